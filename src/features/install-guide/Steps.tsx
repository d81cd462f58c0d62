import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';

/** One step: its picture is decoration, the words carry the meaning. */
export type Step = {
  id: string;
  picture: ReactNode;
  label: string;
  title: ReactNode;
  text: ReactNode;
};

/** Numbered steps with a picture each: side by side where there is room, else beside their text. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map((step, index) => (
        <Item key={step.id}>
          <Frame>{step.picture}</Frame>
          <Words>
            <VisuallyHidden>{step.label}</VisuallyHidden>
            <Number aria-hidden>{index + 1}</Number>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </Words>
        </Item>
      ))}
    </List>
  );
}

/** The narrowest column: two at the most, so that two steps fill the page. */
const COLUMN = 'max(14rem, 40%)';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${COLUMN}, 100%), 1fr));
  gap: ${cssVar('space-9')} ${cssVar('space-6')};
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${cssVar('space-5')};
  /* On paper its words stand on the page of its picture. */
  break-inside: avoid;

  /* The last of an odd number has a row to itself: where that is of two columns, its picture takes one. */
  &:last-child:nth-child(odd) {
    grid-column: 1 / -1;
    flex-flow: row wrap;
    align-items: center;
    gap: ${cssVar('space-5')} ${cssVar('space-6')};

    > * {
      flex: 1 1 ${COLUMN};
    }
  }
`;

const Frame = styled.div`
  overflow: clip;
  border-radius: ${cssVar('radius-large')};
  background: ${nacreGradient(0.7, CORNER_GLOWS)}, ${cssVar('color-surface-raised')};
  --art-ink: ${cssVar('palette-ink-900')};
  --art-paper: ${cssVar('palette-white')};
  --art-line: ${cssVar('palette-paper-200')};
  --art-muted: ${cssVar('palette-paper-400')};
  --art-accent: ${cssVar('palette-cobalt-600')};
  --art-nacre-1: ${cssVar('gradient-nacre-1')};
  --art-nacre-2: ${cssVar('gradient-nacre-2')};
  --art-nacre-3: ${cssVar('gradient-nacre-3')};
  --art-nacre-4: ${cssVar('gradient-nacre-4')};

  > svg {
    width: min(100%, 17rem);
    height: auto;
    margin-inline: auto;

    /* Two rows of steps fit a page of paper, with the title and the button before them. */
    @media print {
      width: min(100%, 9.5rem);
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${cssVar('space-3')};
  row-gap: ${cssVar('space-3')};

  > h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-lead')};
    padding-top: 0.15em;
  }

  > p {
    ${TEXT_STYLES.body}
    ${balancedText}
    grid-column: 2;
    color: ${cssVar('color-text-soft')};
  }
`;

const Number = styled.span`
  ${TEXT_STYLES.label}
  display: grid;
  place-items: center;
  width: ${cssVar('space-8')};
  height: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-pill')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};
  font-weight: ${cssVar('font-weight-strong')};
  font-variant-numeric: tabular-nums;
`;

/** What may come in between the steps above it. */
export const StepsHint = styled.div`
  padding-top: ${cssVar('space-6')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

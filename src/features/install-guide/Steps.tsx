import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { HomeIcon } from '../../assets/install-steps/home-phone.tsx';
import { artColors } from './art-colors.ts';
import { icon } from '../../primitives/Layout.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { TEXT_STYLES, TITLE_SIZE } from '../../theme/text-styles.ts';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';

type Step = {
  id: string;
  picture: ReactNode;
  /** For screen readers, such as "Step 1". */
  label: string;
  title: ReactNode;
  text: ReactNode;
};

/** Numbered steps, each with a decorative picture; two columns where there is room. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map((step, index) => (
        <Item key={step.id}>
          <Frame>{step.picture}</Frame>
          <Copy>
            <Title>
              <VisuallyHidden>{step.label}</VisuallyHidden>
              <StepNumber aria-hidden>{index + 1}</StepNumber>
              <h3>{step.title}</h3>
            </Title>
            <p>{step.text}</p>
          </Copy>
          {isAlone(index, steps.length) && (
            <App>
              <HomeIcon />
            </App>
          )}
        </Item>
      ))}
    </List>
  );
}

/** The last of an odd number. */
const isAlone = (index: number, count: number) => count % 2 === 1 && index === count - 1;

/** A section in rem: a phone held upright. */
export const NARROW = 30;

/** The minimum width, in rem. */
const MINIMUM = 14;
/** At most two columns. */
const COLUMN = `max(${MINIMUM}rem, 40%)`;
const GAP = 1.5;

const List = styled.ol`
  container: steps / inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${COLUMN}, 100%), 1fr));
  gap: ${cssVar('space-9')} ${GAP}rem;
`;

const panel = css`
  overflow: clip;
  border-radius: ${cssVar('radius-large')};
`;

const light = css`
  background: ${nacreGradient(0.7, CORNER_GLOWS)}, ${cssVar('palette-white')};
`;

/** Light on ink, too, as the screens are. */
const Frame = styled.div`
  ${panel}
  ${light}
  ${artColors}
  padding-top: ${cssVar('space-5')};

  > svg {
    width: min(90%, 17rem);
    height: auto;
    margin-inline: auto;

    /* Colors of the page would be on the phone's own. */
    text {
      forced-color-adjust: none;
    }

    /* Two rows, the title and the button fit on a printed page. */
    @media print {
      margin-top: calc(-1 * ${cssVar('space-5')});
      width: min(100%, 9.5rem);
    }
  }
`;

const Copy = styled.div`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 2;
  gap: ${cssVar('space-3')};

  > p {
    ${TEXT_STYLES.body}
    padding-inline-start: calc(${cssVar('space-8')} + ${cssVar('space-3')});
    color: ${cssVar('color-text-soft')};

    > :is(strong, b) {
      color: ${cssVar('color-text-default')};
      font-weight: ${cssVar('font-weight-medium')};
      /* A name on the phone's screen stays whole, a clause need not. */
      word-break: var(--word-break);
    }
  }
`;

/** At its picture, also beside a title of more lines. */
const Title = styled.div`
  display: flex;
  gap: ${cssVar('space-3')};
  align-items: flex-start;

  > h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-lead')};
    padding-top: 0.15em;
  }

  strong {
    font-weight: inherit;
  }
`;

/** The installed app, larger than life. */
const App = styled.div`
  ${artColors}
  display: none;

  > svg {
    width: 100%;
    height: auto;
    filter: drop-shadow(
      0 ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('palette-ink-alpha-13')}
    );
  }

  ${hiddenIn('print')}
`;

/** Pictures, titles and texts of a row each start at one height. */
const Item = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  gap: ${cssVar('space-5')};
  break-inside: avoid;

  /* The last of an odd number closes the list: the light of its picture is behind the text, too. */
  @container steps (width >= ${2 * MINIMUM + GAP}rem) {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
      grid-template: 'picture app' 1fr 'picture copy' auto / minmax(0, 1fr) minmax(0, 1fr);
      gap: ${cssVar('space-5')} ${GAP}rem;
      ${panel}
      ${light}
      color: ${cssVar('palette-ink-900')};

      > ${Frame} {
        display: grid;
        grid-area: picture;
        /* Cut by the card's foot, also where the text makes the card taller. */
        align-content: end;
        border-radius: 0;
        background: none;
      }

      > ${App} {
        display: block;
        grid-area: app;
        align-self: end;
        width: min(6.5rem, 28%);
        margin-block-start: ${cssVar('space-9')};
      }

      > ${Copy} {
        grid-area: copy;
        grid-template-rows: auto;
        padding-block-end: ${cssVar('space-9')};
        padding-inline-end: ${cssVar('space-6')};
        --color-text-default: ${cssVar('palette-ink-900')};
        --color-text-soft: ${cssVar('palette-paper-700')};
        --color-line-strong: ${cssVar('palette-ink-alpha-56')};

        h3 {
          font-size: ${TITLE_SIZE};
          padding-top: 0;
        }
      }
    }
  }
`;

const StepNumber = styled.span`
  ${TEXT_STYLES.label}
  display: grid;
  flex: none;
  place-items: center;
  width: ${cssVar('space-8')};
  height: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-pill')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};
  font-weight: ${cssVar('font-weight-strong')};
  font-variant-numeric: tabular-nums;
`;

/** A frame and an icon: the one thing to know that is no step. */
export const StepsHint = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  padding: ${cssVar('space-6')};
  border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  border-radius: ${cssVar('radius-large')};
  break-inside: avoid;

  > svg {
    ${icon()}
  }

  > p {
    text-wrap: balance;
  }

  b {
    color: ${cssVar('color-text-default')};
    font-weight: ${cssVar('font-weight-medium')};
  }

  @container section (width < ${NARROW}rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${cssVar('space-3')};
    padding: ${cssVar('space-5')};
  }
`;

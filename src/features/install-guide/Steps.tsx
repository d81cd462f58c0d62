import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { COLUMNS, isTitleAbove, STEP_ROWS, stepRows, threeColumns } from './MethodGrid.tsx';
import { Copy, Frame, GROUNDS, Item, panel, StepNumber, Title } from './step-parts.ts';
import { cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';

type Step = {
  id: string;
  picture: ReactNode;
  /** For screen readers, such as "Step 1". */
  label: string;
  title: ReactNode;
  text: ReactNode;
};

type StepsProps = {
  steps: readonly Step[];
  /** Each step is a white card, for the way that needs the least care. */
  cards?: boolean;
};

/** Numbered steps, each with a decorative picture; in a `MethodGrid`. */
export function Steps({ steps, cards = false }: StepsProps) {
  return (
    <List $count={steps.length} $cards={cards}>
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
        </Item>
      ))}
    </List>
  );
}

/** A section in rem: a phone held upright. */
export const NARROW = 30;

/** A section in rem: two columns of steps. */
const TWO_COLUMNS = 33;
const twoColumns = `@container section (width >= ${TWO_COLUMNS}rem)`;
const twoColumnsOnly = `@container section (${TWO_COLUMNS}rem <= width < ${inRem(breakpoint.lg)})`;

/** Alone in its row, the last step is a card over the whole width. */
const closing = css`
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  grid-template-rows: auto;
  ${panel}
  --color-text-default: ${cssVar('palette-ink-900')};
  --color-text-soft: ${cssVar('palette-paper-700')};
  --color-surface-page: ${cssVar('palette-white')};
  color: ${cssVar('palette-ink-900')};

  > ${Frame} {
    display: grid;
    /* Cut by the card's foot, also where the text makes the card taller. */
    align-content: end;
    border-radius: 0;
    background: none;
  }

  > ${Copy} {
    grid-column: 2 / -1;
    grid-row: auto;
    grid-template-rows: auto;
    align-content: center;
    padding-block: ${cssVar('space-9')};
    padding-inline-end: ${cssVar('space-6')};

    h3 {
      ${TEXT_STYLES.headingSm}
    }
  }
`;

/** Its picture is the card's upper part. */
const card = css`
  row-gap: ${cssVar('space-5')};
  ${panel}
  ${forcedColorsBorder}
  background: ${cssVar('palette-white')};

  > ${Frame} {
    border-radius: 0;
  }

  > ${Copy} {
    padding: 0 ${cssVar('space-5')} ${cssVar('space-6')};
  }
`;

const lastOf = (count: number) => css`
  > li:last-child {
    ${closing}
    ${GROUNDS[(count - 1) % GROUNDS.length]}
  }
`;

const emptyFirstCell = css`
  &::before {
    content: '';
    grid-area: 1 / 1 / span ${STEP_ROWS};
  }
`;

type ListProps = { $count: number; $cards: boolean };

const List = styled.ol<ListProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-10')} ${cssVar('space-6')};

  ${GROUNDS.map(
    (light, index) => css`
      > li:nth-child(${GROUNDS.length}n + ${index + 1}) > ${Frame} {
        ${light}
      }
    `,
  )}

  ${({ $cards }) =>
    $cards &&
    css`
      row-gap: ${cssVar('space-6')};

      > li {
        ${card}
      }
    `}

  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, COLUMNS)}, minmax(0, 1fr));
    row-gap: ${cssVar('space-6')};
  }

  ${threeColumns} {
    grid-area: ${({ $count }) => (isTitleAbove($count) ? 2 : 1)} / 1 / span
      ${({ $count }) => stepRows($count)} / -1;
    grid-template: subgrid / subgrid;
    ${({ $count }) => !isTitleAbove($count) && emptyFirstCell}
  }

  ${({ $count }) =>
    $count % 2 === 1 &&
    css`
      @media screen {
        ${twoColumnsOnly} {
          ${lastOf($count)}
        }
      }
    `}
`;

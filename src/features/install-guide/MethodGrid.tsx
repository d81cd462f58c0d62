import styled, { css } from 'styled-components';
import { cssVar } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';
import { inRem } from '../../theme/text-styles.ts';
import { column, Container, printAsBlocks } from '../../primitives/Layout.tsx';

/** Minimum width of a section with two columns of steps, in rem. */
const TWO_COLUMNS = 33;
export const oneStepColumn = `@container section (width < ${TWO_COLUMNS}rem)`;
export const twoStepColumns = `@container section (width >= ${TWO_COLUMNS}rem)`;
/** In rem, so that large text has fewer columns. */
export const threeColumns = `@container section (width >= ${inRem(breakpoint.lg)})`;
export const COLUMNS = 3;
/** Grid rows of a step (picture, title, text), aligned with its neighbors. */
export const STEP_ROWS = 3;

/** The title is above the steps if they fill whole rows, otherwise in the first column. */
export const isTitleAbove = (steps: number) => steps % COLUMNS === 0;

const cellCount = (steps: number) => steps + (isTitleAbove(steps) ? 0 : 1);

export const rowCount = (steps: number) => STEP_ROWS * Math.ceil(cellCount(steps) / COLUMNS);

/** Font size of a title, as a share of the content's width: two short words fit in the first column. */
const TITLE_WIDTH_RATIO = 0.046;

/** An install method: its title, its steps and a note. */
export const MethodGrid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};

  ${threeColumns} {
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
    row-gap: ${cssVar('space-11')};
  }

  ${printAsBlocks}
`;

const titleAbove = css`
  display: grid;
  /* Title and text stay together beside the QR code. */
  grid-template: auto 1fr / subgrid;
  grid-column: 1 / -1;
  align-items: start;

  > :first-child {
    grid-column: 1 / 3;
  }

  > :nth-child(2) {
    grid-area: 2 / 1 / auto / 3;
  }

  > :last-child {
    grid-area: 1 / 3 / span 2;
    justify-self: end;
  }
`;

/** Spans the rows of a step, so that a long title does not stretch the pictures beside it. */
const titleInFirstCell = css`
  grid-area: 1 / 1 / span ${STEP_ROWS};
  align-self: start;
  padding-inline-end: ${cssVar('space-6')};
`;

export const MethodTitle = styled.div<{ $steps: number }>`
  ${column('6', 'flex-start')}

  /* Large text wraps (FAULT-70). */
  > * {
    max-width: 100%;
  }

  ${threeColumns} {
    ${({ $steps }) => (isTitleAbove($steps) ? titleAbove : titleInFirstCell)}

    > h2 {
      font-size: calc(
        min(var(--content-width), 100cqi - 2 * var(--gutter)) * ${TITLE_WIDTH_RATIO} *
          var(--font-scale)
      );
    }
  }

  @media print {
    gap: ${cssVar('space-3')};
  }

  break-after: avoid;
`;

/** Minimum width of a section with a note in one of its columns. */
const noteFitsColumn = `@container section (width >= ${inRem(breakpoint.xl)})`;

/** Beside the last step if a column is free and wide enough, otherwise below the steps. */
export const MethodNote = styled.div<{ $steps: number }>`
  display: grid;
  grid-column: 1 / -1;

  ${noteFitsColumn} {
    ${({ $steps }) =>
      cellCount($steps) % COLUMNS === COLUMNS - 1 &&
      css`
        grid-area: ${rowCount($steps) - STEP_ROWS + 1} / ${COLUMNS} / span ${STEP_ROWS};
      `}
  }
`;

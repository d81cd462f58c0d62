import styled, { css } from 'styled-components';
import { wideSection } from '../../theme/text-styles.ts';
import { cssVar } from '../../theme/css.ts';
import { column, Container, printAsBlocks } from '../../primitives/Layout.tsx';

/** Minimum width of a section with two columns of steps, in rem. */
const TWO_COLUMNS = 33;
export const oneStepColumn = `@container section (width < ${TWO_COLUMNS}rem)`;
export const twoStepColumns = `@container section (width >= ${TWO_COLUMNS}rem)`;

/** Two steps are beside their title, more are below it. */
export const isTitleBeside = (steps: number) => steps === 2;

/** Font size of a title, as a share of the content's width: two short words fit in the first column. */
const TITLE_WIDTH_RATIO = 0.046;

/** Minimum font size of a title, the same beside its steps and above them: "Google Play" fits beside them. */
const MIN_TITLE_SIZE = '3.25rem';

/** An install method: its title, its steps and a note. */
export const MethodGrid = styled(Container)<{ $steps: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};

  ${wideSection} {
    ${({ $steps }) => isTitleBeside($steps) && 'grid-template-columns: repeat(3, minmax(0, 1fr));'}
    row-gap: ${cssVar('space-11')};
  }

  ${printAsBlocks}
`;

/** The button or the QR code is beside the title and the text. */
const titleAbove = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  column-gap: ${cssVar('space-9')};

  > :last-child {
    grid-area: 1 / 2 / span 2;
  }
`;

export const MethodTitle = styled.div<{ $steps: number }>`
  ${column('6', 'flex-start')}
  align-self: start;

  /* Large text wraps (FAULT-70). */
  > * {
    max-width: 100%;
  }

  ${wideSection} {
    ${({ $steps }) => (isTitleBeside($steps) ? `padding-inline-end: ${cssVar('space-6')};` : titleAbove)}

    > h2 {
      font-size: calc(
        max(
            ${MIN_TITLE_SIZE},
            min(var(--content-width), 100cqi - 2 * var(--gutter)) * ${TITLE_WIDTH_RATIO}
          ) *
          var(--font-scale)
      );
    }
  }

  @media print {
    gap: ${cssVar('space-3')};
  }

  break-after: avoid;
`;

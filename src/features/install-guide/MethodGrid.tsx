import styled from 'styled-components';
import { cssVar } from '../../theme/css.ts';
import { breakpoint, fontSize } from '../../theme/generated/tokens.ts';
import { inRem } from '../../theme/text-styles.ts';
import { column, Container, printAsBlocks } from '../../primitives/Layout.tsx';

/** Room for three columns, of which the title is the first; not with text as large as on a phone. */
export const threeColumns = `@container section (width >= ${inRem(breakpoint.lg)})`;
export const COLUMNS = 3;
/** Of a step: picture, title and text, each as high as those beside it. */
export const STEP_ROWS = 3;

/** The rows of the grid with the title and so many steps. */
export const gridRows = (steps: number) => STEP_ROWS * Math.ceil((steps + 1) / COLUMNS);

type MethodGridProps = { $steps: number; $noted: boolean };

/** A way to install the app: its title is as wide as a step, and stands beside the first two. */
export const MethodGrid = styled(Container)<MethodGridProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};

  ${threeColumns} {
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
    /* A long title or note makes the texts beside it higher, not their pictures. */
    grid-template-rows:
      repeat(${({ $steps, $noted }) => ($noted ? gridRows($steps) : STEP_ROWS) - 1}, auto)
      1fr;
    row-gap: ${cssVar('space-11')};
  }

  ${printAsBlocks}
`;

export const MethodTitle = styled.div`
  ${column('6', 'flex-start')}

  /* FAULT-70 */
  > * {
    max-width: 100%;
  }

  ${threeColumns} {
    grid-area: 1 / 1 / span ${STEP_ROWS};
    align-self: start;
    padding-inline-end: ${cssVar('space-6')};

    /* Two words fit in one line. */
    > h2 {
      font-size: calc(
        clamp(${fontSize.headingMin}rem, 4.3vw, ${fontSize.headingMax}rem) * var(--font-scale)
      );
    }
  }

  @media print {
    gap: ${cssVar('space-3')};
  }

  break-after: avoid;
`;

/** What is no step: beside the last one if two columns are free. */
export const MethodNote = styled.div<{ $steps: number }>`
  ${threeColumns} {
    ${({ $steps }) =>
      $steps % COLUMNS === 0
        ? `grid-area: ${gridRows($steps) - STEP_ROWS + 1} / 2 / span ${STEP_ROWS} / -1;`
        : 'grid-column: 1 / -1;'}
  }
`;

import styled from 'styled-components';
import { Split, TITLE_AND_LEAD } from '../../primitives/Layout.tsx';
import { condition, cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { AppPanel } from '../../primitives/AppPanel.tsx';

/** A statement beside its points, which align with the lead of a SectionHeader above. */
export const StatementColumns = styled(Split).attrs({ $align: 'start' })`
  @media not ${condition.belowLg} {
    grid-template-columns: ${TITLE_AND_LEAD};
    column-gap: ${cssVar('space-6')};

    > :first-child {
      max-width: 46rem;
      padding-inline-end: ${cssVar('space-12')};
    }
  }
`;

/** On a light surface: a softer shadow. The figure has a unit, so it is smaller. */
export const StatementPanel = styled(AppPanel)`
  --figure: 18cqi;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 2rem 5rem -1.5rem rgb(from ${cssVar('palette-ink-900')} r g b / 0.2);

  /* Right-aligned, even when the value wraps to its own line. */
  dd {
    margin-inline-start: auto;
  }

  ${forcedColorsBorder}
`;

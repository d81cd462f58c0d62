import styled from 'styled-components';
import { condition, cssVar, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { column, Container, printAsBlocks } from '../../primitives/Layout.tsx';

export const StickyAside = styled(Container)`
  display: grid;
  /* At least the longest word of any title, so that all title columns have one width. */
  grid-template-columns: minmax(min-content, 5fr) minmax(0, 8fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};
  align-items: start;

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${printAsBlocks}
`;

export const StickyTitle = styled.div`
  position: sticky;
  top: calc(${cssVar('size-header')} + ${cssVar('space-8')});
  ${column('6', 'flex-start')}

  /* Two words of a title fit in one line. */
  @media not ${condition.belowLg} {
    > h2 {
      padding-inline-end: ${cssVar('space-8')};
      font-size: calc(
        clamp(${fontSize.headingMin}rem, 5.6vw, ${fontSize.headingMax}rem) * var(--font-scale)
      );
    }
  }

  /* FAULT-70 */
  > * {
    max-width: 100%;
  }

  ${media.belowLg} {
    position: static;
  }

  ${printAsBlocks}
  break-after: avoid;
`;

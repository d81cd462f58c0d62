import styled, { css } from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { column, type Space } from '../../primitives/Layout.tsx';
import { phoneBesideTerms } from './beside-terms.ts';

/** A space that grows with the height of the window. */
const roomy = (least: Space, share: number, most: Space) =>
  `clamp(${cssVar(`space-${least}`)}, ${cssVar(`space-${least}`)} + (100svh - 49rem) * ${share}, ${cssVar(`space-${most}`)})`;

export const OrderTerms = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: terms;
  --row-padding: ${roomy('3', 0.07, '6')};
  ${column('6')}
  gap: ${roomy('4', 0.1, '8')};
  max-width: 32rem;
  min-width: 0;

  dl > div {
    align-items: last baseline;
    padding-block: var(--row-padding);
  }

  /* As close to its rule as the rows below. */
  > dl {
    margin-block-start: calc(var(--row-padding) - ${roomy('4', 0.1, '8')});
  }

  dl > :last-child > dd {
    color: ${cssVar('color-text-soft')};
    font-weight: ${cssVar('font-weight-body')};
  }

  /* A long label takes two lines beside the price, which stays in its column. */
  dt {
    flex: 1 1 5rem;
    max-width: max-content;
    text-wrap: balance;
  }

  /* Right-aligned also on a line of its own. */
  dd {
    margin-inline-start: auto;
    text-align: end;
  }

  ${media.portrait} {
    --row-padding: ${cssVar('space-4')};
    gap: ${cssVar('space-6')};
    max-width: none;

    > dl {
      margin-block-start: calc(var(--row-padding) - ${cssVar('space-6')});
    }
  }

  ${phoneBesideTerms(css`
    --row-padding: ${cssVar('space-6')};
    align-self: center;
    gap: ${cssVar('space-8')};

    > dl {
      margin-block-start: calc(var(--row-padding) - ${cssVar('space-8')});
    }
  `)}

  @media print {
    margin-block-start: ${cssVar('space-5')};
  }
`;

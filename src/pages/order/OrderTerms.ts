import styled, { css } from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { column, type Space } from '../../primitives/Layout.tsx';
import { phoneBesideTerms, landscapePhoneColumns } from './beside-terms.ts';

/** A space that grows with the height of the window. */
const growingSpace = (min: Space, share: number, max: Space) =>
  `clamp(${cssVar(`space-${min}`)}, ${cssVar(`space-${min}`)} + (100svh - 49rem) * ${share}, ${cssVar(`space-${max}`)})`;

export const OrderTerms = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: terms;
  --row-padding: ${growingSpace('3', 0.07, '6')};
  ${column('6')}
  gap: ${growingSpace('4', 0.1, '8')};
  max-width: 32rem;
  min-width: 0;

  dl > div {
    align-items: last baseline;
    padding-block: var(--row-padding);
  }

  /* The row above the list is as close to the list's rule as the rows below. */
  > dl {
    margin-block-start: calc(var(--row-padding) - ${growingSpace('4', 0.1, '8')});
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

  /* Right-aligned, even when the value wraps to its own line. */
  dd {
    margin-inline-start: auto;
    text-align: end;
  }

  ${media.portrait} {
    --row-padding: ${growingSpace('2', 0.05, '4')};
    gap: ${cssVar('space-3')};
    max-width: none;

    /* Quantity and note share a row where both fit, which leaves more height for the phone. */
    > dl {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${cssVar('space-6')};
      margin-block-start: calc(var(--row-padding) - ${cssVar('space-3')});
    }

    > dl > * {
      flex: 1 0 auto;
      max-width: 100%;
    }

    > dl > :first-child {
      flex: 1 0 100%;
    }

    /* More space, so that the terms do not look like a caption of the buttons. A small phone has no room for it. */
    > :last-child {
      margin-block-start: clamp(0rem, (100svh - 49rem) * 0.3, ${cssVar('space-4')});
    }

    dt {
      font-size: ${cssVar('font-size-caption')};
    }
  }

  ${phoneBesideTerms(css`
    --row-padding: ${cssVar('space-6')};
    align-self: center;
    gap: ${cssVar('space-8')};

    > dl {
      margin-block-start: calc(var(--row-padding) - ${cssVar('space-8')});
    }

    > dl > * {
      flex-basis: 100%;
    }

    > :last-child {
      margin-block-start: 0;
    }
  `)}

  /* Quantity and note share a row. All rows get an equal share of the remaining height. */
  ${landscapePhoneColumns(css`
    --row-padding: ${cssVar('space-1')};
    display: grid;
    grid-template: repeat(5, auto) / minmax(0, 1fr);
    align-items: end;
    align-self: stretch;
    gap: 0;
    max-width: 40rem;

    > :not(dl) {
      padding-block-start: ${cssVar('space-2')};
    }

    > dl {
      display: grid;
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 2fr) minmax(0, 3fr);
      align-self: stretch;
      column-gap: ${cssVar('space-6')};
      margin-block-start: ${cssVar('space-2')};
    }

    > dl > * {
      align-content: center;
    }

    > dl > :first-child {
      grid-column: 1 / -1;
    }

    dt {
      font-size: ${cssVar('font-size-caption')};
    }

    > :last-child > * {
      min-height: ${cssVar('size-target')};
      padding-block: ${cssVar('space-2')};
    }
  `)}

  @media print {
    margin-block-start: ${cssVar('space-5')};
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

/** One fact: its name and its value. */
export type DescriptionItem = { name: ReactNode; value: ReactNode };

/** Names and values between hairlines, values at the end of the line with figures of one width. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <DescriptionRows>
      {items.map(({ name, value }, index) => (
        // The list is fixed: an index tells its rows apart.
        <DescriptionRow key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </DescriptionRow>
      ))}
    </DescriptionRows>
  );
}

/** Rows between hairlines: a description list. */
export const DescriptionRows = styled.dl`
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

/** One of them: a term and what describes it. */
export const DescriptionRow = styled.div`
  ${TEXT_STYLES.bodySm}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${cssVar('space-1')} ${cssVar('space-5')};
  padding-block: ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  > dt {
    color: ${cssVar('color-text-muted')};
  }

  > dd {
    font-weight: ${cssVar('font-weight-medium')};
    font-variant-numeric: tabular-nums;
  }
`;

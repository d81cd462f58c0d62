import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

type DescriptionListProps = { items: readonly { name: ReactNode; value: ReactNode }[] };

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <DescriptionRows>
      {items.map(({ name, value }, index) => (
        <DescriptionRow key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </DescriptionRow>
      ))}
    </DescriptionRows>
  );
}

export const DescriptionRows = styled.dl`
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

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
    /* Also on a line of its own. */
    margin-inline-start: auto;
    font-weight: ${cssVar('font-weight-medium')};
    font-variant-numeric: tabular-nums;
  }
`;

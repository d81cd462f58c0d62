import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

/** One fact: its name and its value. */
export type Fact = { name: ReactNode; value: ReactNode };

/** Names and values between hairlines, values at the end of the line with figures of one width. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ name, value }, index) => (
        // The list is fixed: an index tells its rows apart.
        <Row key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

const Row = styled.div`
  ${TEXT_STYLES.control}
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

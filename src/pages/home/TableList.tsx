import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';

/** One row: what it is, what it takes, and what it comes to. */
export type TableListItem = { id: string; title: ReactNode; text: ReactNode; note: ReactNode };

/** Rows between hairlines: title, text and note in columns; below each other on a phone. */
export function TableList({ items }: { items: readonly TableListItem[] }) {
  return (
    <List>
      {items.map(({ id, title, text, note }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p>{note}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
    column-gap: ${cssVar('space-6')};
    align-items: baseline;
    padding-block: ${cssVar('space-6')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  h3 {
    ${TEXT_STYLES.title}
  }

  p {
    ${TEXT_STYLES.bodySm}
    ${balancedText}
    color: ${cssVar('color-text-muted')};
  }

  ${media.mobile} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${cssVar('space-1')};
      padding-block: ${cssVar('space-5')};
    }

    /* The same in every row, and told above the list. */
    li > p:last-child {
      display: none;
    }
  }
`;

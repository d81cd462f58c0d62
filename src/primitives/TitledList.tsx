import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { balancedText, TEXT_STYLES } from '../theme/text-styles.ts';

/** What is said, and a sentence about it. */
export type TitledItem = { id: string; title: ReactNode; text: ReactNode };

/** Points below each other, each under a hairline: a small heading, then its sentence. */
export function TitledList({ items }: { items: readonly TitledItem[] }) {
  return (
    <List>
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    padding-block: ${cssVar('space-6')} ${cssVar('space-7')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  > li:last-child {
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-title-min')};
  }

  p {
    ${TEXT_STYLES.body}
    max-width: 34em;
    margin-top: ${cssVar('space-2')};
    ${balancedText}
    color: ${cssVar('color-text-soft')};
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';

/** A short claim and its qualifier. */
export type ColumnFact = { title: ReactNode; text: ReactNode };

/** Claims side by side, each under a hairline: four columns, two where there is less room. */
export function ColumnFacts({ facts }: { facts: readonly ColumnFact[] }) {
  return (
    <List>
      {facts.map(({ title, text }, index) => (
        // The list is fixed: an index tells its items apart.
        <li key={index}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${cssVar('space-8')} ${cssVar('space-6')};

  > li {
    padding-top: ${cssVar('space-5')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-title-min')};
  }

  p {
    ${TEXT_STYLES.caption}
    margin-top: ${cssVar('space-2')};
    color: ${cssVar('color-text-muted')};
  }

  ${media.popupSmall} {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    column-gap: ${cssVar('space-4')};
  }

  ${media.mobile} {
    h3 {
      font-size: ${cssVar('font-size-lead')};
    }
  }
`;

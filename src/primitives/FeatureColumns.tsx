import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { fourColumns } from './four-columns.ts';

/** A short claim and its qualifier. */
export type Feature = { title: ReactNode; text: ReactNode };

/** Claims side by side, each under a hairline: four columns, two where there is less room. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <List>
      {items.map(({ title, text }, index) => (
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
  ${fourColumns}

  h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-title-min')};
  }

  p {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  ${media.mobile} {
    h3 {
      font-size: ${cssVar('font-size-lead')};
    }
  }
`;

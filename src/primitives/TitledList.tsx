import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { cssVar, media } from '../theme/css.ts';
import { balancedText, TEXT_STYLES } from '../theme/text-styles.ts';

export type TitledItem = {
  id: string;
  title: ReactNode;
  text: ReactNode;
  picture?: ReactNode;
};

type TitledItemsProps = { items: readonly TitledItem[]; className?: string };

/** The markup of a list of titles and texts, without a layout. */
export function TitledItems({ items, className }: TitledItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ id, picture, title, text }) => (
        <li key={id}>
          {picture}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export const TitledList = styled(TitledItems)`
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

export const fourColumns = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${cssVar('space-8')} ${cssVar('space-6')};

  > li {
    padding-top: ${cssVar('space-5')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  > li > :last-child {
    margin-top: ${cssVar('space-2')};
  }

  ${media.belowLg} {
    grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
    column-gap: ${cssVar('space-4')};
  }
`;

export const FeatureColumns = styled(TitledItems)`
  ${fourColumns}

  /* The texts of a row align, also below a title of two lines. */
  > li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  h3 {
    ${TEXT_STYLES.title}
    font-size: ${cssVar('font-size-title-min')};
  }

  p {
    ${TEXT_STYLES.bodySm}
    ${balancedText}
    line-height: var(--leading-body);
    color: ${cssVar('color-text-muted')};
  }

  ${media.mobile} {
    h3 {
      font-size: ${cssVar('font-size-lead')};
    }

    p {
      font-size: ${cssVar('font-size-label')};
    }
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { condition, media } from '../../theme/media.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';

/** One row: its pearl, its name, and a sentence. */
export type PearlListItem = { id: string; picture: ReactNode; title: ReactNode; text: ReactNode };

/** Rows whose pearls hang on one string. */
export function PearlList({ rows }: { rows: readonly PearlListItem[] }) {
  return (
    <List>
      {rows.map(({ id, picture, title, text }) => (
        <li key={id}>
          {picture}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  --pearl: clamp(4.5rem, 9vw, 8rem);
  position: relative;

  /* The string comes out of the dark and goes back into it. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${cssVar('space-8')}) auto calc(-1 * ${cssVar('space-14')})
      calc(var(--pearl) / 2);
    border-left: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    mask-image: linear-gradient(
      transparent,
      ${cssVar('palette-black')} 12%,
      ${cssVar('palette-black')} 80%,
      transparent
    );
  }

  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--pearl) minmax(0, 6fr) minmax(0, 5fr);
    column-gap: clamp(${cssVar('space-5')}, 4vw, ${cssVar('space-11')});
    align-items: center;
    padding-block: ${cssVar('space-6')};
  }

  /* The texts begin where the lead of an Opening above them does. */
  @media not ${condition.belowLg} {
    > li {
      grid-template-columns: var(--pearl) minmax(0, 1fr) calc((100% - ${cssVar('space-6')}) / 3);
    }
  }

  /* Hairlines under the words only: the string stays free. */
  > li + li::before {
    content: '';
    position: absolute;
    inset: 0 0 auto calc(var(--pearl) + clamp(${cssVar('space-5')}, 4vw, ${cssVar('space-11')}));
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  img {
    width: var(--pearl);
  }

  h3 {
    ${TEXT_STYLES.headingSm}
  }

  p {
    ${TEXT_STYLES.body}
    ${balancedText}
    color: ${cssVar('color-text-soft')};
  }

  ${media.mobile} {
    > li {
      grid-template: 'pearl title' auto 'pearl text' auto / var(--pearl) minmax(0, 1fr);
      row-gap: ${cssVar('space-2')};
    }

    picture {
      grid-area: pearl;
    }
  }
`;

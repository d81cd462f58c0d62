import styled from 'styled-components';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { nacreGlow } from '../../primitives/nacre.ts';

/** A pearl rises from the horizon beside the copy; on a phone below it. */
export const IntroWithPearl = styled.div`
  --pearl: ${cssVar('size-search-pearl')};
  position: relative;
  padding-bottom: ${cssVar('space-15')};
  margin-bottom: ${cssVar('space-9')};

  &::before,
  &::after {
    content: '';
    /* To the edge of the window, where both fade out. */
    right: calc(-1 * min(10rem, (100vw - 100%) / 2));
    bottom: 0;
    width: 54rem;
    max-width: 130vw;
  }

  &::before {
    height: 30rem;
    ${nacreGlow(0.26, [
      { hue: 2, size: '50% 70%', position: '56% 100%', extent: '72%' },
      { hue: 1, size: '34% 46%', position: '30% 100%', extent: '72%' },
      { hue: 3, size: '30% 40%', position: '77% 100%', extent: '72%' },
    ])}
  }

  &::after {
    position: absolute;
    height: ${cssVar('size-hairline')};
    background: linear-gradient(
      to right,
      transparent,
      ${cssVar('color-line-strong')} 50%,
      transparent
    );
  }

  > picture {
    position: absolute;
    right: ${cssVar('space-11')};
    bottom: 0;
    overflow: clip;
    width: var(--pearl);
    height: calc(var(--pearl) / 2);
  }

  > picture > img {
    width: 100%;
  }

  > :last-child {
    position: relative;
  }

  > :last-child > p {
    max-width: min(${cssVar('size-prose')}, 100% - var(--pearl) - 2 * ${cssVar('space-10')});
  }

  ${media.belowLg} {
    --pearl: ${cssVar('size-search-pearl-small')};

    margin-bottom: ${cssVar('space-6')};

    > picture {
      right: 0;
    }
  }

  ${media.mobile} {
    padding-bottom: calc(var(--pearl) / 2 + ${cssVar('space-6')});

    > :last-child > p {
      max-width: ${cssVar('size-prose')};
    }
  }

  ${media.landscapePhone} {
    padding-bottom: ${cssVar('space-8')};
  }

  @media (forced-colors: active) {
    padding-bottom: ${cssVar('space-11')};

    &::after,
    > picture {
      display: none;
    }
  }
`;

/** Sticks below the header where the viewport is tall enough; the list fades out behind it. */
export const SearchBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  padding-block: ${cssVar('space-3')} ${cssVar('space-5')};
  background: linear-gradient(${cssVar('color-surface-page')} 84%, transparent);

  ${media.belowXl} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      max-width: none;
    }
  }

  @media (min-height: ${size.popup}px) {
    position: sticky;
    z-index: ${cssVar('z-raised')};
    top: ${cssVar('size-header')};

    ${media.mobile} {
      top: ${cssVar('size-header-mobile')};
    }
  }

  ${hiddenIn('print')}
`;

/** `scrollIntoView` stops below the header and the search bar. */
export const SearchResults = styled.div`
  --search-bottom: calc(
    ${cssVar('size-header')} + ${cssVar('size-control')} + ${cssVar('space-8')}
  );
  scroll-margin-top: var(--search-bottom);

  ${media.belowXl} {
    --search-bottom: calc(
      ${cssVar('size-header')} + ${cssVar('size-control')} + ${cssVar('size-target')} +
        ${cssVar('space-9')}
    );
  }
`;

export const SearchStatus = styled.p`
  ${TEXT_STYLES.caption}
  margin-bottom: ${cssVar('space-9')};
  color: ${cssVar('color-text-muted')};

  &[data-empty='true'] {
    ${TEXT_STYLES.headingSm}
    max-width: ${cssVar('size-prose')};
    margin-top: ${cssVar('space-9')};
    color: ${cssVar('color-text-default')};
  }
`;

export const EmptyPearl = styled.div`
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  img {
    width: ${cssVar('size-tile-pearl')};
    margin-inline: auto 22%;
  }
`;

import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';
import { Container, mobileGutter } from '../../primitives/Layout.tsx';

/**
 * Four tiles, 7 + 5 and 5 + 7 columns wide, that fill the height they are given. On a phone they
 * stand in a row that scrolls sideways, the next tile peeking in.
 */
export const FeatureGrid = styled(Container)`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: ${cssVar('space-6')};

  > :nth-child(4n + 1),
  > :nth-child(4n) {
    grid-column: span 7;
  }

  > :nth-child(4n + 2),
  > :nth-child(4n + 3) {
    grid-column: span 5;
  }

  ${media.mobile} {
    grid-template-columns: none;
    grid-auto-columns: min(18.75rem, 80%);
    grid-auto-flow: column;
    gap: ${cssVar('space-3')};
    width: 100%;
    padding-inline: ${mobileGutter};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${mobileGutter};
    scrollbar-width: none;

    > :nth-child(n) {
      grid-column: auto;
      scroll-snap-align: start;
    }
  }

  /* Nothing scrolls sideways on paper. */
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

/** One tile: a title, a line, and one visual idea in what is left. */
export const FeatureTile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 21rem;
  overflow: clip;
  padding: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-huge')};
  background: ${cssVar('color-surface-raised')};

  > h2 {
    ${TEXT_STYLES.title}
    position: relative;
    z-index: ${cssVar('z-raised')};
    max-width: 13em;
  }

  > p {
    ${TEXT_STYLES.label}
    position: relative;
    z-index: ${cssVar('z-raised')};
    max-width: 22em;
    margin-top: ${cssVar('space-2')};
    line-height: var(--leading-body);
    color: ${cssVar('color-text-muted')};
    ${balancedText}
  }

  ${media.mobile} {
    min-height: 27rem;
    padding: ${cssVar('space-6')};
    border-radius: ${cssVar('radius-large')};
  }

  @media print {
    min-height: 18rem;
    break-inside: avoid;
  }
`;

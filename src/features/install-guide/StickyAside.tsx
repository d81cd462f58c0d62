import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { condition, media } from '../../theme/media.ts';
import { Container } from '../../primitives/Layout.tsx';
import { printAsBlocks } from '../../primitives/print.ts';

/**
 * A chapter of a guide: its title to the start side, staying in view, its content to the end side.
 * One column where the two would be cramped.
 */
export const StickyAside = styled(Container)`
  display: grid;
  /* Wide enough for the longest word of any title, so that the chapters of a page are in line. */
  grid-template-columns: minmax(min-content, 5fr) minmax(0, 8fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};
  align-items: start;

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${printAsBlocks}
`;

/** The title's side: the heading, and the action that begins the chapter. */
export const StickyTitle = styled.div`
  position: sticky;
  top: calc(${cssVar('size-header')} + ${cssVar('space-8')});
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${cssVar('space-6')};

  /* Letters that fit two words of a title in the column. */
  @media not ${condition.belowLg} {
    > h2 {
      font-size: calc(
        clamp(${fontSize.headingMin}rem, 5.6vw, ${fontSize.headingMax}rem) * var(--font-scale)
      );
    }
  }

  /* Very large words break rather than leave the screen (FAULT-70). */
  > * {
    max-width: 100%;
  }

  ${media.belowLg} {
    position: static;
  }

  ${printAsBlocks}
  /* What begins the chapter stands on the page of what follows. */
  break-after: avoid;
`;

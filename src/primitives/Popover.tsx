import type { ToggleEvent } from 'react';
import styled from 'styled-components';
import { cssVar, forcedColorsBorder, media } from '../theme/css.ts';

/**
 * A native popover below its `popovertarget` button, ends aligned. It flips where it does not fit,
 * and scrolls on the larger side if it fits on neither. Without anchor positioning it opens below
 * the header, at the right.
 */
export const Popover = styled.div.attrs({ popover: 'auto', onBeforeToggle: beforeToggle })`
  inset: auto;
  top: ${cssVar('size-header')};
  right: ${cssVar('space-5')};
  max-height: calc(100dvh - ${cssVar('size-header')} - ${cssVar('space-5')});
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* Not inherited from the line of its button. */
  white-space: normal;
  background: ${cssVar('color-surface-raised')};
  color: ${cssVar('color-text-default')};
  border-radius: ${cssVar('radius-large')};
  box-shadow: ${cssVar('elevation-popup')};
  opacity: 0;
  translate: 0 calc(-1 * ${cssVar('space-2')});
  transition:
    opacity ${cssVar('duration-normal')} ${cssVar('easing-out')},
    translate ${cssVar('duration-normal')} ${cssVar('easing-out')},
    display ${cssVar('duration-normal')} allow-discrete,
    overlay ${cssVar('duration-normal')} allow-discrete;

  /* Wins over a max-width that a parent sets. */
  && {
    max-width: calc(100vw - 2 * ${cssVar('space-5')});
  }

  &:popover-open {
    opacity: 1;
    translate: 0 0;

    @starting-style {
      opacity: 0;
      translate: 0 calc(-1 * ${cssVar('space-2')});
    }
  }

  @supports (position-area: block-end) {
    inset: auto;
    position-area: block-end span-inline-start;
    margin-block: ${cssVar('offset-popup')};
    margin-inline: 0;
  }

  @supports (position-area: block-end) and (not (hanging-punctuation: first)) {
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-block flip-inline,
      --popover-roomier,
      --popover-roomier flip-block;

    /* As tall as the side (100 %), which must have about half of the viewport. */
    @position-try --popover-roomier {
      position-area: block-end span-all;
      min-height: calc(50dvh - ${cssVar('size-control')} - 2 * ${cssVar('offset-popup')});
      max-height: calc(100% - 2 * ${cssVar('offset-popup')});
      margin-inline: ${cssVar('space-5')};
    }
  }

  /* Firefox 153: with --popover-roomier a panel never leaves its starting style. */
  @supports (position-area: block-end) and (-moz-appearance: none) {
    transition: none;
  }

  /*
   * WebKit 2.50 (Safari 26), the only engine with hanging-punctuation. With fallbacks a panel never
   * leaves its starting style, and the page hangs if a breakpoint hides the button; overflow
   * correction ignores the scroll position; and the exit transition never ends.
   */
  @supports (position-area: block-end) and (hanging-punctuation: first) {
    max-height: calc(100% - 2 * ${cssVar('offset-popup')});
    align-self: unsafe start;
    justify-self: unsafe end;

    &:not(:popover-open) {
      transition: none;
    }

    &[data-inline='end'] {
      position-area: block-end span-inline-end;
      justify-self: unsafe start;
    }

    &[data-block='start'] {
      position-area: block-start span-inline-start;
      align-self: unsafe end;
    }

    &[data-block='start'][data-inline='end'] {
      position-area: block-start span-inline-end;
    }
  }

  ${forcedColorsBorder}

  ${media.reducedMotion} {
    transition: none;
  }
`;

/** WebKit cannot use the fallbacks, so the side is chosen just before the panel opens. */
function beforeToggle({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open' || !CSS.supports('hanging-punctuation: first')) return;
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (!button) return;
  const viewport = { width: innerWidth, height: innerHeight };
  Object.assign(panel.dataset, choosePlacement(button.getBoundingClientRect(), viewport));
}

type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** The sides with more space, in px: above or below; aligned with its right or its left edge. */
export function choosePlacement(
  { top, right, bottom, left }: Edges,
  { width, height }: { readonly width: number; readonly height: number },
): { block: 'start' | 'end'; inline: 'start' | 'end' } {
  return {
    block: top > height - bottom ? 'start' : 'end',
    inline: right < width - left ? 'end' : 'start',
  };
}

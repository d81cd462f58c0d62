import type { ToggleEvent } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { choosePlacement } from './placement.ts';

/**
 * A panel in the browser's top layer, anchored to the button whose `popovertarget` names it: give
 * it `popover="auto"` and an `id`. The platform closes it on Escape and outside clicks and puts it
 * after its button in the focus order. Below its button, ends aligned; flips where there is no room,
 * and where neither side has enough it scrolls on the roomier one. Without anchor positioning it
 * sits under the header, at the end of the line.
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
  /* A panel is drawn elsewhere than it stands in the document: its button's line is not its own. */
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

  /* Also where a section says how wide what is in it may be. */
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

    /*
     * Higher than either side: as high as the side, and not on one that has less than half of what a
     * button of twice the usual height leaves. Percentages are the side's.
     */
    @position-try --popover-roomier {
      position-area: block-end span-all;
      min-height: calc(50dvh - ${cssVar('size-control')} - 2 * ${cssVar('offset-popup')});
      max-height: calc(100% - 2 * ${cssVar('offset-popup')});
      margin-inline: ${cssVar('space-5')};
    }
  }

  /* Firefox keeps a panel on the roomier side in its starting style for good: it appears at once (153). */
  @supports (position-area: block-end) and (-moz-appearance: none) {
    transition: none;
  }

  /*
   * WebKit alone hangs punctuation. With fallbacks a panel never leaves its starting style there, so
   * nobody sees it, and a page whose button goes away at a breakpoint hangs; it moves a panel onto
   * the screen as if the page were not scrolled; and its way out never leaves its first moment, so
   * that a closed panel would stay to be seen (2.50, which is Safari 26).
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

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

/** Where fallbacks cannot be used, the side is chosen just before the panel opens. */
function beforeToggle({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open' || !CSS.supports('hanging-punctuation: first')) return;
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (!button) return;
  const room = { width: innerWidth, height: innerHeight };
  Object.assign(panel.dataset, choosePlacement(button.getBoundingClientRect(), room));
}

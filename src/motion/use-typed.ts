import { useLayoutEffect, type RefObject } from 'react';
import { duration } from '../theme/generated/tokens.ts';
import { condition } from '../theme/media.ts';

/** The highlight that hides what has not been typed yet; its colour is in global.css. */
const UNTYPED = 'untyped';

/**
 * Types the text of an element in, once, when it first appears (HOME-11). The text itself is never
 * touched: it is there for readers, for the layout and for search from the start, and only its last
 * part is transparent for a moment. Where the platform cannot do that, or motion is unwanted, it is
 * simply there.
 */
export function useTyped(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const text = element.current?.firstChild;
    if (!(text instanceof Text) || !matchMedia(condition.motion).matches) return undefined;
    if (typeof Highlight === 'undefined') return undefined;

    const rest = new Range();
    rest.selectNodeContents(text);
    CSS.highlights.set(UNTYPED, new Highlight(rest));
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function type(now) {
      const typed = Math.ceil((text.length * (now - startedAt)) / duration.typed);
      if (typed >= text.length) {
        CSS.highlights.delete(UNTYPED);
        return;
      }
      rest.setStart(text, Math.max(typed, 0));
      frame = requestAnimationFrame(type);
    });
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(UNTYPED);
    };
  }, [element]);
}

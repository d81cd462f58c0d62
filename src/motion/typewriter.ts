import { duration } from '../theme/generated/tokens.ts';
import { condition } from '../theme/media.ts';

/** The highlight that hides what has not been typed yet; its colour is in global.css. */
const UNTYPED = 'untyped';

/**
 * Marks the element whose text is typed in, for who looks for it before the app is there. While it is
 * `begun` the element is a layer of its own (global.css): the light behind it is not drawn anew with
 * each letter.
 */
export const TYPEWRITER = 'data-typewriter';

/**
 * Types the text of an element in, once (HOME-11); returns how to stop. The text itself is never
 * touched: it is there for readers, for the layout and for search from the start, and only its last
 * part is transparent for a moment. Where the platform cannot do that, or motion is unwanted, it is
 * simply there.
 */
export function startTypewriter(element: Element): (() => void) | undefined {
  const text = element.firstChild;
  // Begun by its document, or done.
  if (element.getAttribute(TYPEWRITER) !== '') return undefined;
  if (!(text instanceof Text) || !matchMedia(condition.scrollEffects).matches) return undefined;
  if (typeof Highlight === 'undefined') return undefined;

  element.setAttribute(TYPEWRITER, 'begun');
  const rest = new Range();
  rest.selectNodeContents(text);
  CSS.highlights.set(UNTYPED, new Highlight(rest));
  const startedAt = performance.now();
  let frame = requestAnimationFrame(function type(now) {
    const typed = Math.ceil((text.length * (now - startedAt)) / duration.typewriter);
    if (typed >= text.length) {
      CSS.highlights.delete(UNTYPED);
      element.setAttribute(TYPEWRITER, 'done');
      return;
    }
    // Only a new letter is worth a drawing.
    if (typed > rest.startOffset) rest.setStart(text, typed);
    frame = requestAnimationFrame(type);
  });
  return () => {
    cancelAnimationFrame(frame);
    CSS.highlights.delete(UNTYPED);
  };
}

import { duration } from '../theme/generated/tokens.ts';
import { scrollEffects } from '../theme/scroll-effects.ts';

/** The highlight of the text that is not typed yet; transparent in global.css. */
const UNTYPED = 'untyped';

/** Marks the element to type; its value is empty, then `typing`, then `done`. */
export const TYPEWRITER = 'data-typewriter';

/**
 * Types an element's text once (HOME-11); returns a function that stops it. The text stays in the
 * document for layout, search and screen readers: only its end is transparent. Without the
 * Highlight API, or with reduced motion, it shows at once.
 */
export function startTypewriter(element: Element): (() => void) | undefined {
  const text = element.firstChild;
  if (element.getAttribute(TYPEWRITER) !== '') return undefined;
  if (!(text instanceof Text) || !matchMedia(scrollEffects).matches) return undefined;
  if (typeof Highlight === 'undefined') return undefined;

  element.setAttribute(TYPEWRITER, 'typing');
  const untyped = new Range();
  untyped.selectNodeContents(text);
  CSS.highlights.set(UNTYPED, new Highlight(untyped));
  const startedAt = performance.now();
  let frame = requestAnimationFrame(function type(now) {
    const length = Math.ceil((text.length * (now - startedAt)) / duration.typewriter);
    if (length >= text.length) {
      CSS.highlights.delete(UNTYPED);
      element.setAttribute(TYPEWRITER, 'done');
      return;
    }
    // Repaints only for a new character.
    if (length > untyped.startOffset) untyped.setStart(text, length);
    frame = requestAnimationFrame(type);
  });
  return () => {
    cancelAnimationFrame(frame);
    CSS.highlights.delete(UNTYPED);
  };
}

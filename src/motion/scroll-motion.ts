import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { condition } from '../theme/css.ts';

/** By `data-motion` (HOME-11). Transforms only: nothing is laid out again. */
const EFFECTS: Record<string, (element: Element) => void> = {
  /** Scrolls a little slower than the page. */
  parallax: (element) => scrub(element, { yPercent: 5 }, { yPercent: -5 }),
  settle: (element) =>
    // Starts a little higher, closer to the heading above.
    scrub(element, { yPercent: -3 }, { yPercent: 0 }, 'top bottom', 'bottom 88%'),
  'rise-in': (element) => scrub(element, { yPercent: 9 }, { yPercent: 0 }, 'top bottom', 'top 45%'),
  /** Pearls of a row slide in from the right, the last one from farthest away. Without a texture they cannot roll. */
  'slide-in': (element) => {
    for (const [index, pearl] of [...element.querySelectorAll('picture')].entries()) {
      const from = { xPercent: 10 * (index + 1) };
      scrub(pearl, from, { xPercent: 0 }, 'top bottom', 'bottom 78%', element);
    }
  },
};

/** Ties a tween to the scroll position while `trigger` crosses the viewport. */
function scrub(
  element: Element,
  from: gsap.TweenVars,
  to: gsap.TweenVars,
  start = 'top bottom',
  end = 'bottom top',
  trigger: Element = element.parentElement ?? element,
): void {
  // A compositor layer: repainting at every sub-pixel offset is three times slower.
  gsap.set(element, { willChange: 'transform' });
  gsap.fromTo(element, from, {
    ...to,
    ease: 'none',
    scrollTrigger: { trigger, start, end, scrub: true },
  });
}

/** Starts the effects of all `data-motion` elements in `root`; returns a cleanup function. */
export function startScrollMotion(root: Element): () => void {
  gsap.registerPlugin(ScrollTrigger);
  // Keeps the layers: a layer that is created again at each stop is repainted.
  gsap.config({ force3D: true });
  const cleanups = [
    whileMediaMatches(condition.scrollEffects, () => {
      for (const [name, effect] of Object.entries(EFFECTS))
        root.querySelectorAll(`[data-motion="${name}"]`).forEach(effect);
    }),
    whileMediaMatches(condition.cardScaling, () => {
      for (const panel of root.querySelectorAll('[data-motion="scale"]'))
        scrub(panel, { scale: 0.82 }, { scale: 1 }, 'top bottom', 'bottom 60%');
    }),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}

/**
 * Runs `animate` while the media query matches; returns a cleanup function. Not `gsap.matchMedia`:
 * it never removes its listeners (FAULT-75).
 */
function whileMediaMatches(media: string, animate: () => void): () => void {
  const query = matchMedia(media);
  let context: gsap.Context | undefined;
  const update = () => {
    context?.revert();
    context = query.matches ? gsap.context(animate) : undefined;
  };
  update();
  query.addEventListener('change', update);
  return () => {
    query.removeEventListener('change', update);
    // Not `revert`: it reinserts removed elements, and Chromium then keeps their images (FAULT-75).
    context?.kill();
  };
}

import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { condition } from '../theme/media.ts';

/** A tween that follows the scroll position while the moved element's frame crosses the viewport. */
type Motion = (element: Element) => void;

/**
 * What each `data-motion` does (HOME-11). All end, or have their middle, where the layout puts the
 * element; only transforms, so that nothing is laid out again.
 */
const MOTIONS: Record<string, Motion> = {
  /** A large picture that passes a little slower than the page. */
  parallax: (element) => follow(element, { yPercent: 5 }, { yPercent: -5 }),
  /** Sinks to rest. */
  settle: (element) =>
    follow(element, { yPercent: -9 }, { yPercent: 0 }, 'top bottom', 'bottom 88%'),
  /** Comes up from below the edge. */
  rise: (element) => follow(element, { yPercent: 9 }, { yPercent: 0 }, 'top bottom', 'top 45%'),
  /** Round things roll along their string, the farthest one longest. */
  string: (element) => {
    for (const [index, pearl] of [...element.querySelectorAll('picture')].entries()) {
      const away = 24 * (index + 1);
      follow(
        pearl,
        { xPercent: away, rotation: away },
        { xPercent: 0, rotation: 0 },
        'top bottom',
        'bottom 78%',
        element,
      );
    }
  },
};

function follow(
  element: Element,
  from: gsap.TweenVars,
  to: gsap.TweenVars,
  start = 'top bottom',
  end = 'bottom top',
  trigger: Element = element.parentElement ?? element,
): void {
  // Moved as it is drawn: drawn anew for every part of a pixel, it would take three times as long.
  gsap.set(element, { willChange: 'transform' });
  gsap.fromTo(element, from, {
    ...to,
    ease: 'none',
    scrollTrigger: { trigger, start, end, scrub: true },
  });
}

/**
 * Lets everything marked `data-motion` in `root` follow the scroll position, as long as the viewport
 * is wide enough and the visitor has not asked for less motion. Returns what ends it once `root` has
 * left the page.
 */
export function startScrollMotion(root: Element): () => void {
  gsap.registerPlugin(ScrollTrigger);
  // A layer for good: made and dropped at each stop, it would be painted anew each time.
  gsap.config({ force3D: true });
  const ends = [
    whenever(condition.scrollEffects, () => {
      for (const [name, motion] of Object.entries(MOTIONS))
        root.querySelectorAll(`[data-motion="${name}"]`).forEach(motion);
    }),
    whenever(condition.cardScaling, () => {
      for (const panel of root.querySelectorAll('[data-motion="scale"]'))
        follow(panel, { scale: 0.82 }, { scale: 1 }, 'top bottom', 'bottom 60%');
    }),
  ];
  return () => ends.forEach((end) => end());
}

/**
 * Moves while a media condition holds; returns what ends it for good. GSAP's own matchMedia never takes its
 * listeners back: every visit of the page would leave two more (FAULT-75).
 */
function whenever(media: string, move: () => void): () => void {
  const query = matchMedia(media);
  let moving: gsap.Context | undefined;
  const change = () => {
    moving?.revert();
    moving = query.matches ? gsap.context(move) : undefined;
  };
  change();
  query.addEventListener('change', change);
  return () => {
    query.removeEventListener('change', change);
    // The page has left the document. To put back how things were, GSAP would put each of them into
    // the document for a moment, and Chromium would hold their pictures from then on (FAULT-75).
    moving?.kill();
  };
}

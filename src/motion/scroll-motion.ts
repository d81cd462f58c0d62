import { gsap } from 'gsap';
import { condition } from '../theme/css.ts';

/** By `data-motion` (HOME-11). Transforms only: nothing is laid out again. */
const EFFECTS: Record<string, (element: Element) => ScrollTween[]> = {
  /** Scrolls a little slower than the page. */
  parallax: (element) => [scrollTween(element, { yPercent: 5 }, { yPercent: -5 }, ['bottom', 0])],
  /** Starts a little higher, closer to the heading above. */
  settle: (element) => [scrollTween(element, { yPercent: -3 }, { yPercent: 0 }, ['bottom', 0.88])],
  'rise-in': (element) => [scrollTween(element, { yPercent: 9 }, { yPercent: 0 }, ['top', 0.45])],
  /** Pearls of a row slide in from the right, the last one from farthest away. Without a texture they cannot roll. */
  'slide-in': (element) =>
    [...element.querySelectorAll('picture')].map((pearl, index) =>
      scrollTween(
        pearl,
        { xPercent: 10 * (index + 1) },
        { xPercent: 0 },
        ['bottom', 0.78],
        element,
      ),
    ),
};

/** A sticky panel has its full size before it sticks, at any height of the window. */
const growPanel = (panel: Element): ScrollTween =>
  scrollTween(panel, { scale: 0.82 }, { scale: 1 }, ['top', 0.5]);

/** Reached when this edge of the trigger is at this share of the window's height, from its top. */
type ScrollEnd = readonly [edge: 'top' | 'bottom', share: number];

/** A tween that follows the scroll position, from when the top of `trigger` enters the window until `end`. */
interface ScrollTween {
  readonly tween: gsap.core.Tween;
  readonly trigger: Element;
  readonly end: ScrollEnd;
}

function scrollTween(
  element: Element,
  from: gsap.TweenVars,
  to: gsap.TweenVars,
  end: ScrollEnd,
  trigger: Element = element.parentElement ?? element,
): ScrollTween {
  // A compositor layer: repainting at every sub-pixel offset is three times slower.
  gsap.set(element, { willChange: 'transform' });
  return {
    tween: gsap.fromTo(element, from, { ...to, ease: 'none', paused: true }),
    trigger,
    end,
  };
}

/** From 0 to 1. */
function progressOf({ trigger, end: [edge, share] }: ScrollTween): number {
  const box = trigger.getBoundingClientRect();
  const sinceStart = innerHeight - box.top;
  const untilEnd = box[edge] - share * innerHeight;
  return gsap.utils.clamp(0, 1, sinceStart / (sinceStart + untilEnd));
}

/**
 * Starts the effects of all `data-motion` elements in `root`; returns a cleanup function. Not with ScrollTrigger: it
 * requests a frame 60 times a second for as long as the page is open, and scrolls the page to measure it.
 */
export function startScrollMotion(root: Element): () => void {
  // Keeps the layers: a layer that is created again at each stop is repainted.
  gsap.config({ force3D: true });
  // Not `gsap.matchMedia`: it never removes its listeners (FAULT-75).
  const queries = [matchMedia(condition.scrollEffects), matchMedia(condition.cardScaling)] as const;
  const [effects, scaling] = queries;
  let tweens: ScrollTween[] = [];
  let context: gsap.Context | undefined;

  const elements = (name: string) => [...root.querySelectorAll(`[data-motion="${name}"]`)];
  const create = () => {
    const effectTweens = Object.entries(EFFECTS).flatMap(([name, effect]) =>
      elements(name).flatMap(effect),
    );
    tweens = [...effectTweens, ...(scaling.matches ? elements('scale').map(growPanel) : [])];
  };
  const updateProgress = () => {
    // Reads all boxes before it moves an element: otherwise each read would force a layout. A box in a skipped section
    // (decision 0025) would force the layout of that section.
    const positions = tweens
      .filter(({ trigger }) => trigger.checkVisibility({ contentVisibilityAuto: true }))
      .map((it) => [it.tween, progressOf(it)] as const);
    for (const [tween, progress] of positions)
      if (tween.progress() !== progress) tween.progress(progress);
  };
  const rebuild = () => {
    context?.revert();
    tweens = [];
    context = effects.matches ? gsap.context(create) : undefined;
    updateProgress();
  };

  rebuild();
  for (const query of queries) query.addEventListener('change', rebuild);
  addEventListener('scroll', updateProgress, { passive: true });
  addEventListener('resize', updateProgress);
  // Images and fonts that load move what is below them.
  const observer = new ResizeObserver(updateProgress);
  observer.observe(document.body);
  return () => {
    for (const query of queries) query.removeEventListener('change', rebuild);
    removeEventListener('scroll', updateProgress);
    removeEventListener('resize', updateProgress);
    observer.disconnect();
    // Not `revert`: it reinserts removed elements, and Chromium then keeps their images (FAULT-75).
    context?.kill();
  };
}

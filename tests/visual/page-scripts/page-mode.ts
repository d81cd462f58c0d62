/** Applies a mode to its page: clock, motion, text size, direction (VIS-16). */
import type { Mode } from '../matrix/modes.ts';
import { nextFrame } from './pending-work.ts';

declare global {
  interface Window {
    /** The mode that the page was opened in, if any. */
    __visualMode?: Partial<Mode>;
  }
}

/** The time of the page's clock, in ms. */
const NOW = Date.UTC(2026, 0, 15, 12);
/** An animation that restarts this often, as soon as it has ended, counts as endless. */
const MAX_RESTARTS = 3;

let mode: Partial<Mode> = {};
const textSize = new CSSStyleSheet();
/** How often each element's animations were ended since the story was mounted, by property. */
let endedAnimations = new WeakMap<Element, Map<string, number>>();

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [NOW] : args) as Date,
  apply: () => new RealDate(NOW).toString(),
  // Animation libraries take their time from `Date.now()`, texts from `new Date()`.
  get: (target, key) =>
    key === 'now'
      ? () => NOW + (mode.motion ? Math.round(performance.now()) : 0)
      : (Reflect.get(target, key) as unknown),
});

export function applyMode(next: Partial<Mode> = {}): void {
  mode = next;
  if (mode.rtl) document.documentElement.dir = 'rtl';
  if (mode.textPercent === undefined) return;
  textSize.replaceSync(`html { font-size: ${mode.textPercent}% !important }`);
  document.adoptedStyleSheets.push(textSize);
}

export const allowsMotion = () => mode.motion === true;

/** To be called when the story is mounted: endless animations are counted from then on. */
export function resetAnimationCounts(): void {
  endedAnimations = new WeakMap();
}

/**
 * Ends running animations as Playwright's screenshots do, and returns whether there were none. A
 * paused animation is intended, but the position of a paused transition is random. An animation
 * that restarts endlessly is reset to its start.
 */
export function endAnimations(): boolean {
  const all = document.getAnimations();
  const running = all.filter(({ playState }) => playState === 'running');
  for (const animation of running) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else if (mode.motion && restartsEndlessly(animation)) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  for (const animation of mode.motion ? all : [])
    if (animation instanceof CSSTransition && animation.playState === 'paused')
      animation.currentTime = 0;
  return running.length === 0;
}

/**
 * Removes every moving element's compositor layer for a frame. Chromium rounds the content of a
 * layer to whole px when the layer is created, but not when it moves by fractions of a px: without
 * this, a screenshot depends on how the page moved before it settled. With reduced motion only
 * sticky elements are moved by fractions.
 */
export async function recreateLayers(): Promise<void> {
  const restores: (() => void)[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
    const { transform, willChange, position } = getComputedStyle(element);
    const isSticky = position === 'sticky';
    const isMoving = allowsMotion() && (transform !== 'none' || willChange !== 'auto');
    if (!isMoving && !isSticky) continue;
    const before = element.getAttribute('style');
    const { style } = element;
    style.setProperty('will-change', 'auto', 'important');
    // The computed value of a flat 3D transform is a 2D matrix, which has no layer.
    style.setProperty('transform', transform, 'important');
    if (isSticky) {
      style.setProperty('position', 'relative', 'important');
      style.setProperty('inset', 'auto', 'important');
    }
    restores.push(() =>
      before === null ? element.removeAttribute('style') : element.setAttribute('style', before),
    );
  }
  if (restores.length === 0) return;
  await nextFrame();
  await nextFrame();
  for (const restore of restores) restore();
  await nextFrame();
}

function restartsEndlessly(animation: Animation): boolean {
  const { target } = animation.effect as KeyframeEffect;
  if (!target) return false;
  const name = animation instanceof CSSTransition ? animation.transitionProperty : '';
  const counts = endedAnimations.get(target) ?? new Map<string, number>();
  const count = (counts.get(name) ?? 0) + 1;
  endedAnimations.set(target, counts.set(name, count));
  return count > MAX_RESTARTS;
}

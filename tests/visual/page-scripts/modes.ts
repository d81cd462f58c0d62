/**
 * What a mode asks of its page: the clock, motion, text size and direction (VIS-16). Playwright sends
 * the function as source text, so nothing outside its body can be named in it.
 */

import type { Mode } from '../matrix/modes.ts';

/** What the page offers once {@link installModes} ran, as `window.__visualModes`. */
export interface PageModes {
  /** Takes on what a mode asks of the document; without one, nothing. */
  take(next?: Partial<Mode>): void;
  /** The story is mounted: what begins again for ever is counted from here. */
  begin(): void;
  /** Whether the mode allows motion. */
  motion(): boolean;
  /**
   * Ends what moves by itself, as a screenshot of Playwright does, and tells whether nothing did; a
   * paused animation is meant, but where a script has stopped a transition is chance. What begins
   * again for ever stands at a beginning.
   */
  still(): boolean;
}

declare global {
  interface Window {
    __visualModes: PageModes;
    /** The mode of a page that is opened in one (VIS-16). */
    __visualMode?: Partial<Mode>;
  }
}

/** Runs before any script of the page. `now` is what the page's clock shows for ever, in ms. */
export function installModes(now: number): void {
  // Init scripts of a page run after those of its context: this one is asked again at the story's start.
  let mode: Partial<Mode> = window.__visualMode ?? {};
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      Reflect.construct(target, args.length === 0 ? [now] : args) as Date,
    apply: () => new RealDate(now).toString(),
    // Libraries that move things take their time from here, and texts from `new Date()`.
    get: (target, key) =>
      key === 'now'
        ? () => now + (mode.motion ? Math.round(performance.now()) : 0)
        : (Reflect.get(target, key) as unknown),
  });

  const text = new CSSStyleSheet();
  /** How often each element's animations of a kind were ended since the story was mounted. */
  let ended = new WeakMap<Element, Map<string, number>>();
  /** A step that begins anew so often, as soon as it has ended, does so for ever. */
  const ENDLESS = 3;

  function endsAgain(animation: Animation): boolean {
    const { target } = animation.effect as KeyframeEffect;
    if (!mode.motion || !target) return false;
    const name = 'transitionProperty' in animation ? String(animation.transitionProperty) : '';
    const counts = ended.get(target) ?? new Map<string, number>();
    ended.set(target, counts.set(name, (counts.get(name) ?? 0) + 1));
    return (counts.get(name) ?? 0) > ENDLESS;
  }

  window.__visualModes = {
    take(next = {}) {
      mode = next;
      if (mode.rtl) document.documentElement.dir = 'rtl';
      if (mode.textPercent === undefined) return;
      text.replaceSync(`html { font-size: ${mode.textPercent}% !important }`);
      document.adoptedStyleSheets.push(text);
    },
    begin() {
      ended = new WeakMap();
    },
    motion: () => mode.motion === true,
    still() {
      const all = document.getAnimations();
      const running = all.filter(({ playState }) => playState === 'running');
      for (const animation of running) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else if (endsAgain(animation)) {
          animation.pause();
          animation.currentTime = 0;
        } else animation.finish();
      }
      for (const animation of mode.motion ? all : [])
        if (animation instanceof CSSTransition && animation.playState === 'paused')
          animation.currentTime = 0;
      return running.length === 0;
    },
  };
}

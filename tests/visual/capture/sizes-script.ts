/**
 * What a story hears of its page's size (VIS-3). Playwright sends the function as source text, so
 * nothing outside its body can be named in it.
 */

/** What the page offers once {@link installSizes} ran, as `window.__visualSizes`. */
export interface PageSizes {
  /** The story begins. */
  begin(): void;
  /** Whether the page has changed its width since the story began: a young one may get its own late. */
  resized(): boolean;
  /**
   * Resolves once everything in the page has heard that it is `width` px wide: that is a moment
   * after `innerWidth` says so.
   */
  sized(width: number): Promise<void>;
  /**
   * Whether the story hears of sizes. A picture longer than the viewport makes Chromium tell of a
   * new size that is none, and of media queries that have not changed.
   */
  hearing(on: boolean): void;
}

declare global {
  interface Window {
    __visualSizes: PageSizes;
  }
}

/** Runs before any script of the page. */
export function installSizes(): void {
  const frame = window.requestAnimationFrame.bind(window);
  let began = innerWidth;
  let heard = innerWidth;
  let hear = () => {};
  let deaf = false;
  // In one frame: `resize`, then changes of media queries, then callbacks of frames.
  addEventListener('resize', (event) => {
    if (deaf) event.stopImmediatePropagation();
    frame(() => {
      heard = innerWidth;
      hear();
    });
  });

  function watchMedia() {
    visualViewport?.addEventListener('resize', (event) => {
      if (deaf) event.stopImmediatePropagation();
    });
    type Listener = EventListenerOrEventListenerObject | null;
    const plain = EventTarget.prototype;
    const wrapped = new WeakMap<object, EventListener>();
    const wrap = (listener: Listener): Listener => {
      if (listener === null) return listener;
      const known = wrapped.get(listener);
      if (known) return known;
      const careful = function (this: unknown, event: Event) {
        if (deaf) return;
        if (typeof listener === 'function') listener.call(this as EventTarget, event);
        else listener.handleEvent(event);
      };
      wrapped.set(listener, careful);
      return careful;
    };
    Object.assign(MediaQueryList.prototype, {
      addEventListener(this: MediaQueryList, type: string, it: Listener, how?: object) {
        plain.addEventListener.call(this, type, wrap(it), how);
      },
      removeEventListener(this: MediaQueryList, type: string, it: Listener, how?: object) {
        plain.removeEventListener.call(this, type, wrap(it), how);
      },
      addListener(this: MediaQueryList, it: Listener) {
        plain.addEventListener.call(this, 'change', wrap(it));
      },
      removeListener(this: MediaQueryList, it: Listener) {
        plain.removeEventListener.call(this, 'change', wrap(it));
      },
    });
  }

  watchMedia();
  window.__visualSizes = {
    begin() {
      began = innerWidth;
    },
    resized: () => began !== innerWidth,
    async sized(width) {
      // A document that got its size while it was young never hears of it; three frames tell.
      for (let frames = 0; heard !== width && frames < 3;) {
        await new Promise<void>((resolve) => {
          hear = resolve;
          frame(() => resolve());
        });
        if (innerWidth === width) frames += 1;
      }
      heard = width;
    },
    hearing(on) {
      deaf = !on;
    },
  };
}

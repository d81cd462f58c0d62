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
   * Whether the story hears of sizes. For a picture longer than the viewport Chromium makes the page
   * 1 px by 1 px and then as long as the picture: sizes that are none, with their media queries. A
   * frame that falls between takes the focus from what such a page does not show; it gets it back.
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
  const NO_WIDTH = 1;
  let unfocused: HTMLElement | undefined;
  // In one frame: `resize`, then changes of media queries, then callbacks of frames.
  addEventListener('resize', (event) => {
    if (deaf) event.stopImmediatePropagation();
    // Before this frame is drawn.
    if (deaf && innerWidth !== NO_WIDTH) {
      unfocused?.focus({ preventScroll: true });
      unfocused = undefined;
    }
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

  function watchElements() {
    const Native = window.ResizeObserver;
    window.ResizeObserver = class extends Native {
      constructor(hearIt: ResizeObserverCallback) {
        super((entries, observer) => {
          if (!deaf) hearIt.call(observer, entries, observer);
        });
      }
    };
  }

  function watchFocus() {
    const lost = (event: Event) => {
      if (!deaf || innerWidth !== NO_WIDTH) return;
      event.stopImmediatePropagation();
      if (event.type === 'blur' && event.target instanceof HTMLElement) unfocused = event.target;
    };
    const found = (event: Event) => {
      if (unfocused !== undefined) event.stopImmediatePropagation();
    };
    for (const type of ['blur', 'focusout']) addEventListener(type, lost, { capture: true });
    for (const type of ['focus', 'focusin']) addEventListener(type, found, { capture: true });
  }

  watchMedia();
  watchElements();
  watchFocus();
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
      unfocused = undefined;
    },
  };
}

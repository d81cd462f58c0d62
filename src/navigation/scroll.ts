/** Smooth, or instant with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Forgets the target of the current smooth scroll. */
let releaseScroll = (): void => undefined;

/**
 * `top` is in px from the start of the page. Other code that sets the scroll position, such as ScrollTrigger
 * when it measures the page again, ends a smooth scroll on its way: it is resumed, once, unless the visitor
 * scrolls.
 */
export function smoothScrollTo(top: number): void {
  const scroll = () => scrollTo({ top, behavior: scrollBehavior() });
  releaseScroll();
  scroll();
  releaseScroll = untilVisitorScrolls((signal) =>
    document.addEventListener('scrollend', scroll, { once: true, signal }),
  );
}

/**
 * Scrolls the element to `offset` px below the top of the viewport, and holds it there while late
 * fonts and images move it. Any string is safe: it is never used as a selector (FAULT-40). False if
 * there is no such element.
 */
export function scrollToId(id: string, offset: number): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const top = () => element.getBoundingClientRect().top + scrollY - offset;
  smoothScrollTo(top());
  releaseHold();
  releaseHold = holdScrollPosition(() => (element.isConnected ? top() : undefined));
  return true;
}

/** Without a visible ring, for keyboards and screen readers. */
export function focusWithoutScrolling(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  // A section is focusable only with a tabindex.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Stops the current hold; only the last requested position is held. */
let releaseHold = (): void => undefined;

const SCROLL_HOLD_MS = 10_000;

/**
 * Listens with a signal that ends when the visitor scrolls or goes back, or after SCROLL_HOLD_MS; returns a
 * function that ends it.
 */
function untilVisitorScrolls(listen: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const release = () => controller.abort();
  for (const event of ['wheel', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(event, release, { passive: true, signal });
  setTimeout(release, SCROLL_HOLD_MS);
  listen(signal);
  return release;
}

/**
 * Holds the scroll position at `top()` px while late code, fonts and images change the layout,
 * until the visitor scrolls or SCROLL_HOLD_MS have passed. `undefined` does not scroll. Returns a
 * function that stops it.
 */
export function holdScrollPosition(top: () => number | undefined): () => void {
  return untilVisitorScrolls((signal) => {
    let seen = false;
    const again = () => {
      const to = top();
      releaseScroll();
      if (to !== undefined) scrollTo({ top: to, behavior: 'instant' });
    };
    const growth = new ResizeObserver(() => {
      // The first call reports the initial size.
      if (seen) again();
      seen = true;
    });
    signal.addEventListener('abort', () => growth.disconnect());
    growth.observe(document.body);
    // Fonts may move content without changing the page's height.
    document.fonts.addEventListener('loadingdone', again, { signal });
  });
}

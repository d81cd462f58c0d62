/** Smooth, or instant with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** A scroll position in px from the start of the page; `undefined` once there is none any more. */
type Target = () => number | undefined;

/** A smooth scroll is on its way: nothing else may set the scroll position. */
let isScrolling = false;

/** Ends the resuming of the last smooth scroll. */
let endSmoothScroll = (): void => undefined;

/**
 * A scroll that ends elsewhere is resumed, once, unless the visitor scrolls: other code, such as ScrollTrigger
 * when it measures the page again, may set the scroll position, and late content may move the target.
 */
export function smoothScrollTo(top: Target): void {
  endSmoothScroll();
  if (!scrollTowards(top)) return;
  endSmoothScroll = untilVisitorScrolls((signal) => {
    isScrolling = 'onscrollend' in document;
    signal.addEventListener('abort', () => (isScrolling = false));
    const resume = () => {
      endSmoothScroll();
      scrollTowards(top);
    };
    document.addEventListener('scrollend', resume, { signal });
  });
}

/** False if the page is there already, or as near as its ends allow. */
function scrollTowards(target: Target): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  const top = target();
  if (top === undefined || Math.abs(Math.min(Math.max(top, 0), end) - scrollY) < 1) return false;
  scrollTo({ top, behavior: scrollBehavior() });
  return true;
}

/**
 * Scrolls the element to `offset` px below the top of the viewport, and holds it there while late
 * fonts and images move it. Any string is safe: it is never used as a selector (FAULT-40). False if
 * there is no such element.
 */
export function scrollToId(id: string, offset: number): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const top = () =>
    element.isConnected ? element.getBoundingClientRect().top + scrollY - offset : undefined;
  smoothScrollTo(top);
  releaseHold();
  releaseHold = holdScrollPosition(top);
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
 * until the visitor scrolls or SCROLL_HOLD_MS have passed. Returns a function that stops it.
 */
export function holdScrollPosition(top: Target): () => void {
  return untilVisitorScrolls((signal) => {
    const { offsetHeight: initialHeight } = document.body;
    let seen = false;
    const again = () => {
      // Chromium may finish a smooth scroll that a jump has interrupted: its end is corrected instead.
      if (isScrolling) return;
      const to = top();
      if (to !== undefined) scrollTo({ top: to, behavior: 'instant' });
    };
    const growth = new ResizeObserver(() => {
      // The first call comes with the next frame: also without a change, or with one since the start.
      if (seen || document.body.offsetHeight !== initialHeight) again();
      seen = true;
    });
    signal.addEventListener('abort', () => growth.disconnect());
    growth.observe(document.body);
    // Fonts may move content without changing the page's height.
    document.fonts.addEventListener('loadingdone', again, { signal });
  });
}

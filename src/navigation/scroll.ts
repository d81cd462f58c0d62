/** Smooth, or instant with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** `top` is in px from the start of the page. */
export function smoothScrollTo(top: number): void {
  scrollSmoothly(() => top);
}

/** Stops waiting for the end of the current smooth scroll. */
let releaseScroll = (): void => undefined;

/**
 * Scrolls to `top()` px. Other code that sets the scroll position, such as ScrollTrigger when it measures the
 * page again, ends a smooth scroll on its way: it is resumed, once, unless the visitor scrolls.
 */
function scrollSmoothly(top: () => number | undefined): void {
  let requested: number | undefined;
  const scroll = () => {
    requested = top();
    if (requested !== undefined) scrollTo({ top: requested, behavior: scrollBehavior() });
  };
  releaseScroll();
  scroll();
  const controller = new AbortController();
  const { signal } = controller;
  releaseScroll = () => controller.abort();
  const resume = () => {
    releaseScroll();
    if (requested !== undefined && Math.abs(requested - scrollY) >= 1) scroll();
  };
  document.addEventListener('scrollend', resume, { signal });
  for (const event of [...USER_SCROLL_EVENTS, 'popstate'])
    addEventListener(event, releaseScroll, { passive: true, signal });
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
  scrollSmoothly(top);
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

/** Events that end a hold. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Holds the scroll position at `top()` px while late code, fonts and images change the layout,
 * until the visitor scrolls or SCROLL_HOLD_MS have passed. `undefined` does not scroll. Returns a
 * function that stops it.
 */
export function holdScrollPosition(top: () => number | undefined): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let seen = false;
  const again = () => {
    const to = top();
    if (to !== undefined) scrollTo({ top: to, behavior: 'instant' });
  };
  const growth = new ResizeObserver(() => {
    // The first call reports the initial size.
    if (seen) again();
    seen = true;
  });
  const timer = setTimeout(stop, SCROLL_HOLD_MS);
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    controller.abort();
  }
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { passive: true, signal });
  growth.observe(document.body);
  // Fonts may move content without changing the page's height.
  document.fonts.addEventListener('loadingdone', again, { signal });
  return stop;
}

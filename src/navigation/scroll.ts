/** Scrolls smoothly unless the visitor asks for less motion. */
function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls the page to `top` px from its start. */
export function smoothScrollTo(top: number): void {
  scrollTo({ top, behavior: behavior() });
}

/**
 * Scrolls so that the element with this id lies `offset` px below the top of the viewport, and stays
 * there while late fonts and pictures move it. Any string is safe: it is looked up as an id, never as
 * a selector (FAULT-40). False when unknown.
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

/** Moves the focus to the scroll target, for keyboards and screen readers, without a visible ring. */
export function focusWithoutScrolling(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  // A section is focusable only with a tabindex.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Only the last requested position is held. */
let releaseHold = (): void => undefined;

/** A scroll position is held this long while late code, fonts and images move the page. */
const SCROLL_HOLD_MS = 10_000;

/** What a visitor does to scroll: from then on the page is theirs. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the page scrolled to `top()` px while late code, fonts and pictures change its size, until
 * the visitor scrolls or it has had time to arrive. `undefined` leaves the page where it is. Returns
 * how to give up.
 */
export function holdScrollPosition(top: () => number | undefined): () => void {
  let seen = false;
  const again = () => {
    const to = top();
    if (to !== undefined) scrollTo({ top: to, behavior: 'instant' });
  };
  const growth = new ResizeObserver(() => {
    // The first call only says that it is watched.
    if (seen) again();
    seen = true;
  });
  const timer = setTimeout(stop, SCROLL_HOLD_MS);

  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    document.fonts.removeEventListener('loadingdone', again);
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stop);
  }

  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  // Letters may move what lies inside a section without changing the page's height.
  document.fonts.addEventListener('loadingdone', again);
  return stop;
}

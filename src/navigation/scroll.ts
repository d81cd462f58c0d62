import { renderAllSections } from '../browser/section-rendering.ts';

/** Smooth, or instant with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Returns a scroll position, in px from the start of the page; `undefined` if its element has left the page. */
type GetTarget = () => number | undefined;

/** True until the first `scrollend` of a smooth scroll: a hold corrects the position only after it. */
let isSmoothScrolling = false;

/** Cancels the correction of the last smooth scroll. */
let cancelCorrection = (): void => undefined;

/**
 * Scrolls smoothly to the target. If late content or other code makes it end elsewhere, scrolls once more, unless
 * the visitor has scrolled.
 */
export function smoothScrollTo(getTarget: GetTarget): void {
  cancelCorrection();
  if (!scrollToTarget(getTarget)) return;
  cancelCorrection = untilVisitorScrolls((signal) => {
    // Browsers without `scrollend` would not reset it in time.
    isSmoothScrolling = 'onscrollend' in document;
    signal.addEventListener('abort', () => (isSmoothScrolling = false));
    const correct = () => {
      cancelCorrection();
      scrollToTarget(getTarget);
    };
    document.addEventListener('scrollend', correct, { signal });
  });
}

/** False if the page is already there, or at its end nearest to the target. */
function scrollToTarget(getTarget: GetTarget): boolean {
  renderAllSections();
  const maxScrollTop = document.documentElement.scrollHeight - innerHeight;
  const top = getTarget();
  if (top === undefined || Math.abs(Math.min(Math.max(top, 0), maxScrollTop) - scrollY) < 1)
    return false;
  scrollTo({ top, behavior: scrollBehavior() });
  return true;
}

/**
 * Scrolls the element to `offset` px below the top of the viewport, and holds it there while late
 * fonts and images move it. Any string is safe: it is never used as a selector (FAULT-40). Returns the element,
 * `null` if there is none.
 */
export function scrollToId(id: string, offset: number): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element) return null;
  const getTarget = () =>
    element.isConnected ? element.getBoundingClientRect().top + scrollY - offset : undefined;
  smoothScrollTo(getTarget);
  releaseHold();
  releaseHold = holdScrollPosition(getTarget);
  return element;
}

/** Focuses for keyboards and screen readers, without moving the page. */
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
 * Calls `listen` with a signal that aborts when the visitor scrolls or goes back, or after SCROLL_HOLD_MS. Returns a
 * function that aborts it.
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
 * Holds the scroll position at the target while late code, fonts and images change the layout,
 * until the visitor scrolls or SCROLL_HOLD_MS have passed. Returns a function that stops it.
 */
export function holdScrollPosition(getTarget: GetTarget): () => void {
  return untilVisitorScrolls((signal) => {
    const { offsetHeight: initialHeight } = document.body;
    let isObserved = false;
    const correct = () => {
      // Chromium finishes a smooth scroll that a jump has interrupted: `smoothScrollTo` corrects its end.
      if (isSmoothScrolling) return;
      const top = getTarget();
      if (top !== undefined) scrollTo({ top, behavior: 'instant' });
    };
    const observer = new ResizeObserver(() => {
      // The observer also calls once at the start: ignored if the height is unchanged.
      if (isObserved || document.body.offsetHeight !== initialHeight) correct();
      isObserved = true;
    });
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(document.body);
    // Fonts may move content without changing the page's height.
    document.fonts.addEventListener('loadingdone', correct, { signal });
  });
}

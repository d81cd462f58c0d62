/** Scrolls smoothly unless the visitor asks for less motion. */
function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls the page to `top` px from its start. */
export function scrollToPosition(top: number): void {
  scrollTo({ top, behavior: behavior() });
}

/**
 * Scrolls so that the element with this id lies `offset` px below the top of the viewport. Any
 * string is safe: it is looked up as an id, never as a selector (FAULT-40). False when unknown.
 */
export function scrollToId(id: string, offset: number): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  scrollToPosition(element.getBoundingClientRect().top + scrollY - offset);
  return true;
}

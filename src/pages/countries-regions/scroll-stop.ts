/** Where `scrollIntoView` stops, in px below the top of the viewport. */
export function scrollStopOf(element: Element): number {
  const { scrollMarginTop } = getComputedStyle(element);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollPaddingTop);
}

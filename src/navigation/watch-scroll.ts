/**
 * Calls `update` after each scroll with what `measure` last returned, and returns a function that stops it. Measured
 * when the page's size changes, not on scroll, which would force layout.
 */
export function watchScroll<Measured>(
  measure: () => Measured,
  update: (measured: Measured) => void,
): () => void {
  let measured: Measured | undefined;
  const onScroll = () => {
    if (measured !== undefined) update(measured);
  };
  // The observer also calls once at the start.
  const observer = new ResizeObserver(() => {
    measured = measure();
    onScroll();
  });
  observer.observe(document.body);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
  };
}

/** Calls `run` once the page has nothing else to do; returns how to give up. */
export function onIdle(run: () => void): () => void {
  // Safari has no idle callback: there the next task has to do.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}

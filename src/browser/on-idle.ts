/** Returns a function that cancels the call. */
export function onIdle(run: () => void): () => void {
  // Safari has no idle callback: use the next task.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}

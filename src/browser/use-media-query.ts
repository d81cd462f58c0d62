import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media condition holds now; false in prerendered markup and while it is hydrated. */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  );
}

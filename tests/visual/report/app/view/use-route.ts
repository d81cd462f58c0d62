import { useCallback, useEffect, useState } from 'react';
import { type Route, fromHash, toHash } from '../model/route.ts';

/** Goes to a place; `replace` leaves no step in the history: for filters and modes. */
export type Navigate = (change: Partial<Route>, how?: 'push' | 'replace') => void;

/**
 * The place behind `#`, kept in step with the address: links, back and forward work. With `memory`
 * the address is left alone, as a story in a frame needs it; it is read as the hash to begin with.
 */
export function useRoute(start: Route, memory?: string): [Route, Navigate] {
  const [place, setPlace] = useState(() => fromHash(memory ?? location.hash, start));
  const alone = memory !== undefined;

  useEffect(() => {
    if (alone) return undefined;
    const read = () => setPlace(fromHash(location.hash, start));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [alone, start]);

  const go = useCallback<Navigate>(
    (change, how = 'push') => {
      setPlace((now) => ({ ...now, ...change }));
      if (alone) return;
      const next = { ...fromHash(location.hash, start), ...change };
      const hash = toHash(next, start);
      const address = hash === '' ? location.pathname + location.search : hash;
      if (hash === location.hash) return;
      if (how === 'push') history.pushState(null, '', address);
      else history.replaceState(null, '', address);
    },
    [alone, start],
  );
  return [place, go];
}

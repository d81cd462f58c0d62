import { useCallback, useEffect, useState } from 'react';
import { type ReportRoute, fromHash, toHash } from '../model/route.ts';

/**
 * The route in the URL hash, and `navigate`, with which `replace` adds no history entry. With
 * `initialHash`, the route starts there and the URL does not change.
 */
export function useRoute(initial: ReportRoute, initialHash?: string) {
  const [route, setRoute] = useState(() => fromHash(initialHash ?? location.hash, initial));
  const usesUrl = initialHash === undefined;

  useEffect(() => {
    if (!usesUrl) return undefined;
    const read = () => setRoute(fromHash(location.hash, initial));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [usesUrl, initial]);

  const navigate = useCallback(
    (change: Partial<ReportRoute>, method: 'push' | 'replace' = 'push') => {
      setRoute((now) => ({ ...now, ...change }));
      if (!usesUrl) return;
      const hash = toHash({ ...fromHash(location.hash, initial), ...change }, initial);
      if (hash === location.hash) return;
      const url = hash === '' ? location.pathname + location.search : hash;
      if (method === 'push') history.pushState(null, '', url);
      else history.replaceState(null, '', url);
    },
    [usesUrl, initial],
  );
  return [route, navigate] as const;
}

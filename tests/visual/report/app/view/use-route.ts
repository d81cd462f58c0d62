import { useCallback, useEffect, useState } from 'react';
import { type ReportRoute, fromHash, toHash } from '../model/route.ts';

/** `replace` adds no history entry. */
export type Navigate = (change: Partial<ReportRoute>, history?: 'push' | 'replace') => void;

/** The route in the URL hash; with `memory`, it starts there and the URL does not change. */
export function useRoute(initial: ReportRoute, memory?: string): [ReportRoute, Navigate] {
  const [route, setRoute] = useState(() => fromHash(memory ?? location.hash, initial));
  const usesUrl = memory === undefined;

  useEffect(() => {
    if (!usesUrl) return undefined;
    const read = () => setRoute(fromHash(location.hash, initial));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, [usesUrl, initial]);

  const navigate = useCallback<Navigate>(
    (change, how = 'push') => {
      setRoute((now) => ({ ...now, ...change }));
      if (!usesUrl) return;
      const hash = toHash({ ...fromHash(location.hash, initial), ...change }, initial);
      if (hash === location.hash) return;
      const url = hash === '' ? location.pathname + location.search : hash;
      if (how === 'push') history.pushState(null, '', url);
      else history.replaceState(null, '', url);
    },
    [usesUrl, initial],
  );
  return [route, navigate];
}

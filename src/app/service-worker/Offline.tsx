import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

/**
 * Keeps the site for when there is no network (PWA-1). Shows nothing by itself; its code is fetched
 * when the page has loaded and has nothing else to do.
 */
export function Offline() {
  const [Kept, setKept] = useState<ComponentType>();

  useEffect(() => {
    // In development a kept file would hide a change.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const keep = () => {
      import('./KeptSite.tsx').then(
        (module) => setKept(() => module.KeptSite),
        // A site that cannot be kept is a site all the same.
        () => undefined,
      );
    };
    const start = () => void whenIdle(keep);
    if (document.readyState === 'complete') {
      start();
      return undefined;
    }
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  return Kept ? <Kept /> : null;
}

import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from '../../browser/on-idle.ts';

/**
 * Keeps the site for when there is no network (PWA-1). Shows nothing by itself; its code is fetched
 * when the page has loaded and has nothing else to do.
 */
export function LazyServiceWorker() {
  const [Client, setKept] = useState<ComponentType>();

  useEffect(() => {
    // In development a kept file would hide a change.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const keep = () => {
      import('./ServiceWorkerClient.tsx').then(
        (module) => setKept(() => module.ServiceWorkerClient),
        // A site that cannot be kept is a site all the same.
        () => undefined,
      );
    };
    const start = () => void onIdle(keep);
    if (document.readyState === 'complete') {
      start();
      return undefined;
    }
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  return Client ? <Client /> : null;
}

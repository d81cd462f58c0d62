import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from '../../browser/on-idle.ts';

/** Loads the service worker client when the page has loaded and is idle (PWA-1). Renders nothing. */
export function LazyServiceWorker() {
  const [Client, setClient] = useState<ComponentType>();

  useEffect(() => {
    // In development a cached file would hide a change.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const load = () => {
      import('./ServiceWorkerClient.tsx').then(
        (module) => setClient(() => module.ServiceWorkerClient),
        // The site works without it.
        () => undefined,
      );
    };
    const start = () => void onIdle(load);
    if (document.readyState === 'complete') {
      start();
      return undefined;
    }
    addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  return Client ? <Client /> : null;
}

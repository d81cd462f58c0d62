import { request, type WorkerMessage } from '../messaging.ts';
import { entryScriptUrl } from './register.ts';

/**
 * Calls `tell` when another build has been fetched and waits for this page's consent. Looks for one
 * when the page is shown again. Returns how to stop.
 */
export function onUpdateAvailable(
  registration: ServiceWorkerRegistration,
  callback: () => void,
): () => void {
  const look = async () => {
    const { waiting } = registration;
    // Without one in charge this is the first, and it waits for nobody.
    if (!waiting || !registration.active) return;
    const message: WorkerMessage = { type: 'is-same-build', entry: entryScriptUrl() };
    const runsHere = await request(waiting, message);
    // The document came from the network, so this page runs the new build already.
    if (runsHere === true) skipWaiting(waiting);
    if (runsHere === false) callback();
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look();
    });
  };
  const check = () => {
    // Offline, or no longer there: the next time.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', check);
  follow();
  void look();
  return () => {
    registration.removeEventListener('updatefound', follow);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Activates the waiting worker, then reloads this page. Other tabs are not reloaded. */
export function activateAndReload({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  // Another tab may have activated it already.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  skipWaiting(waiting);
}

function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'skip-waiting' } satisfies WorkerMessage, []);
}

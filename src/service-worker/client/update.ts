import { requestReply, type WorkerMessage } from '../messaging.ts';
import { entryScriptUrl } from './register.ts';

const ACTIVATION_TIMEOUT_MS = 2000;

/**
 * Calls `callback` when another build is installed and waiting. Checks for an update when the page
 * becomes visible. Returns a function that stops it.
 */
export function onUpdateAvailable(
  registration: ServiceWorkerRegistration,
  callback: () => void,
): () => void {
  const checkWaiting = async () => {
    const { waiting } = registration;
    // No active worker: this is the first install, not an update.
    if (!waiting || !registration.active) return;
    const message: WorkerMessage = { type: 'is-same-build', entry: entryScriptUrl() };
    const isSameBuild = await requestReply(waiting, message);
    // The document came from the network, so the page already runs the new build.
    if (isSameBuild === true) skipWaiting(waiting);
    if (isSameBuild === false) callback();
  };
  const watchInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void checkWaiting();
    });
  };
  const checkForUpdate = () => {
    // Rejects when offline or unregistered; the next time is enough.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', watchInstalling);
  document.addEventListener('visibilitychange', checkForUpdate);
  watchInstalling();
  void checkWaiting();
  return () => {
    registration.removeEventListener('updatefound', watchInstalling);
    document.removeEventListener('visibilitychange', checkForUpdate);
  };
}

/**
 * Activates the waiting worker and reloads this page. Other tabs continue with the old build.
 * Chromium sometimes leaves a worker waiting for minutes: the page is then loaded anyway, as its
 * document comes from the network.
 */
export function activateAndReload({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has already activated it.
  if (!waiting) return location.reload();
  const timeout = setTimeout(() => location.reload(), ACTIVATION_TIMEOUT_MS);
  const reload = () => {
    clearTimeout(timeout);
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  skipWaiting(waiting);
}

function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'skip-waiting' } satisfies WorkerMessage, []);
}

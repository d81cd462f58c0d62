import workerUrl from '../../../apk/apk-worker.ts?worker&url';
import type { CheckMessage, CheckRequest } from '../../../apk/worker-messages.ts';
import type { PublishedApk } from '../../../apk/judge-apk.ts';
import { preloadIntact } from '../../../browser/integrity.ts';
import { trustedWorkerUrl } from '../../../browser/worker-url.ts';

/**
 * Checks a file in a separate worker (VER-7). `onMessage` receives the progress, and finally the result.
 * Returns a function that stops the check immediately.
 */
export function checkFile(
  file: File,
  published: PublishedApk,
  onMessage: (message: CheckMessage) => void,
): () => void {
  const controller = new AbortController();
  const finish = (message: CheckMessage) => {
    if (controller.signal.aborted) return;
    controller.abort();
    onMessage(message);
  };
  startWorker(controller.signal).then(
    (worker) => {
      controller.signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
        if (data.kind === 'progress') onMessage(data);
        else finish(data);
      });
      // The worker does not run in this browser.
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        finish({ kind: 'failed' });
      });
      worker.postMessage({ file, published } satisfies CheckRequest);
    },
    () => finish({ kind: 'failed' }),
  );
  return () => controller.abort();
}

/** Browsers do not check the integrity of worker scripts: a verified fetch fills the HTTP cache first (VER-4). */
async function startWorker(signal: AbortSignal): Promise<Worker> {
  const url = new URL(workerUrl, document.baseURI).href;
  await preloadIntact(url, signal);
  signal.throwIfAborted();
  return new Worker(trustedWorkerUrl(url), { type: 'module' });
}

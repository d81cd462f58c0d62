import workerUrl from '../../../apk/apk-worker.ts?worker&url';
import type { CheckMessage, CheckRequest } from '../../../apk/check-messages.ts';
import type { Published } from '../../../apk/judge-apk.ts';
import { preloadIntact } from '../../../browser/integrity.ts';
import { trustedWorkerUrl } from '../../../browser/worker-url.ts';

/**
 * Checks a file in a worker of its own (VER-7). `onMessage` gets the progress, and at last the result.
 * Returns a function that stops it at once.
 */
export function checkFile(
  file: File,
  published: Published,
  onMessage: (message: CheckMessage) => void,
): () => void {
  const stop = new AbortController();
  const finish = (message: CheckMessage) => {
    if (stop.signal.aborted) return;
    stop.abort();
    onMessage(message);
  };
  startWorker(stop.signal).then(
    (worker) => {
      stop.signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
        if (data.kind === 'progress') onMessage(data);
        else finish(data);
      });
      // It does not run in this browser.
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        finish({ kind: 'failed' });
      });
      worker.postMessage({ file, published } satisfies CheckRequest);
    },
    () => finish({ kind: 'failed' }),
  );
  return () => stop.abort();
}

/** Browsers check no integrity of a worker's script, so it is verified into the HTTP cache first (VER-4). */
async function startWorker(signal: AbortSignal): Promise<Worker> {
  const url = new URL(workerUrl, document.baseURI).href;
  await preloadIntact(url, signal);
  signal.throwIfAborted();
  return new Worker(trustedWorkerUrl(url), { type: 'module' });
}

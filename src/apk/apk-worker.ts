import type { CheckMessage, CheckRequest } from './worker-messages.ts';
import { judgeApk } from './judge-apk.ts';
import { readApk } from './read-apk.ts';

/** Runs the check in a worker, so that the page stays responsive whatever the size of the file. */
declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds between two progress messages. */
const PROGRESS_INTERVAL = 100;

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((message) => self.postMessage(message));
});

async function check({ file, published }: CheckRequest): Promise<CheckMessage> {
  let last = 0;
  const onProgress = (bytes: number) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL) return;
    last = now;
    self.postMessage({ kind: 'progress', bytes } satisfies CheckMessage);
  };
  try {
    return { kind: 'done', judgment: judgeApk(await readApk(file, onProgress), published) };
  } catch (error) {
    // A failed read of the file throws a DOMException. Any other error means that the browser lacks a feature.
    return { kind: error instanceof DOMException ? 'unreadable' : 'failed' };
  }
}

/** The entry of the live matrix: captures what each saved file reaches, until it is stopped (VIS-17). */
import { setTimeout as delay } from 'node:timers/promises';
import { RunError } from '../builds/exec.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { capturesOf } from '../cache/capture-cache.ts';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { UNTRACED } from '../cache/fingerprint.ts';
import { captureCode } from '../cache/harness-code.ts';
import {
  type Filters,
  type Story,
  PROJECT_DIMENSIONS,
  planStoryGrids,
} from '../matrix/snapshots.ts';
import { findBrowser } from '../runner/browsers.ts';
import { listenToServer } from './dev-events.ts';
import { freePort, startDevStorybook } from './dev-storybook.ts';
import { createLiveScreenshots } from './live-screenshots.ts';
import { type LiveServer, serveLive } from './live-server.ts';
import { type LiveSession, createLiveSession } from './live-session.ts';
import { createLiveWorker } from './live-worker.ts';
import type { SavedFile } from './saved-event.ts';

/** Saves within so many ms of the first are handled as one: an editor may write several files, or one in steps. */
const BATCH_MS = 40;
/** A development server that ends within so many ms is not started again: it would end again. */
const MIN_UPTIME_MS = 10_000;
const INTERRUPT_MS = 200;

export interface WatchPlan {
  readonly root: string;
  /** The URL of a development server of this checkout; by default one is started. */
  readonly storybook: string | undefined;
  /** `location` is the folder or URL of the build; `proxy` serves it. */
  readonly baseline: () => Promise<{
    readonly location: string;
    readonly proxy: string;
    readonly name: string;
    readonly stories: readonly Story[];
  }>;
  readonly filters: Filters;
  /** Parallel browsers. */
  readonly workers: number;
  /** For the page and its screenshots; the caller removes it. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * Rejects with the reason of `signal`, after all that it started has ended.
 * @throws RunError when Storybook does not start, RangeError as `planStoryGrids`.
 */
export async function watch(plan: WatchPlan): Promise<never> {
  const cleanUp = new AsyncDisposableStack();
  try {
    return await watchUntilStopped(plan, cleanUp);
  } finally {
    await cleanUp.disposeAsync();
  }
}

async function watchUntilStopped(plan: WatchPlan, cleanUp: AsyncDisposableStack): Promise<never> {
  const { root, filters, folder, log } = plan;
  const controller = new AbortController();
  const signal = AbortSignal.any([plan.signal, controller.signal]);
  const live = await serveLive(folder, {});
  cleanUp.defer(() => live.close());
  const url = plan.storybook?.replace(/\/$/, '') ?? `http://127.0.0.1:${await freePort()}`;
  const runs = plan.storybook === undefined ? [keepRunning(url, { ...plan, signal })] : [];
  // A failure ends this function, but only once the baseline is built: until then it must count as handled.
  for (const run of runs) run.catch(() => {});
  cleanUp.defer(async () => {
    controller.abort();
    await Promise.allSettled(runs);
  });
  log(`The live matrix is at ${live.url} until you press Ctrl+C.`);

  const baseline = await plan.baseline();
  live.update({ baseline: baseline.name });
  await Promise.race([untilServed(url, signal), ...runs]);
  const candidate = await serveStorybook(url);
  cleanUp.defer(() => candidate.close());
  // Reports a typing error in a filter now: no save would ever match it.
  planStoryGrids(candidate.stories, filters, PROJECT_DIMENSIONS);

  const { version } = await findBrowser('chromium');
  const environment = { engine: 'chromium', browser: version, code: captureCode(root) };
  const captures = {
    ...{ candidate: candidate.proxy, baseline: baseline.proxy },
    baselineStories: new Set(baseline.stories.map(({ id }) => id)),
    cache: capturesOf(root, log),
    fingerprints: {
      candidate: UNTRACED,
      baseline: await readFingerprints(baseline.location, environment),
    },
  };
  const workers = Array.from({ length: plan.workers }, () => createLiveWorker(captures));
  cleanUp.defer(async () => void (await Promise.all(workers.map((worker) => worker.close()))));
  const session = await createLiveSession({
    ...{ root, url, filters, live, workers, log, fingerprints: captures.fingerprints },
    dimensions: PROJECT_DIMENSIONS,
    screenshots: createLiveScreenshots(folder),
  });
  cleanUp.defer(() => session.stop());
  await Promise.race([listen(session, live, url, { ...plan, signal }), ...runs]);
  throw signal.reason;
}

/** Starts the development server, and starts it again when it ends. */
async function keepRunning(url: string, { root, signal, log }: WatchPlan): Promise<void> {
  const port = Number(new URL(url).port);
  while (!signal.aborted) {
    const startedAt = performance.now();
    const { exited, close } = await startDevStorybook(root, port, signal);
    const stop = () => void close();
    signal.addEventListener('abort', stop, { once: true });
    const { output } = await exited;
    signal.removeEventListener('abort', stop);
    // Ctrl+C reaches both processes, in any order.
    await delay(INTERRUPT_MS);
    if (signal.aborted) return;
    if (performance.now() - startedAt < MIN_UPTIME_MS)
      throw new RunError("The working tree's Storybook ends.", output.trimEnd().slice(-3000));
    log('Storybook has ended, and starts again.');
  }
}

async function untilServed(url: string, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await delay(100))
    if ((await fetch(`${url}/index.json`).catch(() => undefined))?.ok) return;
  throw signal.reason;
}

async function listen(
  session: LiveSession,
  live: LiveServer,
  url: string,
  { signal, log }: WatchPlan,
): Promise<void> {
  let changes = new Map<string, SavedFile>();
  let savedAt = 0;
  let wasConnected = false;
  const attempt = (work: Promise<void>) =>
    void work.catch((error: unknown) =>
      log(error instanceof Error ? error.message : String(error)),
    );
  await listenToServer(
    url,
    {
      onSaved: (saved) => {
        if (changes.size > 0) return void changes.set(saved.file, saved);
        savedAt = performance.now();
        changes.set(saved.file, saved);
        void delay(BATCH_MS).then(() => {
          const all = [...changes.values()];
          changes = new Map();
          attempt(session.handleSaves(all, savedAt));
        });
      },
      onError: session.failed,
      onConnected: () => {
        live.update({ phase: 'waiting' });
        const isFirst = !wasConnected;
        wasConnected = true;
        attempt(isFirst ? session.start() : session.recapture());
      },
      onLost: () => live.update({ phase: 'restarting' }),
    },
    signal,
  );
}

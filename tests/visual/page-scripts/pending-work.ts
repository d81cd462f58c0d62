/** The pending work of a story in its page: timers, frames, databases (VIS-3). */

/** A one-shot timer due within so many ms belongs to the state a story shows, as a debounce does. */
const SOON_MS = 500;
/** A callback that was set more often than this is a poll, which no screenshot waits for. */
const MAX_ROUNDS = 10;
/** In ms: no page is shown that long. The mock of a request without a response sets such a timer. */
const NEVER_MS = 3_600_000;

const native = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  clearInterval: window.clearInterval.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  // Undefined in Safari.
  requestIdleCallback: window.requestIdleCallback?.bind(window),
  cancelIdleCallback: window.cancelIdleCallback?.bind(window),
};
/** The story's pending timers by id, and whether each is due soon. */
const timers = new Map<number, boolean>();
const frames = new Set<number>();
/** On a busy machine these run late. */
const idleCallbacks = new Set<number>();
/** How often the story set each callback, by delay and source. */
const rounds = new Map<string, number>();
const openingDatabases = new Set<unknown>();
let isTracking = false;
let countsAllFrames = false;
let isInStoryFrame = false;
let usedDatabase = false;
let onDone = () => {};

/** Counts the story's timers and frames from now on. */
export function trackPendingWork(): void {
  rounds.clear();
  isTracking = true;
  countsAllFrames = true;
}

/** To be called when the story's tree is removed: then only frames that a counted frame requests count. */
export function stopCountingFrames(): void {
  countsAllFrames = false;
}

/** Descriptions of work since {@link trackPendingWork}; waits for single frames to end. */
export async function findPendingWork(): Promise<string[]> {
  // Storybook itself requests single frames; a loop does not end.
  for (let count = 0; frames.size > 0 && count < 4; count += 1) await nextFrame();
  isTracking = false;
  return [
    ...(timers.size > 0 ? ['a timer'] : []),
    ...(frames.size > 0 ? ['a loop of frames'] : []),
    ...(usedDatabase ? ['a database or cache'] : []),
  ];
}

export const hasPendingFrames = () => frames.size > 0;

/** Whether a timer is due soon, an idle callback is to run or a database is opening. */
export function hasWorkSoon(): boolean {
  return openingDatabases.size > 0 || idleCallbacks.size > 0 || [...timers.values()].includes(true);
}

/** Resolves when any work of {@link hasWorkSoon} is done or canceled; immediately if there is none. */
export async function untilWorkDone(): Promise<void> {
  if (hasWorkSoon()) await new Promise<void>((resolve) => (onDone = resolve));
}

/** The next frame, which does not count as the story's. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => native.requestAnimationFrame(() => resolve()));
}

/** Lets observers that were notified in a frame run, and the tasks that they queue. */
export async function flushTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  for (let count = 0; count < 4; count += 1)
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(null);
    });
  port1.close();
}

function isPoll(name: string): boolean {
  const round = (rounds.get(name) ?? 0) + 1;
  rounds.set(name, round);
  return round > MAX_ROUNDS;
}

function endTimer(id: number | undefined): void {
  if (timers.delete(id ?? 0)) onDone();
}

function trackedTimer(kind: 'setTimeout' | 'setInterval') {
  return (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler === 'string') return native[kind](handler, delay);
    const run = (...handlerArgs: unknown[]) => {
      if (kind === 'setTimeout') endTimer(id);
      (handler as (...all: unknown[]) => void)(...handlerArgs);
    };
    const id = native[kind](run, delay, ...args);
    if (isTracking && !(delay > NEVER_MS)) {
      const isRepeated = kind === 'setInterval' || isPoll(`${delay} ${String(handler)}`);
      timers.set(id, !isRepeated && delay <= SOON_MS);
    }
    return id;
  };
}

const trackedClear = (kind: 'clearTimeout' | 'clearInterval') => (id: number | undefined) => {
  endTimer(id);
  native[kind](id);
};

Object.assign(window, {
  setTimeout: trackedTimer('setTimeout'),
  setInterval: trackedTimer('setInterval'),
  clearTimeout: trackedClear('clearTimeout'),
  clearInterval: trackedClear('clearInterval'),
  requestAnimationFrame(callback: FrameRequestCallback): number {
    const id = native.requestAnimationFrame((time) => {
      isInStoryFrame = frames.delete(id);
      try {
        callback(time);
      } finally {
        isInStoryFrame = false;
      }
    });
    if (countsAllFrames || isInStoryFrame) frames.add(id);
    return id;
  },
  cancelAnimationFrame(id: number) {
    frames.delete(id);
    native.cancelAnimationFrame(id);
  },
});

function endIdleCallback(id: number): void {
  if (idleCallbacks.delete(id)) onDone();
}

if (native.requestIdleCallback)
  Object.assign(window, {
    requestIdleCallback(callback: IdleRequestCallback, options?: IdleRequestOptions): number {
      const run: IdleRequestCallback = (deadline) => {
        endIdleCallback(id);
        callback(deadline);
      };
      // A busy page is never idle: without a limit the screenshot would wait in vain.
      const timeout = Math.min(options?.timeout || SOON_MS, SOON_MS);
      const id = native.requestIdleCallback(run, { timeout });
      if (!isPoll(`idle ${String(callback)}`) && isTracking) idleCallbacks.add(id);
      return id;
    },
    cancelIdleCallback(id: number) {
      endIdleCallback(id);
      native.cancelIdleCallback(id);
    },
  });

// Deleting a database waits until it is closed everywhere: a page that used one is not reused.
for (const prototype of [window.IDBFactory?.prototype, window.CacheStorage?.prototype]) {
  const open = prototype?.open as ((...args: unknown[]) => unknown) | undefined;
  if (!prototype || !open) continue;
  (prototype as { open: typeof open }).open = function (...args) {
    const opened = open.apply(this, args);
    if (!isTracking) return opened;
    usedDatabase = true;
    openingDatabases.add(opened);
    const end = () => {
      openingDatabases.delete(opened);
      onDone();
    };
    if (opened instanceof EventTarget)
      for (const event of ['success', 'error']) opened.addEventListener(event, end);
    else void Promise.resolve(opened).then(end, end);
    return opened;
  };
}

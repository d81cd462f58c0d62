/**
 * What a story has under way in its page: timers, frames, databases (VIS-3). Playwright sends the
 * function as source text, so nothing outside its body can be named in it.
 */

/** What the page offers once {@link installPendingWork} ran, as `window.__visualPendingWork`. */
export interface PendingWork {
  /** The next frame; the story's own are counted, this one is not. */
  frame(): Promise<void>;
  /** What observers were told in a frame, and what the page makes of that, runs after it: it has run. */
  turns(): Promise<void>;
  /** From here on timers and frames are the story's. */
  begin(): void;
  /** The story's tree is gone: a frame is the story's only where one of its own asks for it. */
  left(): void;
  /** What is under way that {@link begin} has seen begin, for people; frames that end by themselves end first. */
  rest(): Promise<string[]>;
  /** Whether the story has asked for a frame. */
  drawing(): boolean;
  /**
   * Resolves when a timer that the story is about to feel has run, or a database it asked for is
   * open; undefined when there is no such thing.
   */
  soon(): Promise<void> | undefined;
}

declare global {
  interface Window {
    __visualPendingWork: PendingWork;
  }
}

/** Runs before any script of the page. `soonMs`: a one-shot timer due by then belongs to the picture. */
export function installPendingWork(soonMs: number): void {
  const native = {
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    requestIdleCallback: window.requestIdleCallback?.bind(window),
    cancelIdleCallback: window.cancelIdleCallback?.bind(window),
  };
  /** What the story waits for; a repeated timer is a poll, which a picture does not wait for. */
  const timers = new Map<number, { readonly soon: boolean }>();
  const frames = new Set<number>();
  /** Idle callbacks that the screenshot waits for: on a busy machine they run late. */
  const idle = new Set<number>();
  const rounds = new Map<string, number>();
  const POLL = 10;
  /** No page is shown for so long; a mocked call that never answers holds such a timer. */
  const NEVER_MS = 3_600_000;
  let live = false;
  let drawing = false;
  let databases = false;
  const opening = new Set<unknown>();
  let wake = () => {};

  function watchTimers() {
    const start = (kind: 'setTimeout' | 'setInterval') =>
      function (handler: TimerHandler, delay = 0, ...args: unknown[]): number {
        if (typeof handler === 'string') return native[kind](handler, delay);
        const run = (...given: unknown[]) => {
          if (kind === 'setTimeout') end(id);
          (handler as (...all: unknown[]) => void)(...given);
        };
        const id = native[kind](run, delay, ...args);
        if (live && !(delay > NEVER_MS)) {
          const name = `${delay} ${String(handler)}`;
          const round = (rounds.get(name) ?? 0) + 1;
          rounds.set(name, round);
          timers.set(id, { soon: kind === 'setTimeout' && delay <= soonMs && round <= POLL });
        }
        return id;
      };
    const end = (id: number | undefined) => {
      if (timers.delete(id ?? 0)) wake();
    };
    const stop = (kind: 'clearTimeout' | 'clearInterval') => {
      const clear = window[kind].bind(window);
      return (id: number | undefined) => {
        end(id);
        clear(id);
      };
    };
    Object.assign(window, {
      setTimeout: start('setTimeout'),
      setInterval: start('setInterval'),
      clearTimeout: stop('clearTimeout'),
      clearInterval: stop('clearInterval'),
    });

    const cancel = window.cancelAnimationFrame.bind(window);
    let inFrame = false;
    window.requestAnimationFrame = (callback) => {
      const id = native.requestAnimationFrame((time) => {
        inFrame = frames.delete(id);
        try {
          callback(time);
        } finally {
          inFrame = false;
        }
      });
      if (drawing || inFrame) frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      frames.delete(id);
      cancel(id);
    };
  }

  function watchIdleCallbacks() {
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = native;
    // Safari has none.
    if (!request || !cancel) return;
    const end = (id: number) => {
      if (idle.delete(id)) wake();
    };
    window.requestIdleCallback = (callback, options) => {
      const id = request((deadline) => {
        end(id);
        callback(deadline);
      }, options);
      const name = `idle ${String(callback)}`;
      const round = (rounds.get(name) ?? 0) + 1;
      rounds.set(name, round);
      if (live && round <= POLL) idle.add(id);
      return id;
    };
    window.cancelIdleCallback = (id) => {
      end(id);
      cancel(id);
    };
  }

  /** Deleting a database waits for whoever still has it open: a page that used one is not reused. */
  function watchDatabases() {
    for (const it of [window.IDBFactory?.prototype, window.CacheStorage?.prototype]) {
      const open = it?.open as ((...args: unknown[]) => unknown) | undefined;
      if (!it || !open) continue;
      (it as { open: typeof open }).open = function (...args) {
        const opened = open.apply(this, args);
        if (live) {
          databases = true;
          opening.add(opened);
          const end = () => {
            opening.delete(opened);
            wake();
          };
          if (opened instanceof EventTarget)
            for (const event of ['success', 'error']) opened.addEventListener(event, end);
          else void Promise.resolve(opened).then(end, end);
        }
        return opened;
      };
    }
  }

  const frame = () => new Promise<void>((resolve) => native.requestAnimationFrame(() => resolve()));

  async function turns() {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 4; turn += 1) {
      const turned = new Promise((resolve) =>
        port1.addEventListener('message', resolve, { once: true }),
      );
      port1.start();
      port2.postMessage(null);
      await turned;
    }
    port1.close();
  }

  watchTimers();
  watchIdleCallbacks();
  watchDatabases();
  window.__visualPendingWork = {
    frame,
    turns,
    begin() {
      rounds.clear();
      live = true;
      drawing = true;
    },
    left() {
      drawing = false;
    },
    async rest() {
      // Storybook itself asks for a frame now and then; a loop is what does not end.
      for (let turn = 0; frames.size > 0 && turn < 4; turn += 1) await frame();
      live = false;
      return [
        ...(timers.size > 0 ? ['a timer'] : []),
        ...(frames.size > 0 ? ['a loop of frames'] : []),
        ...(databases ? ['a database or cache'] : []),
      ];
    },
    drawing: () => frames.size > 0,
    soon() {
      const waits = opening.size > 0 || idle.size > 0;
      if (!waits && ![...timers.values()].some(({ soon }) => soon)) return undefined;
      return new Promise((resolve) => (wake = resolve));
    },
  };
}

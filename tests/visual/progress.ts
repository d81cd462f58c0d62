/** What a person sees while a run works: one line on a terminal, a line every 10 s elsewhere. */

const LOG_EVERY_MS = 10_000;
const PAINT_EVERY_MS = 100;

/** What {@link progressOn} returns. */
export type Progress = ReturnType<typeof progressOn>;

/** `done/all snapshots · snapshots/s · time left · what now`; no speed is claimed before the first snapshot. */
export function paceLine(
  pace: Readonly<Record<'done' | 'all' | 'elapsedMs', number> & { now: string }>,
): string {
  const { done, all, elapsedMs, now } = pace;
  const perSecond = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0;
  const left = perSecond > 0 ? duration((all - done) / perSecond) : '?';
  return `${done}/${all} snapshots · ${perSecond.toFixed(1)} snapshots/s · ${left} left · ${now}`;
}

/** Whole seconds as `4 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Progress on `out`: live when it is a terminal and `CI` is not set, else a line now and then. */
export function progressOn(out: NodeJS.WriteStream) {
  const live = out.isTTY && !process.env['CI'];
  let timer: NodeJS.Timeout | undefined;
  let done = 0;
  let all = 0;
  let now = '';
  let startedAt = 0;

  const wipe = () => live && out.write('\r\u001b[K');
  function paint() {
    const line = paceLine({ done, all, now, elapsedMs: performance.now() - startedAt });
    out.write(live ? `\r\u001b[K${line.slice(0, out.columns - 1)}` : `${line}\n`);
  }

  return {
    say(what: string) {
      wipe();
      out.write(`${what}\n`);
    },
    start(total: number) {
      all = total;
      startedAt = performance.now();
      timer = setInterval(paint, live ? PAINT_EVERY_MS : LOG_EVERY_MS);
    },
    began(snapshot: string) {
      now = snapshot;
    },
    finished() {
      done += 1;
    },
    /** Wipes the live line, so that what follows stands alone. */
    end() {
      clearInterval(timer);
      wipe();
    },
  };
}

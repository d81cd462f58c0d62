/** Progress of a run: one live line on a terminal, a line every 10 s elsewhere. */
import { duration } from './report/app/model/quantities.ts';

const LOG_INTERVAL_MS = 10_000;
const PAINT_INTERVAL_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

type Pace = Readonly<Record<'done' | 'total' | 'elapsedMs', number> & { current: string }>;

/** `done/total snapshots · snapshots/s · time left · current`, the snapshot that is captured. */
export function paceLine({ done, total, elapsedMs, current }: Pace, unit = 'snapshots'): string {
  const perSecond = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0;
  const left = perSecond > 0 ? duration((total - done) / perSecond) : '?';
  return `${done}/${total} ${unit} · ${perSecond.toFixed(1)} ${unit}/s · ${left} left · ${current}`;
}

/** Live if `out` is a terminal and `CI` is not set. `unit` is what is counted. */
export function progressOn(out: NodeJS.WriteStream, unit?: string) {
  const isLive = out.isTTY && !process.env['CI'];
  let timer: NodeJS.Timeout | undefined;
  let [done, total, startedAt, current] = [0, 0, 0, ''];

  const clear = () => isLive && out.write(CLEAR_LINE);
  function paint() {
    const elapsedMs = performance.now() - startedAt;
    const line = paceLine({ done, total, current, elapsedMs }, unit);
    out.write(isLive ? `${CLEAR_LINE}${line.slice(0, out.columns - 1)}` : `${line}\n`);
  }

  return {
    log(message: string) {
      clear();
      out.write(`${message}\n`);
    },
    start(snapshots: number) {
      total = snapshots;
      startedAt = performance.now();
      timer = setInterval(paint, isLive ? PAINT_INTERVAL_MS : LOG_INTERVAL_MS);
    },
    began(snapshot: string) {
      current = snapshot;
    },
    finished() {
      done += 1;
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

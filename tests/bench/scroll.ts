/**
 * `npm run bench:scroll`: scrolls Home of the built site down and up with the wheel at 4x CPU throttling, and
 * prints long frames (goal: none over 50 ms) and layouts forced by scripts (goal: none). Then the same without
 * scripts: a long frame that occurs there as well is caused by the browser or the machine.
 *
 *     npm run bench:scroll -- [--url <url>] [--slowdown <times>] [--width <px>]
 *
 * A benchmark, not a test: exit code 0. Needs `npm run build:local`, unless a URL is given.
 */
import { parseArgs } from 'node:util';
import { chromium, type CDPSession } from '@playwright/test';
import { startSite } from '../../mocks/preview/serve.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
  },
});

/** A longer frame is noticeable, ms. */
const LONG_FRAME = 50;
/** Time between moving the mouse and turning its wheel, ms. */
const PREFETCH_MS = 500;
/** Scroll distance of one wheel notch, px. */
const NOTCH = 120;

/** From the Long Animation Frames API, ms. */
type LongFrame = { start: number; duration: number; blocking: number };

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: {
    name?: string;
    beginData?: { stackTrace?: { functionName: string; url: string }[] };
  };
};

const site = values.url === undefined ? await startSite({ port: 0 }) : undefined;
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  console.log(`Home at ${values.width} px, ${values.slowdown}x slowdown, down and up`);
  await benchmarkScroll(true);
  console.log('the same without its scripts');
  await benchmarkScroll(false);
} finally {
  await browser.close();
  await site?.close();
}

async function benchmarkScroll(hasScripts: boolean): Promise<void> {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 900 } });
  if (!hasScripts) await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${values.url ?? site?.url}/#/`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  // Moves the mouse first, as a visitor does: that preloads the rest of the page.
  await page.mouse.move(Number(values.width) / 2, 450);
  await page.waitForTimeout(PREFETCH_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });

  await page.evaluate(() => {
    const frames: LongFrame[] = [];
    Object.assign(globalThis, { longFrames: frames });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { blockingDuration = 0 } = entry as PerformanceEntry & { blockingDuration?: number };
        frames.push({
          start: entry.startTime,
          duration: entry.duration,
          blocking: blockingDuration,
        });
      }
    }).observe({ type: 'long-animation-frame' });
  });
  let end = 0;
  const trace = await recordTrace(session, async () => {
    // Read at each notch: sections below have a guessed height until they come near (decision 0025).
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const direction of [1, -1])
      for (let y = 0; y < (await height()); y += NOTCH)
        await page.mouse.wheel(0, direction * NOTCH);
    end = await page.evaluate(() => performance.now());
  });
  const frames = await page.evaluate(
    () => (globalThis as { longFrames?: LongFrame[] }).longFrames ?? [],
  );
  printResults(trace, frames, end);
  await page.close();
}

/** Prints the results. Frames that begin after `end`, ms, do not affect scrolling and are listed apart. */
function printResults(trace: readonly TraceEvent[], all: readonly LongFrame[], end: number): void {
  const isLong = ({ duration }: LongFrame) => duration > LONG_FRAME;
  const frames = all.filter(({ start }) => start < end);
  const long = frames.filter(isLong).map(({ duration }) => duration);
  const after = all.filter(({ start }) => start >= end).filter(isLong);
  const threads = trace.filter(({ args }) => args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = trace
    .filter((it) => it.name.endsWith('RunTask') && it.dur !== undefined && isMain(it))
    .map(({ dur = 0 }) => dur / 1000);
  const longTasks = tasks.filter((ms) => ms > LONG_FRAME);
  const forced = trace.filter(
    ({ name, args }) => name === 'Layout' && (args?.beginData?.stackTrace?.length ?? 0) > 0,
  );
  const layouts = trace.filter(({ name }) => name === 'Layout').length;
  // During scrolling Chromium may run other work before a frame, for up to 100 ms: the frame is then long
  // without being blocked.
  const blocked = frames.reduce((sum, { blocking }) => sum + blocking, 0);
  console.log(
    `  frames over ${LONG_FRAME} ms  ${long.length}${formatTimes(long)}; blocked ${blocked.toFixed(0)} ms`,
  );
  const rest = formatTimes(after.map(({ duration }) => duration));
  console.log(`  once it rests       ${after.length}${rest}`);
  console.log(
    `  tasks over ${LONG_FRAME} ms   ${longTasks.length} of ${tasks.length}${formatTimes(tasks)}`,
  );
  console.log(`  layouts             ${layouts}, forced by a script ${forced.length}`);
  for (const { args } of forced.slice(0, 5)) {
    const [at] = args?.beginData?.stackTrace ?? [];
    console.log(`    ${at?.functionName} ${at?.url.split('/').at(-1)}`);
  }
}

function formatTimes(times: readonly number[]): string {
  if (times.length === 0) return '';
  return `: ${times
    .toSorted((a, b) => b - a)
    .slice(0, 8)
    .map((ms) => ms.toFixed(0))
    .join(', ')} ms`;
}

async function recordTrace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol's types declare every value as a string.
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.stack',
        'toplevel',
      ],
    },
  });
  await act();
  const done = Promise.withResolvers<void>();
  session.once('Tracing.tracingComplete', () => done.resolve());
  await session.send('Tracing.end');
  await done.promise;
  return events;
}

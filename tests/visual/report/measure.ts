/**
 * How fluid the report is: `node tests/visual/report/measure.ts [cells …]` prints, for 5,000 and
 * 20,000 cells, how long it loads, how long a filter takes, and the long frames of a scroll (VIS-6).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CDPSession, type Page, chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../browser.ts';
import { buildReportApp } from './build-app.ts';
import { sampleResults } from './sample.ts';

/** One report, measured; times in ms of the clock. */
interface Measured {
  readonly cells: number;
  /** From the navigation to the first painted row. */
  readonly load: number;
  /** The same in ms of the page's processor time, which a busy machine does not stretch. */
  readonly work: number;
  /** From the click on a filter to the painted result, the slowest of several. */
  readonly filter: number;
  /** From a typed letter to the painted result, the slowest of a word. */
  readonly search: number;
  /** Frames of a scroll through the whole map, those of more than 50 ms, and the longest. */
  readonly frames: number;
  readonly long: number;
  readonly longest: number;
  /** Processor time a frame of the scroll takes. */
  readonly each: number;
}

/** Processor time the page's main thread has used since it began, in ms. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function measure(page: Page, session: CDPSession, cells: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-report-'));
  try {
    await buildReportApp(folder);
    const results = JSON.stringify(sampleResults({ cells }));
    await writeFile(join(folder, 'results.js'), `window.visualResults = ${results};\n`);
    await page.goto('about:blank');
    await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}#status=all`);
    await page.getByRole('row').nth(1).waitFor();
    const load = await page.evaluate(() => performance.now());
    const work = await worked(session);
    const search = await typed(page, 'order');
    await page.getByRole('searchbox').fill('');
    const filter = await pressed(page);
    const before = await worked(session);
    const scroll = await scrolled(page);
    const after = await worked(session);
    return {
      cells,
      load: Math.round(load),
      work: Math.round(work),
      filter,
      search,
      ...scroll,
      each: (after - before) / scroll.frames,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Presses each status filter in turn. */
async function pressed(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let slowest = 0;
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-pressed]')) {
      if (button.hasAttribute('popovertarget')) continue;
      const begin = performance.now();
      button.click();
      await painted();
      slowest = Math.max(slowest, performance.now() - begin);
    }
    // Back to everything: that is the longest list to scroll.
    location.hash = '#status=all';
    await painted();
    return Math.round(slowest);
  });
}

async function typed(page: Page, word: string): Promise<number> {
  await page.getByRole('searchbox').focus();
  let slowest = 0;
  for (const letter of word) {
    const begin = performance.now();
    await page.keyboard.press(letter);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    slowest = Math.max(slowest, performance.now() - begin);
  }
  return Math.round(slowest);
}

/** Scrolls the map from its top to its end, 300 px a frame. */
async function scrolled(page: Page): Promise<Pick<Measured, 'frames' | 'long' | 'longest'>> {
  return await page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]');
    if (!grid) throw new Error('There is no heat map.');
    const times: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    for (let before = -1; before !== grid.scrollTop;) {
      before = grid.scrollTop;
      grid.scrollTop += 300;
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return {
      frames: times.length,
      long: times.filter((it) => it > 50).length,
      longest: Math.round(Math.max(...times)),
    };
  });
}

const wanted = process.argv.slice(2).map(Number);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const cells of wanted.length > 0 ? wanted : [5_000, 20_000]) {
    const it = await measure(page, session, cells);
    console.log(
      `${cells} cells: loads in ${it.load} ms (${it.work} of work), a filter takes ${it.filter} ms, ` +
        `a letter ${it.search} ms; scrolling, a frame is ${it.each.toFixed(1)} ms of work, ` +
        `${it.long} of ${it.frames} frames over 50 ms (longest ${it.longest} ms)`,
    );
  }
} finally {
  await browser.close();
}

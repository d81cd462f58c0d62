/**
 * `npm run bench:first-tap`: the first tap on a phone while the page still loads: INP in ms of a tap on the menu
 * button, by Event Timing, for every document. Each column is a moment of the tap, in ms from the first contentful
 * paint; each is the worst of the runs. Goal: 200 ms (INP's "good").
 *
 * - `--cpu N` (default 8): slowdown of the CPU
 * - `--runs N` (default 2)
 * - `--locale vi`, `--route /download`: only these; may be repeated
 * - `--dist FOLDER`: another build
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, devices, type CDPSession } from '@playwright/test';
import { startSite } from '../../mocks/preview/serve.ts';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';

const GOAL_MS = 200;
/** From the first contentful paint; the app hydrates within this time. */
const MOMENTS_MS = [0, 150, 300, 600, 1200] as const;
/** Event Timing reports after the next frame, which is long at this slowdown. */
const REPORT_WAIT_MS = 1500;

const { values } = parseArgs({
  options: {
    cpu: { type: 'string', default: '8' },
    dist: { type: 'string', default: LOCAL_BUILD },
    locale: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    runs: { type: 'string', default: '2' },
  },
});

declare global {
  interface Window {
    /** The durations of the taps, in ms. */
    taps: number[];
  }
}

const site = await startSite({ dist: values.dist });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  console.log(
    'document'.padEnd(32),
    ...MOMENTS_MS.map((moment) => `+${moment} ms`.padStart(8)),
    ` goal ${GOAL_MS}`,
  );
  for (const locale of LOCALES.filter((it) => values.locale?.includes(it) ?? true))
    for (const route of Object.values(ROUTES)) {
      if (values.route?.includes(route) === false) continue;
      const path = documentPath(locale, route);
      const worst = [];
      for (const moment of MOMENTS_MS) {
        const durations = [];
        for (let run = 0; run < Number(values.runs); run += 1)
          durations.push(await measure(path, moment));
        worst.push(Math.max(...durations));
      }
      const isGoalMissed = worst.some((duration) => !(duration <= GOAL_MS));
      console.log(
        `/${path}`.padEnd(32),
        ...worst.map((duration) => duration.toFixed(0).padStart(8)),
        isGoalMissed ? ' missed' : '',
      );
    }
} finally {
  await browser.close();
  await site.close();
}

/** NaN if Event Timing reported no tap. */
async function measure(path: string, moment: number): Promise<number> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(recordTaps);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
    const painted = firstContentfulPaint(session);
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const loaded = page.goto(`${site.url}/${path}`);
    await painted;
    await setTimeout(moment);
    const { width } = devices['Pixel 7'].viewport;
    // The menu button: in the corner of the header on every page.
    await page.touchscreen.tap(width - 40, 32);
    await loaded;
    await page.locator('#menu[open]').waitFor();
    await setTimeout(REPORT_WAIT_MS);
    const taps = await page.evaluate(() => window.taps);
    return taps.length > 0 ? Math.max(...taps) : Number.NaN;
  } finally {
    await context.close();
  }
}

/** Reported by the browser, because the page's main thread is busy. */
function firstContentfulPaint(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/** In the page. */
function recordTaps(): void {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) window.taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

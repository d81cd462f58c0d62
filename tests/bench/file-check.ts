/**
 * `npm run bench:file-check`: checks a file of 100 MB on the download page, at 1x and 4x CPU throttling of the page.
 * Prints the seconds to the verdict, the longest task of the page's main thread in ms (goal: 50), and the peak
 * increase of the memory of the browser's processes, in MB.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../../mocks/preview/serve.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { fixture, readKey, signApk, withFiller } from '../apk/sign-apk.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';
import { browserMemory } from '../visual/capture/browser-memory.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: LOCAL_BUILD },
    megabytes: { type: 'string', default: '100' },
  },
});

const SLOWDOWNS = [1, 4];

declare global {
  interface Window {
    longest: number;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'unio-bench-'));
const apk = join(folder, 'large.apk');
writeFileSync(
  apk,
  signApk(withFiller(fixture('unsigned.apk'), Number(values.megabytes) * 1e6), readKey('')),
);
const site = await startSite({ dist: values.dist });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  console.log('throttling  seconds  longest task ms  memory MB');
  for (const slowdown of SLOWDOWNS) {
    const { seconds, longest, memory } = await measure(slowdown);
    console.log(
      `${slowdown}x`.padEnd(10),
      seconds.toFixed(1).padStart(8),
      longest.toFixed(0).padStart(16),
      memory.toFixed(0).padStart(10),
    );
  }
} finally {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true });
}

async function measure(slowdown: number) {
  const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-US' });
  try {
    await openCheck(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask' });
    });
    const before = await browserMemory(browser);
    let peak = before;
    const sampling = setInterval(() => {
      void browserMemory(browser).then((size) => (peak = Math.max(peak, size)));
    }, 200);
    const start = performance.now();
    await page.locator('input[type="file"]').setInputFiles(apk);
    await page.locator('[data-verdict="genuine"]').waitFor({ timeout: 300_000 });
    const seconds = (performance.now() - start) / 1000;
    clearInterval(sampling);
    // Tasks shorter than 50 ms are not reported.
    const longest = await page.evaluate(() => window.longest);
    return { seconds, longest, memory: peak - before };
  } finally {
    await page.close();
  }
}

async function openCheck(page: Page): Promise<void> {
  await page.goto(`${site.url}/download/`);
  await page.locator('html[data-hydrated]').waitFor();
  // The code of the file check loads on the first scroll.
  await page.mouse.wheel(0, 300);
  await page.locator('section[data-dehydrated="false"]:has(input[type="file"])').waitFor();
  await page.waitForLoadState('networkidle');
}

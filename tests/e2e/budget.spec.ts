import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { BUDGET, loadedFiles, totalKilobytes, type LoadedFile } from '../bundle-size/first-load.ts';
import { DIST, SITE_ORIGIN } from './support/test-servers.ts';
import { createdFormatters, recordFormatters } from './support/formatters.ts';
import { extendedTag } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Chunks that no first load needs: `browser` renders the QR code, `scroll-motion` contains GSAP. */
const LAZY_CHUNKS: ReadonlySet<string> = new Set([
  ...[
    'AndroidInstallGuide',
    'IosInstallGuide',
    'InstallGuide',
    'Sections',
    'Footer',
    'DownloadPopup',
  ],
  ...[
    'OfficialSiteBanner',
    'browser',
    'SwiperCarousel',
    'scroll-motion',
    'Verification',
    'OpenInBrowser',
    'FileCheckPanel',
    'apk-worker',
  ],
]);
const scriptOf = (path: string) => /([\w-]+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? '';
const lazyChunksIn = (files: readonly LoadedFile[]) =>
  files.map(({ path }) => scriptOf(path)).filter((name) => LAZY_CHUNKS.has(name));

test('every lazy chunk is in the build under its expected name', () => {
  const built = new Set(readdirSync(join(DIST, 'assets')).map(scriptOf));
  expect([...LAZY_CHUNKS].filter((name) => !built.has(name))).toEqual([]);
});

test('ROUTE-5 ROUTE-6 the first load of the download page is within budget and loads nothing of other pages', async () => {
  const files = await loadedFiles(`${SITE_ORIGIN}/download/`);
  const javascript = totalKilobytes(files, 'script');
  expect(javascript).toBeGreaterThan(0);
  expect(javascript).toBeLessThanOrEqual(BUDGET.download.javascript);
  expect(totalKilobytes(files)).toBeLessThanOrEqual(BUDGET.download.total);
  expect(lazyChunksIn(files)).toEqual([]);
  // Only the messages of the app shell.
  expect(files.filter(({ path }) => /\/en-[\w-]+\.json$/.test(path))).toHaveLength(1);
});

test('the entry script has no static import: no request chain before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  const entry = page.locator('script[type="module"]');
  await expect(entry).toHaveCount(1);
  await expect(entry).toHaveAttribute('fetchpriority', 'low');
  const source = readFileSync(join(DIST, (await entry.getAttribute('src')) ?? ''), 'utf8');
  expect(source).toMatch(/import\(/);
  expect(source).not.toMatch(/\bimport\s*["{*\w]/);
});

test('the app is requested after the first paint', async ({ page }) => {
  // The app waits at most 1 s for the first paint. Here it waits longer, for slow machines.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const hours = 3_600_000;
    window.setTimeout = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      start(handler, ms === 1000 ? hours : ms, ...rest)) as typeof window.setTimeout;
  });
  for (const path of Object.values(ROUTES)) {
    await page.goto(`/${documentPath('en', path)}`);
    await page.locator('html[data-hydrated]').waitFor();
    // The browser reports a paint some time after it.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const { painted, appRequested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      appRequested: performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/vendor-[\w-]+\.js$/.test(name))?.startTime,
    }));
    expect(painted, path).toBeGreaterThan(0);
    expect(appRequested, path).toBeGreaterThan(painted ?? Infinity);
  }
});

test('hydration changes no attribute of <html> that a style rule uses: the browser would recalculate the style of the whole page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    // Not earlier: scripts in the head set attributes before the first paint.
    addEventListener('DOMContentLoaded', () => {
      // Also reports an attribute that gets the value it has.
      new MutationObserver((records) => {
        for (const { attributeName } of records) if (attributeName) changed.add(attributeName);
      }).observe(document.documentElement, { attributes: true });
    });
  });
  for (const path of Object.values(ROUTES)) {
    await page.goto(`/${documentPath('vi', path)}`);
    await page.locator('html[data-hydrated]').waitFor();
    const { changed, rules } = await page.evaluate(() => ({
      changed: [...(window as unknown as { changed: Set<string> }).changed],
      rules: [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      ),
    }));
    expect(changed, path).toEqual(['data-hydrated']);
    expect(rules.length, path).toBeGreaterThan(0);
    expect(
      rules.filter((rule) => rule.includes('[data-hydrated')),
      path,
    ).toEqual([]);
  }
  // Styles of components that load later.
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => /\.(?:css|js)$/.test(name));
  expect(
    assets.filter((name) =>
      readFileSync(join(DIST, 'assets', name), 'utf8').includes('[data-hydrated'),
    ),
  ).toEqual([]);
});

for (const locale of LOCALES) {
  test(`the first load of Home is within budget in ${locale}: nothing below the fold, and two preloaded fonts${extendedTag(locale, 'en', 'zh-TW')}`, async () => {
    const files = await loadedFiles(`${SITE_ORIGIN}/${documentPath(locale, '/')}`);
    expect(totalKilobytes(files, 'script')).toBeLessThanOrEqual(BUDGET.home.javascript);
    expect(totalKilobytes(files, 'font')).toBeGreaterThan(0);
    expect(totalKilobytes(files, 'font')).toBeLessThanOrEqual(
      locale === 'zh-TW' ? BUDGET.home.fontsHan : BUDGET.home.fonts,
    );
    // The Chinese font is 1.5 times as large.
    if (locale !== 'zh-TW') expect(totalKilobytes(files)).toBeLessThanOrEqual(BUDGET.home.total);
    expect(lazyChunksIn(files)).toEqual([]);
  });
}

test('no first load creates an Intl formatter or checks supported locales: each takes 100 ms on a phone', async ({
  page,
}) => {
  await recordFormatters(page);
  for (const path of Object.values(ROUTES)) {
    await page.goto(`/${documentPath('vi', path)}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await createdFormatters(page), path).toEqual([]);
  }
});

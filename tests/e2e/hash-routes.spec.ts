import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { FALLBACK_LOCALE, LOCALES } from '../../src/i18n/locales.ts';
import { EMBEDDED_ROUTE, isRoute, ROUTES } from '../../src/navigation/routes.ts';
import { holdRequests } from './support/hold-requests.ts';
import { translatorFor } from './support/messages.ts';
import {
  extendedTag,
  gotoRoute,
  SCREENS,
  setPreferredLocale,
  waitForRoute,
} from './support/screens.ts';
import { scrollPageTo, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const PAGES = SCREENS.filter(({ path }) => isRoute(path));
const FAILED = /^Failed to load resource/;

/** The path of every document that painted something, in order. */
async function recordPaintedDocuments(page: Page): Promise<string[]> {
  const painted: string[] = [];
  await page.exposeBinding('reportPaint', (_source, path: string) => {
    if (painted.at(-1) !== path) painted.push(path);
  });
  await page.addInitScript(() => {
    const report = (window as unknown as { reportPaint: (path: string) => void }).reportPaint;
    // Firefox reports the first content only, Chromium the background as well.
    new PerformanceObserver(() => report(location.pathname)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  return painted;
}

for (const locale of LOCALES) {
  const t = translatorFor(locale);

  test(`ROUTE-12 every hash address shows its own page in ${locale} without the app, and paints nothing else${extendedTag(locale)}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(FAILED);
    await setPreferredLocale(page, locale);
    const painted = await recordPaintedDocuments(page);
    await page.route(/\.js$/, (route) => route.abort('connectionreset'));
    for (const { path, heading, title } of PAGES) {
      painted.length = 0;
      // Such as `./#/download`.
      await page.goto(`./#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
      await expect(page).toHaveTitle(t(title));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const isEmbedded = path === EMBEDDED_ROUTE && locale === FALLBACK_LOCALE;
      const expectedPath = isEmbedded ? '/' : `/${documentPath(locale, path)}`;
      expect(new URL(page.url()).pathname).toBe(expectedPath);
      expect(new URL(page.url()).hash).toBe(`#${path}`);
      await expect.poll(() => painted).toEqual([expectedPath]);
      await page.goto('about:blank');
    }
  });
}

test('ROUTE-12 a hash address adds one history entry, and Back leaves the site', async ({
  page,
}) => {
  await page.goto('./robots.txt');
  const before = await page.evaluate(() => history.length);
  await gotoRoute(page, '/download');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  // The timeout lets `evaluate` return before the navigation destroys its execution context.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // Not `waitForURL`: the URL that Playwright records is empty in Firefox after such a navigation.
  await page.waitForFunction(() => location.pathname.endsWith('/robots.txt'));
});

test('ROUTE-12 POP-4 the query of a deep link reaches the page in the language of the visitor', async ({
  page,
}) => {
  await setPreferredLocale(page, 'pt');
  await page.goto('./#/?scrollTo=ai-wallet-download&openModal=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});

test('ROUTE-12 ROUTE-9 a reload keeps the URL that the app has set, and the scroll position', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await page.evaluate(() => (location.hash = '/countries-regions'));
  await waitForRoute(page);
  const url = page.url();
  const position = 500;
  await scrollPageTo(page, position);
  await page.reload();
  await waitForRoute(page);
  expect(page.url()).toBe(url);
  await expect.poll(() => scrollTop(page)).toBe(position);
});

test('ROUTE-12 a host that responds to every URL with Home gets one more request, without a loop', async ({
  page,
  consoleGuard,
}) => {
  // The file URLs of Home are relative to the root of the site, so they fail here.
  consoleGuard.expectMessage(FAILED);
  consoleGuard.expectMessage(
    /^Refused to apply style|blocked due to MIME type|was preloaded using link preload/,
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/order/', async (route) => {
    // Ends a loop, so that the test fails instead of timing out.
    if (documents.length > 2) return route.abort();
    const home = await route.fetch({ url: new URL('/', route.request().url()).href });
    await route.fulfill({ response: home });
  });
  await page.goto('./#/order');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/', '/order/']);
});

for (const locale of LOCALES) {
  const t = translatorFor(locale);
  const home = documentPath(locale, ROUTES.home);

  test(`ROUTE-12 Home's document in ${locale} shows the download page itself, and hydrates it${extendedTag(locale)}`, async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const painted = await recordPaintedDocuments(page);
    await page.goto(`./${home}#${EMBEDDED_ROUTE}`);
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate(
      (it) => ((it as HTMLElement & { isPrerendered?: boolean }).isPrerendered = true),
    );
    await waitForRoute(page);
    await expect(title).toHaveText(t('download.title'));
    expect(await title.evaluate((it) => 'isPrerendered' in it)).toBe(true);
    await expect(page.locator('#root')).toHaveCount(1);
    await expect(page.locator('link[rel="stylesheet"][href*="/home-"]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`/${home}`);
    expect(documents).toEqual([`/${home}`]);
    expect(painted).toEqual([`/${home}`]);
  });
}

test('ROUTE-12 FAULT-61 if the styles of the embedded page fail to load, its own document opens', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(FAILED);
  let requests = 0;
  await page.route('**/assets/download-*.css', (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(`./#${EMBEDDED_ROUTE}`);
  await page.waitForURL(
    (url) => url.pathname === `/${documentPath(FALLBACK_LOCALE, EMBEDDED_ROUTE)}`,
  );
  await waitForRoute(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toBe(2);
});

test('ROUTE-12 the embedded page is in the document, but hidden, until its styles are loaded', async ({
  page,
}) => {
  const { release } = await holdRequests(page, '**/assets/download-*.css');
  await page.goto(`./#${EMBEDDED_ROUTE}`, { waitUntil: 'commit' });
  const title = page.locator('h1');
  await expect(title).toHaveText(translatorFor('en')('download.title'));
  await expect(title).toBeHidden();
  release();
  await expect(title).toBeVisible();
});

test('ROUTE-12 a hash address requests neither the styles nor the picture of Home', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofHome = () =>
    requested.filter((path) => /\/(?:home-.+\.css|hero-pearl-.+\.avif)$/.test(path));
  for (const route of [EMBEDDED_ROUTE, ROUTES.bankCard]) {
    await page.goto(`./#${route}`);
    await waitForRoute(page);
    await page.waitForLoadState('networkidle');
    expect(ofHome(), route).toEqual([]);
    await page.goto('about:blank');
  }
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  expect(ofHome()).toEqual([
    expect.stringContaining('/home-'),
    expect.stringContaining('/hero-pearl-'),
  ]);
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveAttribute('loading', 'eager');
});

test('ROUTE-12 nothing of Home is painted before its styles are loaded', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/home-*.css');
  await page.goto('./', { waitUntil: 'commit' });
  const title = page.locator('h1');
  await expect(title).toHaveText(translatorFor('en')('home.hero.title'));
  const contentfulPaints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  // The whole document and its first picture have loaded: only the styles are missing.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page
    .locator('main img[fetchpriority="high"]')
    .evaluate((picture: HTMLImageElement) => picture.decode());
  expect(await contentfulPaints()).toBe(0);
  release();
  await expect.poll(contentfulPaints).toBe(1);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await waitForRoute(page);
});

test('ROUTE-12 FAULT-61 Home also starts without its styles', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(FAILED);
  await page.route('**/assets/home-*.css', (route) => route.abort('connectionreset'));
  await page.goto('./');
  await waitForRoute(page);
  await expect(page.locator('h1')).toBeVisible();
});

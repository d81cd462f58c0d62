import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from '../../src/app/document-paths.ts';
import { site } from '../../src/site.ts';
import {
  cacheContents,
  NETWORK_ERRORS,
  test,
  visitAndPrecache,
} from './support/service-worker-test.ts';
import {
  extendedTag,
  chooseLanguage,
  gotoRoute,
  SCREENS,
  waitForRoute,
} from './support/screens.ts';
import { scrollPageTo, scrollTop } from './support/scroll.ts';
import { distributionCalls } from './support/distribution-api.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('PWA-1 the manifest makes the site installable', async ({ page, host }) => {
  await gotoRoute(page, '/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.url}/manifest.webmanifest`);
  const manifest = JSON.parse(data ?? '') as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Unio Wallet',
    short_name: 'Unio',
    start_url: './',
    scope: './',
    display: 'standalone',
  });
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    String(manifest['theme_color']),
  );
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    const response = await page.request.get(new URL(src, url).href);
    expect(response.headers()['content-type'], src).toBe('image/png');
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, and some builds report that.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((id) => id !== 'in-incognito')).toEqual([]);
});

for (const locale of ['en', 'zh-TW'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`PWA-1 FAULT-56 after one visit in ${locale} every route works offline, with its messages, fonts and images${extendedTag(locale, 'en')}`, async ({
      page,
      context,
      host,
      consoleGuard,
    }) => {
      consoleGuard.expectMessage(NETWORK_ERRORS);
      const translate = translatorFor(locale);
      await visitAndPrecache(page, locale);
      await context.setOffline(true);
      await host.close();
      for (const { path, heading } of SCREENS) {
        await page.goto('about:blank');
        await gotoRoute(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(heading));
        const broken = await page.evaluate(async () => {
          await document.fonts.ready;
          // The fallback families are fonts that this machine may not have.
          const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
          for (const image of document.images) image.loading = 'eager';
          const pictures = await Promise.allSettled([...document.images].map((it) => it.decode()));
          return {
            fonts: fonts.filter(({ status }) => status === 'error').map(({ family }) => family),
            hasLoadedFont: fonts.some(({ status }) => status === 'loaded'),
            pictures: pictures.filter(({ status }) => status === 'rejected').length,
          };
        });
        expect(broken, path).toEqual({ fonts: [], hasLoadedFont: true, pictures: 0 });
      }
      // A document that is not cached redirects to one that is.
      await page.goto('about:blank');
      await page.goto(documentPath(locale, '/order'));
      await waitForRoute(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('order.title'));
    });
  });
}

test.describe('on an iPhone', () => {
  test.use({ device: 'iPhone' });

  test('PWA-1 FAULT-59 the distribution response, the APK and files without a hash are never cached', async ({
    page,
    builds,
    host,
    requests,
  }) => {
    const folder = builds.copy();
    mkdirSync(join(folder, 'android'));
    writeFileSync(join(folder, 'android', 'unio-wallet.apk'), 'an app');
    host.publish(folder);
    await visitAndPrecache(page);
    for (const { path } of SCREENS) await gotoRoute(page, path);
    const file = page.waitForResponse(/\.apk$/);
    await page.evaluate(() =>
      fetch('./android/unio-wallet.apk').then((response) => response.text()),
    );
    expect((await file).fromServiceWorker()).toBe(false);

    expect(distributionCalls(requests).length).toBeGreaterThan(0);
    const { addresses } = await cacheContents(page);
    expect(addresses.length).toBeGreaterThan(30);
    const hashed = new RegExp(
      `^${host.url}/(?:(?:es|pt|vi|zh-TW)/|assets/[^/]+-[\\w-]{8}\\.\\w+)?$`,
    );
    expect(addresses.filter((url) => !hashed.test(url))).toEqual([]);
  });
});

test('PWA-1 if the host does not respond, the cached site is shown', async ({ page, host }) => {
  await visitAndPrecache(page);
  host.holdDocuments();
  await page.goto('about:blank');
  await gotoRoute(page, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

test('PWA-1 ROUTE-12 FAULT-61 offline, an embedded page whose styles are missing from the cache has the styles of the app', async ({
  page,
  context,
  host,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await visitAndPrecache(page);
  const removed = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/download-[\w-]+\.css$/.test(request.url) && (await cache.delete(request)))
          count += 1;
    }
    return count;
  });
  expect(removed).toBe(1);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await host.close();
  await page.goto('about:blank');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await gotoRoute(page, '/download');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('download.title'));
  await expect(heading).toHaveCSS('font-family', /Unio Display/);
  const example = page.getByText(t('common.example')).first();
  const box = await example.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(documents).toHaveLength(1);
});

test('PWA-1 the pictures are cached as AVIF after a visit to a page that shows the logo only', async ({
  page,
}) => {
  await gotoRoute(page, '/download');
  await expect(page.locator('html[data-offline-ready]')).toHaveCount(1);
  const { addresses } = await cacheContents(page);
  expect(addresses.filter((url) => /\/hero-pearl-.+\.avif$/.test(url))).toHaveLength(1);
});

test('PWA-1 FAULT-51 a private window without service worker and storage has the complete site, without a message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (origin === 'null') return;
    const refusal = () => new DOMException('Not here', 'SecurityError');
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.setAttribute('data-refused', '');
      return Promise.reject(refusal());
    };
    CacheStorage.prototype.open = () => Promise.reject(refusal());
    IDBFactory.prototype.open = () => {
      throw refusal();
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('Full from the start', 'QuotaExceededError');
    };
  });
  const heading = page.getByRole('heading', { level: 1 });
  await gotoRoute(page, '/');
  await expect(page.locator('html[data-refused]')).toHaveCount(1);
  await scrollPageTo(page, 700);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.bank-card') })
    .click();
  await expect(heading).toHaveText(t('bank-card.title'));
  await chooseLanguage(page.getByRole('banner'), 'vi');
  await expect(heading).toHaveText(translatorFor('vi')('bank-card.title'));
  await page.goBack();
  await expect(heading).toHaveText(translatorFor('vi')('home.hero.title'));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await expect(page.locator('html[data-offline-ready]')).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText(t('home.hero.title'));
});

test('PWA-1 FAULT-56 a first load that goes offline stays readable, and works once online again', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await context.setOffline(true);
  // Nothing is cached yet.
  await expect(page.goto('./download/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);

  // The network is up for the document only.
  await page.route(/\.\w+$/, (route) => route.abort('internetdisconnected'));
  await page.goto('./download/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('download.title'));
  for (const url of [site.appStoreUrl, site.googlePlayUrl, site.apkUrl])
    await expect(page.locator(`a[href="${url}"]`).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);

  await page.unrouteAll();
  await page.reload();
  await waitForRoute(page);
  await expect(heading).toHaveText(t('download.title'));
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
});

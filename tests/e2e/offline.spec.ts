import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from '../../src/app/documents.ts';
import { LOCALE_NAMES } from '../../src/i18n/locales.ts';
import { caught, NO_NETWORK, test, visit } from './support/kept.ts';
import { open, SCREENS, shown } from './support/screens.ts';
import { callsIn } from './support/service.ts';
import { expect } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

test('PWA-1 the manifest is one that a browser installs from', async ({ page, host }) => {
  await open(page, '/');
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
    const answer = await page.request.get(new URL(src, url).href);
    expect(answer.headers()['content-type'], src).toBe('image/png');
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test is a private one, and some builds of the browser say so.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((id) => id !== 'in-incognito')).toEqual([]);
});

for (const locale of ['en', 'zh-TW'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`PWA-1 FAULT-56 after one visit in ${locale} every route opens offline, with its words, letters and pictures${locale === 'en' ? '' : ' @long'}`, async ({
      page,
      context,
      host,
      watch,
    }) => {
      watch.expectComplaint(NO_NETWORK);
      const say = wordsOf(locale);
      await visit(page, locale);
      await context.setOffline(true);
      await host.close();
      for (const { path, heading } of SCREENS) {
        await page.goto('about:blank');
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(heading));
        const broken = await page.evaluate(async () => {
          await document.fonts.ready;
          // The fallbacks are names of fonts that this machine may not have.
          const letters = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
          for (const image of document.images) image.loading = 'eager';
          const pictures = await Promise.allSettled([...document.images].map((it) => it.decode()));
          return {
            fonts: letters.filter(({ status }) => status === 'error').map(({ family }) => family),
            letters: letters.some(({ status }) => status === 'loaded'),
            pictures: pictures.filter(({ status }) => status === 'rejected').length,
          };
        });
        expect(broken, path).toEqual({ fonts: [], letters: true, pictures: 0 });
      }
      // A document that was not kept leads to one that was.
      await page.goto('about:blank');
      await page.goto(documentPath(locale, '/order'));
      await shown(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order.title'));
    });
  });
}

test('PWA-1 a language chosen later is kept too, and one never chosen is not', async ({
  page,
  host,
  watch,
}) => {
  watch.expectComplaint(NO_NETWORK);
  await visit(page);
  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.vi }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'vi');
  const { addresses } = await caught(page);
  const words = addresses.flatMap(
    (url) => /\/(en|es|pt|zh-TW|vi)-[\w-]{8}\.js$/.exec(url)?.[1] ?? [],
  );
  expect(new Set(words)).toEqual(new Set(['en', 'vi']));
  await host.close();
  await open(page, '/bank-card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('vi')('bank-card.title'),
  );
});

test('PWA-1 I18N-3 the address of a language that was never kept leads to the page in the one that was', async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(NO_NETWORK);
  await visit(page);
  await context.setOffline(true);
  // Home, and a page beside it.
  for (const { path, heading } of SCREENS.slice(0, 2)) {
    await page.goto('about:blank');
    await page.goto(documentPath('vi', path));
    await shown(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('PWA-1 I18N-3 a language that cannot be fetched comes with the line; until then every page opens in the one that was kept', async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(NO_NETWORK);
  watch.expectComplaint(/Messages of es did not load|dynamically imported module/);
  await visit(page);
  await open(page, '/bank-card');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.es }).first().click();
  await expect.poll(() => watch.complaints.join()).toContain('Messages of es');

  await page.reload();
  await shown(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.home') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));

  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.es }).first().click();
  await expect
    .poll(() => watch.complaints.filter((it) => /Messages of es/.test(it)).length)
    .toBe(2);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('es')('home.hero.title'),
  );
});

test.describe('on an iPhone', () => {
  test.use({ device: 'iPhone' });

  test('PWA-1 FAULT-59 the distribution answer, the app file and everything without a hash are never kept', async ({
    page,
    builds,
    host,
    watch,
  }) => {
    const folder = builds.copy();
    mkdirSync(join(folder, 'android'));
    writeFileSync(join(folder, 'android', 'unio-wallet.apk'), 'an app');
    host.publish(folder);
    await visit(page);
    for (const { path } of SCREENS) await open(page, path);
    const file = page.waitForResponse(/\.apk$/);
    await page.evaluate(() => fetch('./android/unio-wallet.apk').then((answer) => answer.text()));
    expect((await file).fromServiceWorker()).toBe(false);

    expect(callsIn(watch.requests).length).toBeGreaterThan(0);
    const { addresses } = await caught(page);
    expect(addresses.length).toBeGreaterThan(30);
    const hashed = new RegExp(
      `^${host.url}/(?:(?:es|pt|vi|zh-TW)/|assets/[^/]+-[\\w-]{8}\\.\\w+)?$`,
    );
    expect(addresses.filter((url) => !hashed.test(url))).toEqual([]);
  });
});

test('PWA-1 a host that does not answer: the kept site is shown', async ({ page, host }) => {
  await visit(page);
  host.holdDocuments();
  await page.goto('about:blank');
  await open(page, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

test('PWA-1 FAULT-51 a browser that refuses the worker has the site all the same, and hears nothing of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A blank page has none.
    if (origin === 'null') return;
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.setAttribute('data-refused', '');
      return Promise.reject(new DOMException('Not here', 'SecurityError'));
    };
  });
  await open(page, '/');
  await expect(page.locator('html[data-refused]')).toHaveCount(1);
  await page
    .getByRole('link', { name: t('home.hero.preorder') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
  await expect(page.locator('html[data-offline]')).toHaveCount(0);
});

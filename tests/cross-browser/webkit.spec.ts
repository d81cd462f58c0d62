import { Key } from 'selenium-webdriver';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALE_NAMES } from '../../src/i18n/locales.ts';
import { site as links } from '../../src/site.ts';
import { readQr } from '../e2e/support/qr.ts';
import { SCREENS } from '../e2e/support/screens.ts';
import { translatorFor } from '../e2e/support/messages.ts';
import { startWebKit } from './webkit-driver.ts';
import { expect, test } from './webkit-test.ts';

const t = translatorFor('en');
const PAGES = SCREENS.filter(({ path }) => path !== '/nowhere');
const POPUP = '[role="dialog"]';
const byLabel = (name: string) => `[aria-label="${name.replaceAll('"', String.raw`\"`)}"]`;

for (const locale of ['en', 'zh-TW'] as const) {
  const translate = translatorFor(locale);

  test(`ROUTE-8 every document in ${locale} opens without an error or CSP violation`, async ({
    site,
  }) => {
    for (const { path, title, heading } of PAGES) {
      await site.open(documentPath(locale, path));
      await site.expectHeading(translate(heading));
      expect(await site.evaluate(() => document.title)).toBe(translate(title));
      expect(await site.evaluate(() => document.documentElement.lang)).toBe(locale);
    }
  });

  test(`ROUTE-1 ROUTE-2 ROUTE-3 ROUTE-4 ROUTE-5 ROUTE-6 ROUTE-7 ROUTE-10 every hash address in ${locale} opens without an error or CSP violation`, async ({
    site,
  }) => {
    await site.open('');
    await site.evaluate((saved) => localStorage.setItem('preferred-language', saved), locale);
    for (const { path, title, heading } of SCREENS) {
      await site.open(`#${path}`);
      await site.expectHeading(translate(heading));
      expect(await site.evaluate(() => document.title)).toBe(translate(title));
      expect(await site.evaluate(() => document.documentElement.lang)).toBe(locale);
    }
  });
}

test('the collector records an error, a blocked image and a missing image', async ({ site }) => {
  await site.open('order/');
  await site.evaluate(() => {
    for (const address of ['/nowhere.png', 'https://elsewhere.example/a.png'])
      document.body.append(Object.assign(new Image(), { src: address }));
    console.warn('warned by the test');
    setTimeout(() => {
      throw new Error('thrown by the test');
    });
  });
  await site.waitUntil(
    () => (globalThis as { collectedMessages?: string[] }).collectedMessages?.length === 5,
  );
  await site.leave();
  expect(site.messages.splice(0).toSorted()).toEqual([
    'CSP violation: img-src https://elsewhere.example/a.png',
    'console.warn: warned by the test',
    'error: Error: thrown by the test',
    expect.stringMatching(/^error: IMG .*nowhere\.png/),
    'error: IMG https://elsewhere.example/a.png',
  ]);
});

test('POP-1 POP-2 POP-3 Get App opens the popup, and a camera can read the QR code', async ({
  site,
}) => {
  await site.open('order/');
  await (await site.expectVisible('#header-download')).click();
  await site.expectVisible(POPUP);
  await site.expectVisible(`${POPUP} svg[data-ready]`);
  await site.waitUntil((selector) => {
    const popup = document.querySelector(selector);
    return popup !== null && getComputedStyle(popup).opacity === '1';
  }, POPUP);
  const origin = await site.evaluate(() => location.origin);
  await expect.poll(async () => readQr(await site.screenshot())).toBe(`${origin}/#/download`);
  for (const option of ['enterprise', 'app-store', 'google-play', 'apk'])
    await site.expectVisible(`${POPUP} [data-option="${option}"]`);
  await site.press(Key.ESCAPE);
  await expect.poll(() => site.countVisible(POPUP)).toBe(0);
  expect(await site.evaluate(() => document.activeElement?.id)).toBe('header-download');
});

test('POP-4 a deep link scrolls to its button and opens the popup', async ({ site }) => {
  await site.open('?scrollTo=ai-wallet-download&openModal=true#/');
  await site.expectVisible(POPUP);
});

test('DL-3 API-6 the download page links to the stores and the APK', async ({ site }) => {
  await site.open('download/');
  for (const url of [links.googlePlayUrl, links.apkUrl])
    await site.expectVisible(`main a[href="${url}"]`);
});

test('HDR-7 HDR-8 the mobile menu opens, closes with Escape, and leads to the download page', async ({
  site,
}) => {
  await site.resize(400);
  await site.open('');
  const burger = await site.expectVisible(byLabel(t('header.menu.open')));
  await burger.click();
  const menu = `dialog${byLabel(t('header.menu.label'))}`;
  await site.expectVisible(`${menu} nav a, ${menu} li a`);
  await site.press(Key.ESCAPE);
  await expect.poll(() => site.countVisible(menu)).toBe(0);
  await burger.click();
  await (await site.expectVisible(`${menu} a`, t('header.get-app'))).click();
  await site.expectHeading(t('download.title'));
  await expect.poll(() => site.countVisible(menu)).toBe(0);
});

test('HDR-7 narrowing the window shows the burger, and the page still works', async ({ site }) => {
  await site.open('order/');
  await site.expectVisible('#header-download');
  // WebKit hangs at this width if the panels have position fallbacks.
  await site.resize(600);
  await site.expectVisible(byLabel(t('header.menu.open')));
  expect(await site.countVisible('#header-download')).toBe(0);
  await site.resize(1280);
  await site.expectVisible('#header-download');
});

test('HDR-6 FTR-3 POP-3 panels open in view next to their buttons, at any position', async ({
  site,
}) => {
  await site.open('#/');
  for (const button of ['#header-download', '#ai-wallet-download', 'footer button[popovertarget]'])
    for (const block of ['center', 'end'] as const) {
      await (await site.scrollTo(button, 0, block)).click();
      const panel = await site.expectVisible(':popover-open');
      const outside = await site.evaluate(
        (it) => {
          const { top, right, bottom, left } = it.getBoundingClientRect();
          return Math.max(-top, -left, right - innerWidth, bottom - innerHeight);
        },
        panel as unknown as Element,
      );
      expect(outside, `${button} at the ${block}`).toBeLessThanOrEqual(1);
      await site.press(Key.ESCAPE);
      await expect.poll(() => site.countVisible(':popover-open')).toBe(0);
    }
});

test('I18N-3 another language changes the page, its title and its language at once', async ({
  site,
}) => {
  const translate = translatorFor('vi');
  await site.open('order/');
  await site.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await (await site.expectVisible('header button[popovertarget]')).click();
  await (await site.expectVisible('header [popover] button', LOCALE_NAMES.vi)).click();
  await site.expectHeading(translate('order.title'));
  await site.waitUntil((title) => document.title === title, translate('meta.title.order'));
  expect(await site.evaluate(() => document.documentElement.lang)).toBe('vi');
  expect(await site.evaluate(() => localStorage.getItem('preferred-language'))).toBe('vi');
  expect(await site.countVisible('html[data-same-page]')).toBe(1);
});

test('ROUTE-9 a new page starts at the top; Back restores the old position', async ({ site }) => {
  await site.open('#/');
  await site.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await site.waitUntil(() => scrollY === 900);
  await (await site.expectVisible('header a', t('header.nav.bank-card'))).click();
  await site.expectHeading(t('bank-card.title'));
  await site.waitUntil(() => scrollY === 0);
  await site.evaluate(() => history.back());
  await site.expectHeading(t('home.hero.title'));
  await site.waitUntil(() => scrollY === 900);
});

test('HOME-10 one question is open at a time', async ({ site }) => {
  await site.open('#/');
  const open = () =>
    site.evaluate(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((row) => row.open),
    );
  const second = await site.scrollTo('main details summary', 1);
  await second.click();
  await expect.poll(open).toEqual([false, true, false, false]);
  await second.click();
  await expect.poll(open).toEqual([false, false, false, false]);
});

test('CTRY-3 a search finds a country by its name without accents', async ({ site }) => {
  await site.open('countries-regions/');
  const box = await site.expectVisible('main input');
  await box.sendKeys('cote');
  const status = () =>
    site.evaluate(() => document.querySelector('main [role="status"]')?.textContent);
  await expect.poll(status).toBe(t('countries.count', { count: 1 }));
});

test('HOME-9 the carousel runs until it is paused', async ({ site }) => {
  await site.open('#/');
  const row = byLabel(t('home.partners.list'));
  await site.scrollTo(row);
  await site.waitUntil(() => document.querySelector('[data-playing="true"]'));
  await (
    await site.expectVisible(byLabel(t('home.partners.control.name', { running: 'true' })))
  ).click();
  await site.expectVisible(byLabel(t('home.partners.control.name', { running: 'false' })));
});

test('more navigations than WebKit allows in the history do not break the page', async ({
  site,
}) => {
  await site.open('#/');
  await site.evaluate(() => {
    for (let step = 0; step < 300; step += 1) location.hash = step % 2 ? '/order' : '/download';
  });
  await site.expectHeading(t('order.title'));
});

test('FAULT-60 without JavaScript a document is complete', async ({ host }) => {
  const { driver, stop } = await startWebKit(['--enable-javascript=false']);
  try {
    await driver.get(`${host.url}/download/`);
    expect(await driver.getTitle()).toBe(t('meta.title.download'));
  } finally {
    await stop();
  }
});

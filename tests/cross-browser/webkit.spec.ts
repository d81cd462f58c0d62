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
const named = (name: string) => `[aria-label="${name.replaceAll('"', String.raw`\"`)}"]`;

for (const locale of ['en', 'zh-TW'] as const) {
  const say = translatorFor(locale);

  test(`ROUTE-8 every document in ${locale} opens without an error or CSP violation`, async ({
    site,
  }) => {
    for (const { path, title, heading } of PAGES) {
      await site.open(documentPath(locale, path));
      await site.heading(say(heading));
      expect(await site.run(() => document.title)).toBe(say(title));
      expect(await site.run(() => document.documentElement.lang)).toBe(locale);
    }
  });

  test(`ROUTE-1 ROUTE-2 ROUTE-3 ROUTE-4 ROUTE-5 ROUTE-6 ROUTE-7 ROUTE-10 every hash route in ${locale} opens without an error or CSP violation`, async ({
    site,
  }) => {
    await site.open('');
    await site.run((saved) => localStorage.setItem('preferred-language', saved), locale);
    for (const { path, title, heading } of SCREENS) {
      await site.open(`#${path}`);
      await site.heading(say(heading));
      expect(await site.run(() => document.title)).toBe(say(title));
      expect(await site.run(() => document.documentElement.lang)).toBe(locale);
    }
  });
}

test('the collector records an error, a blocked image and a missing one', async ({ site }) => {
  await site.open('order/');
  await site.run(() => {
    for (const address of ['/nowhere.png', 'https://elsewhere.example/a.png'])
      document.body.append(Object.assign(new Image(), { src: address }));
    console.warn('warned by the test');
    setTimeout(() => {
      throw new Error('thrown by the test');
    });
  });
  await site.until(() => (globalThis as { complaints?: string[] }).complaints?.length === 5);
  await site.leave();
  expect(site.complaints.splice(0).toSorted()).toEqual([
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
  await (await site.seen('#header-download')).click();
  await site.seen(POPUP);
  await site.seen(`${POPUP} svg[data-ready]`);
  await site.until((selector) => {
    const popup = document.querySelector(selector);
    return popup !== null && getComputedStyle(popup).opacity === '1';
  }, POPUP);
  const origin = await site.run(() => location.origin);
  // The panel fades in.
  await expect.poll(async () => readQr(await site.screen())).toBe(`${origin}/#/download`);
  for (const option of ['enterprise', 'app-store', 'google-play', 'apk'])
    await site.seen(`${POPUP} [data-option="${option}"]`);
  await site.press(Key.ESCAPE);
  await expect.poll(() => site.count(POPUP)).toBe(0);
  expect(await site.run(() => document.activeElement?.id)).toBe('header-download');
});

test('POP-4 a deep link scrolls to its button and opens the popup', async ({ site }) => {
  await site.open('?scrollTo=ai-wallet-download&openModal=true#/');
  await site.seen(POPUP);
});

test('DL-3 API-6 the download page links to the stores and the APK', async ({ site }) => {
  await site.open('download/');
  for (const url of [links.googlePlayUrl, links.apkUrl]) await site.seen(`main a[href="${url}"]`);
});

test('HDR-7 HDR-8 the mobile menu opens, closes with Escape, and leads to the download page', async ({
  site,
}) => {
  await site.resize(400);
  await site.open('');
  const burger = await site.seen(named(t('header.menu.open')));
  await burger.click();
  const menu = `dialog${named(t('header.menu.label'))}`;
  await site.seen(`${menu} nav a, ${menu} li a`);
  await site.press(Key.ESCAPE);
  await expect.poll(() => site.count(menu)).toBe(0);
  await burger.click();
  await (await site.seen(`${menu} a`, t('header.get-app'))).click();
  await site.heading(t('download.title'));
  await expect.poll(() => site.count(menu)).toBe(0);
});

test('HDR-7 narrowing the window shows the burger, and the page still works', async ({ site }) => {
  await site.open('order/');
  await site.seen('#header-download');
  // WebKit hangs here if the panels have position fallbacks.
  await site.resize(600);
  await site.seen(named(t('header.menu.open')));
  expect(await site.count('#header-download')).toBe(0);
  await site.resize(1280);
  await site.seen('#header-download');
});

test('HDR-6 FTR-3 POP-3 panels open in view next to their buttons, at any position', async ({
  site,
}) => {
  await site.open('#/');
  for (const button of ['#header-download', '#ai-wallet-download', 'footer button[popovertarget]'])
    for (const block of ['center', 'end'] as const) {
      await (await site.bring(button, 0, block)).click();
      const panel = await site.seen(':popover-open');
      const outside = await site.run(
        (it) => {
          const { top, right, bottom, left } = it.getBoundingClientRect();
          return Math.max(-top, -left, right - innerWidth, bottom - innerHeight);
        },
        // WebDriver turns the handle into the element.
        panel as unknown as Element,
      );
      expect(outside, `${button} at the ${block}`).toBeLessThanOrEqual(1);
      await site.press(Key.ESCAPE);
      await expect.poll(() => site.count(':popover-open')).toBe(0);
    }
});

test('I18N-3 another language changes the page, its title and its language at once', async ({
  site,
}) => {
  const say = translatorFor('vi');
  await site.open('order/');
  await site.run(() => document.documentElement.setAttribute('data-same-page', ''));
  await (await site.seen('header button[popovertarget]')).click();
  await (await site.seen('header [popover] button', LOCALE_NAMES.vi)).click();
  await site.heading(say('order.title'));
  await site.until((title) => document.title === title, say('meta.title.order'));
  expect(await site.run(() => document.documentElement.lang)).toBe('vi');
  expect(await site.run(() => localStorage.getItem('preferred-language'))).toBe('vi');
  expect(await site.count('html[data-same-page]')).toBe(1);
});

test('ROUTE-9 a new page starts at the top; Back restores the old position', async ({ site }) => {
  await site.open('#/');
  await site.run(() => scrollTo({ top: 900, behavior: 'instant' }));
  await site.until(() => scrollY === 900);
  await (await site.seen('header a', t('header.nav.bank-card'))).click();
  await site.heading(t('bank-card.title'));
  await site.until(() => scrollY === 0);
  await site.run(() => history.back());
  await site.heading(t('home.hero.title'));
  await site.until(() => scrollY === 900);
});

test('HOME-10 one question is open at a time', async ({ site }) => {
  await site.open('#/');
  const open = () =>
    site.run(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((row) => row.open),
    );
  const second = await site.bring('main details summary', 1);
  await second.click();
  await expect.poll(open).toEqual([false, true, false, false]);
  await second.click();
  await expect.poll(open).toEqual([false, false, false, false]);
});

test('CTRY-3 a search finds a country by its name without accents', async ({ site }) => {
  await site.open('countries-regions/');
  const box = await site.seen('main input');
  await box.sendKeys('cote');
  const status = () => site.run(() => document.querySelector('main [role="status"]')?.textContent);
  await expect.poll(status).toBe(t('countries.count', { count: 1 }));
});

test('HOME-9 the carousel runs until it is paused', async ({ site }) => {
  await site.open('#/');
  const row = named(t('home.partners.list'));
  await site.bring(row);
  await site.until(() => document.querySelector('[data-playing="true"]'));
  await (await site.seen(named(t('home.partners.control.name', { running: 'true' })))).click();
  await site.seen(named(t('home.partners.control.name', { running: 'false' })));
});

test('more navigations than WebKit allows in the history do not break the page', async ({
  site,
}) => {
  await site.open('#/');
  await site.run(() => {
    for (let step = 0; step < 300; step += 1) location.hash = step % 2 ? '/order' : '/download';
  });
  await site.heading(t('order.title'));
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

import type { Page } from '@playwright/test';
import { chooseLanguage, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

for (const { browser, page: expected } of [
  { browser: 'es-MX', page: 'es' },
  { browser: 'pt-PT', page: 'pt' },
  { browser: 'vi', page: 'vi' },
  { browser: 'zh-TW', page: 'zh-TW' },
  { browser: 'zh-HK', page: 'zh-TW' },
  { browser: 'zh-Hant', page: 'zh-TW' },
  { browser: 'zh-CN', page: 'en' },
  { browser: 'fr-FR', page: 'en' },
] as const) {
  test.describe(`browser languages ${browser}`, () => {
    test.use({ locale: browser });
    test(`I18N-2 FAULT-47 browser languages ${browser} give ${expected}`, async ({ page }) => {
      await gotoRoute(page, '/download');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translatorFor(expected)('download.title'),
      );
      expect(await page.evaluate(() => localStorage.length), 'nothing is saved unasked').toBe(0);
    });
  });
}

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-ES' });

  for (const [saved, expected] of [
    ['vi', 'vi'],
    ['fr', 'es'],
    ['{', 'es'],
    ['constructor', 'es'],
    ['__proto__', 'es'],
    ['', 'es'],
  ] as const) {
    test(`I18N-2 FAULT-50 the saved value ${JSON.stringify(saved)} gives ${expected}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        if (origin !== 'null') localStorage.setItem('preferred-language', value);
      }, saved);
      await gotoRoute(page, '/download');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
    });
  }
});

test.describe('I18N-2 storage failures', () => {
  for (const [name, breakStorage] of [
    [
      'the getter throws',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        }),
    ],
    [
      'the quota is used up',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`I18N-2 FAULT-49 FAULT-50 ${name}: the page works and the language can be changed`, async ({
      page,
    }) => {
      await page.addInitScript(breakStorage);
      await gotoRoute(page, '/order');
      await chooseLanguage(page.getByRole('banner'), 'vi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translatorFor('vi')('order.title'),
      );
      await gotoRoute(page, '/download');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translatorFor('vi')('download.title'),
      );
    });
  }
});

test('I18N-2 I18N-3 messages that fail to load are requested again, for a chosen and for a saved language', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load resource/);
  const fails = new Set<string>();
  await page.route(/\/vi-[\w-]{8}\.js(\?.*)?$/, (route) => {
    const file = route.request().url();
    if (fails.has(file) || file.includes('?')) return route.fallback();
    fails.add(file);
    return route.abort('connectionreset');
  });
  const title = page.getByRole('heading', { level: 1 });
  await gotoRoute(page, '/order');
  await chooseLanguage(page.getByRole('banner'), 'vi');
  await expect(title).toHaveText(translatorFor('vi')('order.title'));
  expect(fails.size).toBe(1);
  fails.clear();
  await page.reload();
  await expect(title).toHaveText(translatorFor('vi')('order.title'));
  expect(fails.size).toBe(1);
});

declare global {
  interface Window {
    /** Per tab: saves, storage events of the other tab, and language changes since the last call. */
    told: string[];
  }
}

test('FAULT-52 two tabs with different languages each keep their own, however long both are open', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await context.addInitScript(() => {
    if (origin === 'null') return;
    window.told = [];
    const save = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function setItem(key, value) {
      if (this === localStorage) window.told.push(`saves ${value}`);
      Reflect.apply(save, this, [key, value]);
    };
    addEventListener('storage', ({ newValue }) => window.told.push(`hears ${newValue}`));
    new MutationObserver((changes) => {
      const { lang } = document.documentElement;
      if (changes.some(({ oldValue }) => oldValue !== lang)) window.told.push(`speaks ${lang}`);
    }).observe(document, { subtree: true, attributeFilter: ['lang'], attributeOldValue: true });
  });
  const told = (tab: Page) => tab.evaluate(() => window.told.splice(0));
  /** One minute in both tabs: enough for each to react to the other repeatedly. */
  const aMinute = async () => {
    for (let part = 0; part < 6; part += 1) await context.clock.runFor(10_000);
  };
  await gotoRoute(page, '/order');
  const other = await context.newPage();
  await gotoRoute(other, '/order');
  await told(page);
  await told(other);
  for (const [speaker, hearer, locale] of [
    [other, page, 'es'],
    [page, other, 'vi'],
  ] as const) {
    await speaker.bringToFront();
    await chooseLanguage(speaker.getByRole('banner'), locale);
    await expect(speaker.locator('html')).toHaveAttribute('lang', locale);
    await hearer.waitForFunction(() => window.told.length > 0);
    await aMinute();
    expect(await told(hearer)).toEqual([`hears ${locale}`]);
    expect((await told(speaker)).toSorted()).toEqual([`saves ${locale}`, `speaks ${locale}`]);
  }
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'vi');
});

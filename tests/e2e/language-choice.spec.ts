import type { Page } from '@playwright/test';
import { extendedTag, chooseLanguage, gotoRoute } from './support/screens.ts';
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
    const tag = extendedTag(browser, 'es-MX', 'zh-HK', 'fr-FR');
    test(`I18N-2 FAULT-47 browser languages ${browser} give ${expected}${tag}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translatorFor(expected)('download.title'),
      );
      expect(await page.evaluate(() => localStorage.length), 'nothing is saved yet').toBe(0);
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
    const tag = extendedTag(saved, 'vi', '{', '__proto__');
    test(`I18N-2 FAULT-50 the saved value ${JSON.stringify(saved)} gives ${expected}${tag}`, async ({
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
      await page.evaluate(() => (location.hash = '/download'));
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
  const failedFiles = new Set<string>();
  await page.route(/\/vi-[\w-]{8}\.json$/, (route) => {
    const file = route.request().url();
    if (failedFiles.has(file)) return route.fallback();
    failedFiles.add(file);
    return route.abort('connectionreset');
  });
  const title = page.getByRole('heading', { level: 1 });
  await gotoRoute(page, '/countries-regions');
  await chooseLanguage(page.getByRole('banner'), 'vi');
  await expect(title).toHaveText(translatorFor('vi')('countries.title'));
  // The messages of the shell and of the page, and prefetched ones.
  expect(failedFiles.size).toBeGreaterThanOrEqual(2);
  failedFiles.clear();
  await page.reload();
  await expect(title).toHaveText(translatorFor('vi')('countries.title'));
  // The page ends with the wallet, which has its own messages.
  expect(failedFiles.size, 'of the shell, the page and the wallet').toBe(3);
});

declare global {
  interface Window {
    /** Per tab: saves, storage events of the other tab, and language changes since the last call. */
    languageEvents: string[];
  }
}

test('FAULT-52 two tabs with different languages each keep their own, however long both are open', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await context.addInitScript(() => {
    if (origin === 'null') return;
    window.languageEvents = [];
    const save = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function setItem(key, value) {
      if (this === localStorage) window.languageEvents.push(`saves ${value}`);
      Reflect.apply(save, this, [key, value]);
    };
    addEventListener('storage', ({ newValue }) =>
      window.languageEvents.push(`receives ${newValue}`),
    );
    new MutationObserver((changes) => {
      const { lang } = document.documentElement;
      if (changes.some(({ oldValue }) => oldValue !== lang))
        window.languageEvents.push(`shows ${lang}`);
    }).observe(document, { subtree: true, attributeFilter: ['lang'], attributeOldValue: true });
  });
  const takeEvents = (tab: Page) => tab.evaluate(() => window.languageEvents.splice(0));
  /** One minute in both tabs: enough for each to react to the other repeatedly. */
  const aMinute = async () => {
    for (let part = 0; part < 6; part += 1) await context.clock.runFor(10_000);
  };
  await gotoRoute(page, '/order');
  const other = await context.newPage();
  await gotoRoute(other, '/order');
  await takeEvents(page);
  await takeEvents(other);
  for (const [chooser, receiver, locale] of [
    [other, page, 'es'],
    [page, other, 'vi'],
  ] as const) {
    await chooser.bringToFront();
    await chooseLanguage(chooser.getByRole('banner'), locale);
    await expect(chooser.locator('html')).toHaveAttribute('lang', locale);
    await receiver.waitForFunction(() => window.languageEvents.length > 0);
    await aMinute();
    expect(await takeEvents(receiver)).toEqual([`receives ${locale}`]);
    expect((await takeEvents(chooser)).toSorted()).toEqual([`saves ${locale}`, `shows ${locale}`]);
  }
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'vi');
});

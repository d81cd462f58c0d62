import { chooseLanguage, open } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

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
  test.describe(`a browser that says ${browser}`, () => {
    test.use({ locale: browser });
    test(`I18N-2 FAULT-47 a browser that says ${browser} gets ${expected}`, async ({ page }) => {
      await open(page, '/download');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(expected)('download.title'),
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
    test(`I18N-2 FAULT-50 with ${JSON.stringify(saved)} saved it gets ${expected}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        // A blank page has no storage.
        if (origin !== 'null') localStorage.setItem('preferred-language', value);
      }, saved);
      await open(page, '/download');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
    });
  }
});

test.describe('I18N-2 storage that fails', () => {
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
      await open(page, '/order');
      await chooseLanguage(page.getByRole('banner'), 'vi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf('vi')('order.title'),
      );
      await open(page, '/download');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf('vi')('download.title'),
      );
    });
  }
});

test('I18N-2 I18N-3 a language whose file fails at first is asked for again, chosen or saved', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource/);
  const fails = new Set<string>();
  await page.route(/\/vi-[\w-]{8}\.js(\?.*)?$/, (route) => {
    const file = route.request().url();
    if (fails.has(file) || file.includes('?')) return route.fallback();
    fails.add(file);
    return route.abort('connectionreset');
  });
  const title = page.getByRole('heading', { level: 1 });
  await open(page, '/order');
  await chooseLanguage(page.getByRole('banner'), 'vi');
  await expect(title).toHaveText(wordsOf('vi')('order.title'));
  expect(fails.size).toBe(1);
  fails.clear();
  await page.reload();
  await expect(title).toHaveText(wordsOf('vi')('order.title'));
  expect(fails.size).toBe(1);
});

test('FAULT-52 two tabs that disagree each keep their language', async ({ page, context }) => {
  await open(page, '/order');
  const other = await context.newPage();
  await open(other, '/order');
  await chooseLanguage(other.getByRole('banner'), 'es');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

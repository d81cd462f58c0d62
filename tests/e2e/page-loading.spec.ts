import { ENGINE, LOGGED_ERROR } from './support/engine.ts';
import { gotoRoute, setPreferredLocale } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { holdRequests } from './support/hold-requests.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

declare global {
  interface Window {
    /** Images that were created and never inserted into the document. */
    unusedImages: Set<HTMLImageElement>;
  }
}

test('a preloaded page renders synchronously, without an intermediate frame', async ({ page }) => {
  const bankCard = { path: '/bank-card', title: t('bank-card.title') };
  const home = { path: '/', title: t('home.hero.title') };
  await gotoRoute(page, home.path);
  await gotoRoute(page, bankCard.path);
  await page.evaluate((hash) => location.assign(hash), `#${home.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
  for (const { path, title } of [bankCard, home]) {
    const heading = page.evaluate(async (hash) => {
      await new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
        location.hash = hash;
      });
      return document.querySelector('h1')?.textContent;
    }, `#${path}`);
    expect(await heading).toBe(title);
  }
});

test('ROUTE-11 a page whose messages load one after another renders once and creates no unused image', async ({
  page,
}) => {
  // Chromium leaks a lazy image that was created but never inserted, with its tree.
  await page.addInitScript(() => {
    const made = (window.unusedImages = new Set());
    const create = Reflect.get(document, 'createElement') as (...args: unknown[]) => Element;
    const createElement = (...args: unknown[]) => {
      const element = Reflect.apply(create, document, args);
      if (element instanceof HTMLImageElement) made.add(element);
      return element;
    };
    Object.assign(document, { createElement });
    new MutationObserver(() => {
      for (const image of made) if (image.isConnected) made.delete(image);
    }).observe(document, { childList: true, subtree: true });
  });
  const heading = page.getByRole('heading', { level: 1 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let hasHeroMessages = false;
  await page.route(/\/en-[\w-]+\.json$/, async (route) => {
    const messages = await (await route.fetch()).text();
    hasHeroMessages ||= messages.includes('home.hero.lead');
    if (messages.includes('card.fees.title')) await released;
    await route.fulfill({ body: messages, contentType: 'application/json' });
  });
  await gotoRoute(page, '/order');
  await page.evaluate(() => location.assign('#/'));
  await expect.poll(() => hasHeroMessages).toBe(true);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await expect(heading).toHaveText(t('order.title'));
  release();
  await expect(heading).toHaveText(t('home.hero.title'));
  expect(await page.evaluate(() => window.unusedImages.size)).toBe(0);
});

test.describe('ROUTE-11', () => {
  test('ROUTE-11 a chunk that fails once is requested again, and the visitor sees only the page', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/Failed to load resource/);
    await gotoRoute(page, '/');
    let failures = 0;
    await page.route(/Order-[\w-]+\.js(\?.*)?$/, (route) => {
      failures += 1;
      return failures === 1 ? route.abort('connectionreset') : route.fallback();
    });
    await page
      .getByRole('link', { name: t('home.hero.preorder') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
    expect(failures).toBe(2);
  });

  test('ROUTE-11 on a slow connection the previous page stays until the next one is loaded, and the loading is announced', async ({
    page,
  }) => {
    await gotoRoute(page, '/');
    const { release } = await holdRequests(page, /Order-[\w-]+\.js$/);
    const loadingStatus = page.locator('[role="status"]:has(+ main)');
    await expect(loadingStatus).toHaveText('');
    await page
      .getByRole('link', { name: t('home.hero.preorder') })
      .first()
      .click();
    const main = page.getByRole('main');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    // The live region is outside the busy region, which screen readers mute, and exists before its text is set.
    await expect(loadingStatus).toHaveText(t('common.loading'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await expect(loadingStatus).toHaveText('');
  });

  test('ROUTE-11 a page that throws shows an error, not a loading failure; other pages still work', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(ENGINE === 'firefox' ? LOGGED_ERROR : /not a constructor/);
    const heading = page.getByRole('heading', { level: 1 });
    const go = (path: string) => page.evaluate((hash) => location.assign(hash), `#${path}`);
    await gotoRoute(page, '/order');
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-same-page', '');
      // The list of countries needs it.
      Object.assign(Intl, { DisplayNames: undefined });
    });
    await go('/countries-regions');
    await expect(heading).toHaveText(t('failure.error.title'));
    const main = page.getByRole('main');
    await expect(main).toContainText(t('failure.error.text'));
    await expect(main).not.toContainText(t('failure.chunk.text'));
    await expect(main.getByRole('link', { name: t('download.app-store') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('download.google-play') })).toBeVisible();
    await expect(page.getByRole('banner'), 'never a blank page').toBeVisible();

    await go('/bank-card');
    await expect(heading).toHaveText(t('bank-card.title'));
    await go('/countries-regions');
    await expect(heading).toHaveText(t('failure.error.title'));
    await expect(page.locator('html[data-same-page]'), 'no automatic reload').toHaveCount(1);
    await main.getByRole('button', { name: t('common.reload') }).click();
    await expect(heading).toHaveText(t('countries.title'));
  });

  test('ROUTE-11 FAULT-53 without any response the page shows a translated reload button, and does not reload automatically', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/Failed to load resource/);
    consoleGuard.expectMessage(/could not be fetched|Failed to fetch dynamically imported module/);
    consoleGuard.expectMessage(LOGGED_ERROR);
    const translate = translatorFor('zh-TW');
    await setPreferredLocale(page, 'zh-TW');
    await gotoRoute(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.route(/Order-[\w-]+\.js(\?.*)?$/, (route) => route.abort('connectionreset'));
    await page
      .getByRole('link', { name: translate('home.hero.preorder') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translate('failure.chunk.title'),
    );
    const main = page.getByRole('main');
    await expect(main).toContainText(translate('failure.chunk.text'));
    await expect(main.getByRole('link', { name: translate('download.app-store') })).toBeVisible();
    await expect(page.getByRole('banner'), 'never a blank page').toBeVisible();
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
    await expect(main.getByRole('button', { name: translate('common.reload') })).toBeVisible();

    // No automatic reload, but the page loads if the connection is back when the visitor returns.
    await page.unroute(/Order-[\w-]+\.js(\?.*)?$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('home.hero.title'));
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('order.title'));
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  });
});

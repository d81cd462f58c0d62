import type { Page, Route } from '@playwright/test';
import { site } from '../../src/site.ts';
import { startFailureServer, type FailureServer } from '../network-failures/server.ts';
import { DISTRIBUTION_CALLS, SITE_ORIGIN } from './support/test-servers.ts';
import { LOGGED_ERROR } from './support/engine.ts';
import { readPixels, readQr } from './support/qr.ts';
import { gotoRoute, triggerHydration } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const option = (page: Page, id: string) => page.getByRole('main').locator(`[data-option="${id}"]`);

test.describe('service failures that occur only in a browser', () => {
  test.use({ device: 'iPhone' });
  let failureServer: FailureServer;
  test.beforeAll(async () => {
    failureServer = await startFailureServer();
  });
  test.afterAll(() => failureServer.close());

  test('FAULT-2 FAULT-13 FAULT-14 FAULT-15 FAULT-25 refused, not found, redirected, blocked or offline: the backup link at once, the App Store stays', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/backup link is used: network/);
    // Chromium logs these itself; the page cannot suppress that.
    consoleGuard.expectMessage(
      /^Failed to load resource|CORS policy|Content Security Policy|^CSP violation/,
    );
    const failures: readonly [name: string, prepare: () => Promise<unknown>][] = [
      ...(['no-cors', 'redirect-loop', 'redirect-away', 'reset'] as const).map(
        (mode): [string, () => Promise<unknown>] => [
          mode,
          () =>
            page.route(DISTRIBUTION_CALLS, (route) =>
              route.continue({ url: failureServer.originFor(mode) }),
            ),
        ],
      ),
      [
        'no such name',
        () =>
          page.route(DISTRIBUTION_CALLS, (route) =>
            route.continue({ url: 'http://distribution.invalid/' }),
          ),
      ],
      [
        'offline',
        () => page.route(DISTRIBUTION_CALLS, (route) => route.abort('internetdisconnected')),
      ],
      [
        'blocked by the policy',
        () =>
          page.route('**/', async (route) => {
            const response = await route.fetch();
            const headers = response.headers();
            headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
              /connect-src [^;]+/,
              "connect-src 'self'",
            );
            await route.fulfill({ response, headers });
          }),
      ],
    ];
    for (const [name, prepare] of failures) {
      await test.step(name, async () => {
        await prepare();
        await gotoRoute(page, '/download');
        await expect(option(page, 'enterprise')).toHaveAttribute('href', site.enterpriseBackupUrl);
        await expect(option(page, 'app-store')).toBeVisible();
        await page.unrouteAll();
        await page.goto('about:blank');
      });
    }
    const logged = consoleGuard.messages.filter((text) => /backup link/.test(text));
    expect(logged, 'one line each').toHaveLength(failures.length);
  });
});

test('FAULT-45 Back closes an open menu or popup first, and only then leaves the page', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  // A link that is not hydrated yet loads another document, and Back across documents cannot be prevented.
  await triggerHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Card' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));

  await page.locator('#header-download').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toMatch(/#\/bank-card$/);

  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: t('header.menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toMatch(/#\/bank-card$/);

  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

test('FAULT-53 FAULT-55 a chunk is gone after a deploy: one automatic reload, also without sessionStorage, then a message', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Failed to load|could not be fetched|dynamically imported module/);
  consoleGuard.expectMessage(LOGGED_ERROR);
  // HTML instead of the chunk (VER-4).
  consoleGuard.expectMessage(/^Failed to find a valid digest in the 'integrity' attribute/);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  /** Document loads after the first page. */
  let loads = 0;
  const heading = page.getByRole('heading', { level: 1 });
  const fulfillMissing = (html: string) => (route: Route) =>
    route.fulfill({ status: html ? 200 : 404, contentType: 'text/html', body: html });

  // The reload gets the new build: the page appears without any action.
  await page.route(/BankCard-[\w-]+\.js/, (route) =>
    loads === 0 ? fulfillMissing('')(route) : route.fallback(),
  );
  await gotoRoute(page, '/order');
  await triggerHydration(page);
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Card' }).click();
  await expect(heading).toHaveText(t('bank-card.title'));
  expect(new URL(page.url()).hash).toBe('#/bank-card');
  expect(loads).toBe(1);

  // The reload does not help: a message, and no reload loop. The footer's chunk fails, too.
  await page.route(/(?:DownloadPage|Footer)-[\w-]+\.js/, fulfillMissing('<p>Not found</p>'));
  await page.evaluate(() => location.assign('#/download'));
  await expect(heading).toHaveText(t('failure.chunk.title'));
  await expect(page.getByRole('banner'), 'never a blank page').toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(loads).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('common.reload') }).click();
  await expect(heading).toHaveText(t('download.title'));
  expect(loads).toBe(3);
});

test('FAULT-63 a camera can read the QR code in print', async ({ page }) => {
  await gotoRoute(page, '/order');
  await page.locator('#header-download').click();
  const code = page.getByRole('dialog').locator('svg[data-ready]');
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(readQr(await readPixels(code))).toBe(`${SITE_ORIGIN}/#/download`);
});

test('FAULT-66 without IntersectionObserver everything is visible', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  for (const path of ['/bank-card', '/']) {
    await gotoRoute(page, path);
    const hidden = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings
          .filter((it) => !it.checkVisibility({ opacityProperty: true }))
          .map((it) => it.textContent),
      );
    expect(hidden, path).toEqual([]);
  }
  await expect(page.getByRole('list', { name: t('home.partners.list') })).toBeVisible();
});

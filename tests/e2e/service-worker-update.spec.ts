import type { Page } from '@playwright/test';
import {
  cachedBuilds,
  cacheContents,
  focusTab,
  NETWORK_ERRORS,
  test,
  visitAndPrecache,
} from './support/service-worker-test.ts';
import { gotoRoute, triggerHydration, waitForRoute } from './support/screens.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

function waitingWorkerState(page: Page): Promise<string | undefined> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state,
  );
}

test('PWA-1 FAULT-57 a new build is offered, never forced: open tabs continue with the old one', async ({
  page,
  context,
  builds,
  host,
  consoleGuard,
}) => {
  const folder = builds.next();
  await visitAndPrecache(page);
  const other = await context.newPage();
  await gotoRoute(other, '/order');
  await expect(other.locator('html')).toHaveAttribute('data-offline-ready', 'en');
  for (const tab of [page, other])
    await tab.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  host.publish(folder);
  await focusTab(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('status').filter({ hasText: t('update.available') })).toBeVisible();
    await expect(tab.locator('html[data-same-page]')).toHaveCount(1);
  }
  expect(await waitingWorkerState(page)).toBe('installed');
  // Not a dialog: the focus does not move, and the page still works, with files the host no longer has.
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  // `toBeFocused` also requires the tab to be in front, and in Firefox the other tab is.
  await expect.poll(focused).toBe('body');
  await page
    .getByRole('link', { name: t('home.hero.preorder') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
  await other.getByRole('button', { name: t('update.later') }).click();
  await expect(other.getByText(t('update.available'))).toHaveCount(0);

  await page.getByRole('button', { name: t('common.reload') }).click();
  await expect(page.locator('html[data-build="2"]')).toHaveCount(1);
  await waitForRoute(page);
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
  await expect(page.getByText(t('update.available'))).toHaveCount(0);

  // The other tab was not reloaded and has not loaded this page's chunk.
  await other.evaluate(() => location.assign('#/countries-regions'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('countries.title'));
  await expect(other.locator('html[data-same-page]')).toHaveCount(1);
  expect(await cachedBuilds(page)).toBe(2);

  // Closing the last tab of the old build activates the new one, offline and in the cached language.
  await other.close();
  // If a tab does not answer within a second, such as a closing tab, the old cache stays until the next visit.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'en');
    await expect.poll(() => cachedBuilds(page), { timeout: 3000 }).toBe(1);
  }).toPass();
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await host.close();
  await page.goto('about:blank');
  await gotoRoute(page, '/bank-card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await expect(page.locator('html[data-build="2"]')).toHaveCount(1);
});

for (const width of [1280, 375]) {
  test(`PWA-1 POP-1 a new build during an open popup does not close it, and can be activated, at ${width} px @extended`, async ({
    page,
    builds,
    host,
  }) => {
    const folder = builds.next();
    await page.setViewportSize({ width, height: 800 });
    await visitAndPrecache(page);
    // The first interaction prefetches pages. In a page that is about to reload, that would fail.
    await triggerHydration(page);
    await page.waitForLoadState('networkidle');
    // A phone has no popup on click (HDR-8).
    await page.evaluate(() => dispatchEvent(new CustomEvent('openQRModal')));
    await expect(page.getByRole('dialog')).toBeVisible();

    host.publish(folder);
    await focusTab(page);
    await expect(page.getByRole('status').filter({ hasText: t('update.available') })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    // One press closes the popup and is handled by the button.
    await page.getByRole('button', { name: t('common.reload') }).click();
    await expect(page.locator('html[data-build="2"]')).toHaveCount(1);
  });
}

test('PWA-1 FAULT-57 opening the site after a deploy shows the new build without a prompt @extended', async ({
  page,
  builds,
  host,
}) => {
  const folder = builds.next();
  await visitAndPrecache(page);
  host.publish(folder);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await expect
    .poll(async () => {
      const { addresses } = await cacheContents(page);
      const start = await page.locator('script[type="module"]').getAttribute('src');
      return [await cachedBuilds(page), addresses.includes(new URL(start ?? '', host.url).href)];
    })
    .toEqual([1, true]);
  await expect(page.getByText(t('update.available'))).toHaveCount(0);
});

test('PWA-1 FAULT-57 a new build downloaded before the network failed opens in the cached language @extended', async ({
  page,
  context,
  builds,
  host,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await visitAndPrecache(page);
  host.publish(builds.next());
  await focusTab(page);
  await expect.poll(() => waitingWorkerState(page)).toBe('installed');
  await page.close();
  await host.close();
  const later = await context.newPage();
  // The old worker is removed shortly after its last page closes.
  await expect(async () => {
    await gotoRoute(later, '/bank-card');
    await expect(later.locator('html')).toHaveAttribute('data-build', '2');
  }).toPass();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
});

import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALE_NAMES } from '../../src/i18n/locales.ts';
import {
  cacheContents,
  NETWORK_ERRORS,
  test,
  visitAndPrecache,
} from './support/service-worker-test.ts';
import { gotoRoute, SCREENS, waitForRoute } from './support/screens.ts';
import { expect } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('PWA-1 a language chosen later is cached, too, and an unused one is not', async ({
  page,
  host,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await visitAndPrecache(page);
  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.vi }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-offline-ready', 'vi');
  const { addresses } = await cacheContents(page);
  const cachedLocales = addresses.flatMap(
    (url) => /\/(en|es|pt|zh-TW|vi)-[\w-]{8}\.json$/.exec(url)?.[1] ?? [],
  );
  expect(new Set(cachedLocales)).toEqual(new Set(['en', 'vi']));
  await host.close();
  await gotoRoute(page, '/bank-card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('vi')('bank-card.title'),
  );
});

test('PWA-1 I18N-3 offline, the URL of an uncached language opens the page in the cached one @extended', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  await visitAndPrecache(page);
  await context.setOffline(true);
  // Home, and another page.
  for (const { path, heading } of SCREENS.slice(0, 2)) {
    await page.goto('about:blank');
    await page.goto(documentPath('vi', path));
    await waitForRoute(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('PWA-1 I18N-3 a language that cannot be loaded is loaded once online; until then every page opens in the cached one', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(NETWORK_ERRORS);
  consoleGuard.expectMessage(/Messages of es did not load|dynamically imported module/);
  await visitAndPrecache(page);
  await gotoRoute(page, '/bank-card');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.es }).first().click();
  const failure = page
    .getByRole('banner')
    .getByText(t('language.failed', { name: LOCALE_NAMES.es }));
  await expect(failure).toBeVisible();
  expect(consoleGuard.messages.join()).toContain('Messages of es');
  await page.keyboard.press('Escape');
  await expect(failure).toHaveCount(0);

  await page.reload();
  await waitForRoute(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.home'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));

  await page.getByRole('banner').getByRole('button', { name: LOCALE_NAMES.en }).click();
  await page.getByRole('button', { name: LOCALE_NAMES.es }).first().click();
  await expect
    .poll(() => consoleGuard.messages.filter((it) => /Messages of es/.test(it)).length)
    .toBe(2);
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('es')('home.hero.title'),
  );
  const inSpanish = translatorFor('es')('language.failed', { name: LOCALE_NAMES.es });
  await expect(page.getByRole('banner').getByText(inSpanish)).toHaveCount(0);
});

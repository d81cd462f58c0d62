import { LOCALES } from '../../src/i18n/locales.ts';
import { linkTo } from './support/links.ts';
import {
  extendedTag,
  gotoRoute,
  setPreferredLocale,
  SCREENS,
  waitForRoute,
} from './support/screens.ts';
import { scrollPageTo, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

const DOCUMENTS = new Set(SCREENS.map(({ path }) => linkTo(path)));

for (const { requirement, name, path, title, heading } of SCREENS) {
  test(`${requirement} #${path} shows ${name}`, async ({ page }) => {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await expect(page).toHaveTitle(t(title));
    // One header, one page, one footer: nothing remains of the previous screen.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

test('ROUTE-8 every internal link is the URL of a document, and following one stays in the app, on its hash', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  for (const { path, heading } of SCREENS) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    const internalLinks = hrefs.filter((href) => !/^https:\/\/|^itms-services:/.test(href));
    const odd = internalLinks.filter((href) => !DOCUMENTS.has(href.split('?')[0] ?? ''));
    expect(odd, `on ${path}`).toEqual([]);
  }
  await page.getByRole('link', { name: t('not-found.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  expect(new URL(page.url()).pathname).toBe('/');
  expect(new URL(page.url()).hash).toBe('#/');
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
});

test('ROUTE-8 a query or a trailing slash after a route changes nothing', async ({ page }) => {
  for (const path of ['/order?a=1', '/order/', '/order/?scrollTo=nowhere']) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('order.title'));
  }
});

test('ROUTE-9 a new page starts at the top; back and forward restore the positions', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await scrollPageTo(page, 900);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.bank-card') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await scrollPageTo(page, 300);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
  await expect.poll(() => scrollTop(page)).toBe(900);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bank-card.title'));
  await expect.poll(() => scrollTop(page)).toBe(300);

  await page.reload();
  await waitForRoute(page);
  await expect.poll(() => scrollTop(page), 'FAULT-46 also after a reload').toBe(300);
});

for (const locale of LOCALES) {
  test(`ROUTE-10 an unknown URL shows the not-found screen with links, in ${locale}${extendedTag(locale)}`, async ({
    page,
  }) => {
    const translate = translatorFor(locale);
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('not-found.title'));
    const main = page.getByRole('main');
    await expect(main).toContainText(translate('not-found.text'));
    await expect(main.getByRole('link', { name: translate('common.get-app') })).toHaveAttribute(
      'href',
      linkTo('/download', locale),
    );
    await main.getByRole('link', { name: translate('not-found.home') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('home.hero.title'));
    expect(new URL(page.url()).hash).toBe('#/');
  });
}

import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { normalizeText, REQUIRED_COPY } from '../copy/required-copy.ts';
import { linkTo } from './support/links.ts';
import { extendedTag, gotoRoute, setPreferredLocale } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

/** In px. */
const CLEAR_ABOVE_SPECS = 38;

/** English has no folder. */
const rootOf = (locale: Locale) => (locale === 'en' ? './' : '../');

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });
    const translate = translatorFor(locale);

    test(`HOME-2 HOME-3 HOME-4 HOME-5 HOME-6 every section has its copy, its qualifier and its links, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/');
      await expect(page.locator('#home').getByRole('listitem')).toHaveCount(4);

      await expect(page.locator('#ai-wallet-download')).toHaveText(translate('header.get-app'));
      for (const [section, name, path] of [
        ['ai-wallet', 'download.ios-guide', '/ios-install-guide'],
        ['ai-wallet', 'download.android-guide', '/android-install-guide'],
        ['stablecoin', 'common.get-app', '/download'],
        ['earn-dapp', 'common.get-app', '/download'],
        ['earn-dapp', 'footer.countries', '/countries-regions'],
        ['ucard', 'card.link', '/bank-card'],
      ] as const)
        await expect(
          page.locator(`#${section}`).getByRole('link', { name: translate(name) }),
        ).toHaveAttribute('href', linkTo(path, locale, rootOf(locale)));

      const stable = page.locator('#stablecoin');
      await expect(stable.getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(stable).toContainText(translate('home.stablecoin.know.text'));
      const earn = page.locator('#earn-dapp');
      await expect(earn.getByRole('heading', { level: 3 })).toHaveText(
        (['task', 'trial', 'content', 'referral'] as const).map((it) =>
          translate(`home.earn.${it}.title`),
        ),
      );
      const { reward } = REQUIRED_COPY[locale];
      await expect(earn).toContainText(reward);
      await expect(earn.getByRole('img', { name: reward, exact: true })).toBeVisible();

      const card = page.locator('#ucard');
      for (const claim of ['currencies', 'interest', 'pay', 'fees'] as const) {
        await expect(card).toContainText(translate(`card.${claim}.title`));
        await expect(card).toContainText(translate(`card.${claim}.text`));
      }
      await expect(card).toContainText(/USD/);
      await expect(card).toContainText(/USDT/);
      await expect(card).toContainText(/Apple\sPay/);
      await expect(card).toContainText(/Google\sPay/);
    });

    test(`HOME-7 the specification list belongs to the language and omits no claim, in ${locale}${extendedTag(locale, 'zh-TW')}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/');
      const phone = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: translate('order.product'), level: 2 }) });
      const entries = phone.getByRole('listitem');
      const claims = REQUIRED_COPY[locale].phone;
      await expect(entries).toHaveCount(claims.length);
      const shown = await entries.evaluateAll((items) =>
        items.map((item) => [...item.children].map((part) => part.textContent ?? '')),
      );
      for (const [index, [figure, unit, text]] of claims.entries()) {
        const [first = '', second = ''] = shown[index] ?? [];
        expect(normalizeText(first)).toBe(`${figure} ${unit}`.trim());
        expect(normalizeText(second), figure).toMatch(text);
      }
      const { nodes, amount } = REQUIRED_COPY[locale];
      await expect(phone.getByText(nodes).first()).toBeVisible();
      await expect(phone).toContainText(amount);
      await expect(
        phone.getByRole('link', { name: translate('home.hero.preorder') }),
      ).toHaveAttribute('href', linkTo('/order', locale, rootOf(locale)));
    });
  });
}

test('HOME-8 the download section shows every store on a computer', async ({ page }) => {
  await gotoRoute(page, '/');
  const stores = page.getByRole('main').locator('[data-option]').filter({ visible: true });
  await expect(stores).toHaveCount(3);
  // Hydrated after an interaction: the document's own styles no longer apply.
  await stores.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[data-reserve]')).toHaveAttribute(
    'data-platform',
    'any',
  );
  await expect(stores).toHaveCount(3);
  expect(await stores.evaluateAll((links) => links.map((it) => it.getAttribute('href')))).toEqual([
    site.appStoreUrl,
    site.googlePlayUrl,
    site.apkUrl,
  ]);
});

test.describe('on an Android phone', () => {
  test.use({ device: 'Android' });

  test('HOME-8 the download section shows an Android phone its stores', async ({ page }) => {
    await gotoRoute(page, '/');
    const stores = page.getByRole('main').locator('[data-option]');
    await stores.last().scrollIntoViewIfNeeded();
    await expect(stores).toHaveText([
      translatorFor('en')('download.google-play'),
      translatorFor('en')('download.apk'),
    ]);
  });
});

test('HOME-1 the first action is above the fold in a low viewport and on a phone in landscape', async ({
  page,
}) => {
  for (const [locale, width, height] of [
    ['en', 1280, 600],
    ['es', 844, 390],
    ['pt', 844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setPreferredLocale(page, locale);
    await gotoRoute(page, '/');
    await expect(page.locator('#intro').getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});

test('HOME-1 the actions are side by side if there is room', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 960 });
  await gotoRoute(page, '/');
  const [start, preorder] = await Promise.all([
    page.locator('#intro').getByRole('button').boundingBox(),
    page
      .locator('#intro')
      .getByRole('link', { name: translatorFor('en')('home.hero.preorder') })
      .boundingBox(),
  ]);
  expect(start?.y).toBe(preorder?.y);
});

test('HOME-1 the actions follow the copy, and the phone fills the hero down to the tiles @extended', async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [812, 375],
    [1024, 768],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/');
    const gaps = await page.locator('#home').evaluate((hero) => {
      const boxOf = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect();
      const [words, button, phone, tile] = [
        '#intro > p',
        'button',
        `img[alt]:not([alt=''])`,
        'li',
      ].map(boxOf);
      if (!words || !button || !phone || !tile) return undefined;
      return {
        wordsToActions: button.top - words.bottom,
        actionsToTiles: tile.top - button.bottom,
        phoneToTiles: tile.top - phone.bottom,
        phoneWidth: phone.width,
      };
    });
    const where = `at ${width} x ${height}`;
    expect(gaps?.wordsToActions, where).toBeLessThanOrEqual(48);
    expect(gaps?.actionsToTiles, where).toBeGreaterThanOrEqual(64);
    expect(gaps?.phoneToTiles, where).toBeLessThanOrEqual(160);
    if (width >= 768) expect(gaps?.phoneWidth, where).toBeGreaterThanOrEqual(300);
  }
});

test('the whole frame of Unio One is in the viewport, with space to its edge @extended', async ({
  page,
}) => {
  const CLEAR = 31;
  for (const width of [375, 768, 812, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 812 });
    await gotoRoute(page, '/');
    const phone = page.getByRole('img', { name: translatorFor('en')('order.picture') });
    await phone.scrollIntoViewIfNeeded();
    const { x, width: size } = (await phone.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    expect(x + size, `at ${width} px`).toBeLessThanOrEqual(width - CLEAR);
  }
});

for (const width of [375, 768, 1440]) {
  test(`HOME-7 the picture of the phone has faded out above its specifications, at ${width} px${extendedTag(width, 375)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoRoute(page, '/');
    const picture = page.getByRole('img', { name: translatorFor('en')('order.picture') });
    const list = page.locator('section').filter({ has: picture }).getByRole('list');
    await list.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
    const { y = 0 } = (await list.boundingBox()) ?? {};
    const clip = { x: 0, y: y - CLEAR_ABOVE_SPECS, width, height: 2 * CLEAR_ABOVE_SPECS };
    const shown = await page.screenshot({ clip });
    await picture.evaluate((it) => (it.style.visibility = 'hidden'));
    expect(shown.equals(await page.screenshot({ clip }))).toBe(true);
  });
}

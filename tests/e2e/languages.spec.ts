import type { Page } from '@playwright/test';
import { SCENARIO_LINK } from '../../mocks/distribution/scenarios.ts';
import { linkTarget } from '../../src/distribution/links.ts';
import { LOCALES, LOCALE_NAMES, INTL_LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import { COUNTRY_CODES, REGIONS } from '../../src/pages/countries-regions/countries.ts';
import { partsOfName } from '../../src/pages/countries-regions/search.ts';
import { PREORDER_QUANTITY } from '../../src/pages/order/content.ts';
import { plainText } from '../../src/i18n/plain-text.ts';
import { BRAND } from '../../src/site.ts';
import { fillField } from './support/engine.ts';
import { extendedTag, gotoRoute, SCREENS } from './support/screens.ts';
import { allOf, expect, test } from './support/test.ts';
import { createMessageFinder, collectTexts } from './support/visible-text.ts';
import { holdRequests } from './support/hold-requests.ts';
import { readMessages, translatorFor } from './support/messages.ts';

/** Text that is identical in every language and therefore no message. */
const NAMES = new Set<string>([
  ...Object.values(BRAND),
  'USD',
  'USDT',
  PREORDER_QUANTITY,
  // The host under the enterprise link (DL-6).
  linkTarget(SCENARIO_LINK).hostname,
  ...COUNTRY_CODES,
  ...Object.values(REGIONS).map(({ length }) => `${length}`),
  `${COUNTRY_CODES.length}`,
  ...'123456789',
]);

/** Messages of states with their own tests: failures, other devices, the QR code. */
const TESTED_ELSEWHERE: readonly RegExp[] = [
  /^failure\./,
  /^update\./,
  /^common\.(reload|loading)$/,
  /^download\.qr/,
  /^download\.enterprise\.pending$/,
  /^download\.subtitle\.(ios|android|any)$/,
  // In ways-to-install.spec.ts.
  /^verify\.ways\.store\.checks\.(ios|android)$/,
  // Those of a configured site are in official-origin.spec.ts.
  /^verify\.(browser|file|check|foreign)\.|^verify\.copied$/,
  /^verify\.identity\.(?!title|none)|^guide\.ios\.enterprise\.\w+\.signer$|^guide\.\w+\.store\.get\.publisher$/,
  /^guide\.ios\.lead\.store$/,
  // The owner's pages, of a configured site, are in app-proof.spec.ts.
  /^footer\.(support|privacy|terms)$/,
  // In guide-pictures.spec.ts.
  /^guide\.picture\./,
  // In offline-languages.spec.ts.
  /^language\.failed$/,
  // In phone-turntable.spec.ts.
  /^order\.turn\./,
  // The results of the file check are in file-check.spec.ts.
  /^file-check\.|^verify\.file-check\.(?:again|cancelled|failed)$/,
];

/** Sections that are shown in Traditional Chinese only (CARD-6). */
const ONLY_CHINESE = /^bank-card\.(benefits|support)\./;
/** The end of the page in languages without the support section. */
const NOT_CHINESE = /^bank-card\.where\./;

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`I18N-1 I18N-3 I18N-4 every text of every screen is a message of ${locale}, and every message is shown somewhere${extendedTag(locale, 'zh-TW')}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      const findMessages = createMessageFinder(locale);
      const shownIds = new Set<MessageId>();
      const collect = async (path: string, names: ReadonlySet<string>) => {
        const untranslated = (await collectTexts(page)).filter((text) => {
          const ids = findMessages(text);
          for (const id of ids) shownIds.add(id);
          return ids.length === 0 && !NAMES.has(text) && !names.has(text);
        });
        expect(untranslated, `on ${path}`).toEqual([]);
      };
      for (const { path, title, description, heading } of SCREENS) {
        await gotoRoute(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(heading));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveTitle(plainText(translate(title)));
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          plainText(translate(description)),
        );
        shownIds.add(title);
        shownIds.add(description);
        const countries = path === '/countries-regions' ? await countryNames(page, locale) : [];
        // A long name may have the mark of a line break.
        await collect(path, new Set([...countries, ...countries.flatMap(partsOfName)]));
        if (path === '/') {
          // Some parts render only after scrolling.
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expect(
            page.getByRole('button', {
              name: translate('home.partners.control.name', { running: 'true' }),
            }),
          ).toBeVisible();
          await collect('the partners', new Set());
          const button = (id: MessageId) => page.getByRole('button', { name: translate(id) });
          for (const request of await allOf(page.locator('#ai-wallet [aria-pressed]'))) {
            await request.click();
            await expect(button('home.ai.hold')).toBeVisible();
            await collect('a plan of the AI wallet', new Set());
          }
          await button('home.ai.hold').click();
          await expect(button('home.ai.tap-again')).toBeVisible();
          await collect('the tapped button', new Set());
          await button('home.ai.tap-again').click();
          await expect(button('home.ai.again')).toBeVisible();
          await collect('the receipt', new Set());
        }
        if (path === '/download') {
          await page.mouse.wheel(0, 300);
          await expect(page.getByText(translate('verify.identity.title'))).toBeVisible();
          await collect('the verification section', new Set());
        }
        if (path === '/ios-install-guide') {
          // With the QR code, which is rendered later.
          await expect(page.getByText(translate('guide.scan')).first()).toBeVisible();
          await collect('the code of the guide', new Set());
        }
        if (path === '/order') {
          await page.locator('#header-download').click();
          await expect(page.getByRole('dialog').locator('[data-option]')).toHaveCount(4);
          await collect(`the popup on ${path}`, new Set());
          await page.keyboard.press('Escape');
        }
        if (path === '/countries-regions') {
          await fillField(page.getByRole('searchbox'), 'zzz');
          await expect(page.getByRole('main').getByRole('status')).toHaveText(
            translate('countries.empty'),
          );
          shownIds.add('countries.empty');
        }
      }
      const neverShown = (Object.keys(readMessages('en')) as MessageId[]).filter(
        (id) =>
          !shownIds.has(id) &&
          !TESTED_ELSEWHERE.some((it) => it.test(id)) &&
          !(locale === 'zh-TW' ? NOT_CHINESE : ONLY_CHINESE).test(id),
      );
      expect(neverShown, 'messages that no screen shows').toEqual([]);
    });
  });
}

test('I18N-3 HDR-6 FTR-3 choosing a language changes everything at once, without a reload, and is saved', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  let current: Locale = 'en';
  const choices: readonly (readonly [Locale, 'banner' | 'contentinfo'])[] = [
    ['zh-TW', 'banner'],
    ['es', 'contentinfo'],
    ['vi', 'banner'],
    ['pt', 'contentinfo'],
    ['en', 'banner'],
    ['zh-TW', 'banner'],
  ];
  for (const [locale, landmark] of choices) {
    const translate = translatorFor(locale);
    const region = page.getByRole(landmark);
    await region
      .getByRole('button', {
        name: translatorFor(current)('language.label', { name: LOCALE_NAMES[current] }),
      })
      .click();
    await region.getByRole('button', { name: LOCALE_NAMES[locale], exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle(translate('meta.title.order'));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      plainText(translate('meta.description.order')),
    );
    const findMessages = createMessageFinder(locale);
    const untranslated = (await collectTexts(page)).filter(
      (text) => findMessages(text).length === 0 && !NAMES.has(text),
    );
    expect(untranslated, `texts that are not ${locale}`).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe(locale);
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
    current = locale;
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('zh-TW')('order.title'),
  );
});

test('I18N-3 the last choice wins, even if the first one loads later', async ({ page }) => {
  await gotoRoute(page, '/order');
  const { requested, release } = await holdRequests(page, /\/es-[\w-]+\.json$/);
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name });
  await button(translatorFor('en')('language.label', { name: 'English' })).click();
  await button(LOCALE_NAMES.es).click();
  await requested;
  await button(LOCALE_NAMES.pt).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  const arrived = page.waitForResponse(/\/es-[\w-]+\.json$/);
  release();
  await (await arrived).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('pt')('order.title'),
  );
  await expect(button(LOCALE_NAMES.es)).toBeHidden();
});

function countryNames(page: Page, locale: Locale): Promise<string[]> {
  return page.evaluate(
    ([language, codes]) => {
      const long = new Intl.DisplayNames([language], { type: 'region' });
      const short = new Intl.DisplayNames([language], { type: 'region', style: 'short' });
      return codes.map((code) =>
        ((/^(?:HK|MO)$/.test(code) ? short : long).of(code) ?? code)
          .replace(/ - (.+)/, ' ($1)')
          .replaceAll(/\s+/g, ' '),
      );
    },
    [INTL_LOCALES[locale], COUNTRY_CODES] as const,
  );
}

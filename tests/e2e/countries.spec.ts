import type { Page } from '@playwright/test';
import { LOCALES, INTL_LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { COUNTRY_CODES, REGIONS } from '../../src/pages/countries-regions/countries.ts';
import { site } from '../../src/site.ts';
import { REQUIRED_COPY } from '../copy/required-copy.ts';
import { fillField } from './support/engine.ts';
import { findOverflow } from './support/overflow.ts';
import { createdFormatters, recordFormatters } from './support/formatters.ts';
import { holdRequests } from './support/hold-requests.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const searchField = (page: Page) => page.getByRole('searchbox');
const countries = (page: Page) => page.getByRole('main').getByRole('listitem');
const codes = (page: Page) =>
  countries(page).evaluateAll((items) => items.map((item) => item.lastElementChild?.textContent));

const SEARCHES: readonly (readonly [Locale, string, readonly string[]])[] = [
  // A name in any case, a part of a name, a code.
  ['en', 'KOSOVO', ['XK']],
  ['en', 'zealand', ['NZ']],
  ['es', 'xk', ['XK']],
  // Without the diacritics of the name.
  ['es', 'espana', ['ES']],
  ['pt', 'vietna', ['VN']],
  ['vi', 'duc', ['DE']],
  // With diacritics that the name does not have.
  ['pt', 'brásil', ['BR']],
  // The English name works in every language.
  ['es', 'germany', ['DE']],
  ['pt', 'germany', ['DE']],
  ['vi', 'germany', ['DE']],
  ['zh-TW', 'germany', ['DE']],
  // Both Unicode normalizations of one character.
  ['zh-TW', '台灣', ['TW']],
  ['zh-TW', '臺灣', ['TW']],
];

/** In the order shown: the region of most readers of the language is the first. */
const REGION_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Asia-Pacific', 'Europe', 'Americas', 'Middle East', 'Africa'],
  es: ['América', 'Asia-Pacífico', 'Europa', 'Medio Oriente', 'África'],
  pt: ['Américas', 'Ásia-Pacífico', 'Europa', 'Oriente Médio', 'África'],
  'zh-TW': ['亞洲與大洋洲', '歐洲', '美洲', '中東', '非洲'],
  vi: ['Châu Á – Thái Bình Dương', 'Châu Âu', 'Châu Mỹ', 'Trung Đông', 'Châu Phi'],
};

/** In the order of {@link REGION_NAMES}. */
function codesByRegion(locale: Locale): readonly (readonly string[])[] {
  const { americas, ...others } = REGIONS;
  return locale === 'es' || locale === 'pt'
    ? [americas, ...Object.values(others)]
    : Object.values(REGIONS);
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`CTRY-1 CTRY-2 every country and region with its name and code, sorted by the language, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/countries-regions');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translate('countries.title'),
      );
      await expect(page.getByText(translate('countries.subtitle'))).toBeVisible();
      await expect(searchField(page)).toHaveAttribute('placeholder', REQUIRED_COPY[locale].search);
      await expect(searchField(page)).toHaveAccessibleName(translate('countries.search.label'));
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        translate('countries.count', { count: COUNTRY_CODES.length }),
      );
      const shown = await countries(page).evaluateAll((items) =>
        items.map((item) => [
          item.lastElementChild?.textContent,
          item.firstElementChild?.textContent,
        ]),
      );
      const expected = await page.evaluate(
        ([language, all]) => {
          const long = new Intl.DisplayNames([language], { type: 'region' });
          const short = new Intl.DisplayNames([language], { type: 'region', style: 'short' });
          const nameOf = (code: string) =>
            (/^(?:HK|MO)$/.test(code) ? short : long)
              .of(code)
              ?.replace(/ - (.+)/, ' ($1)')
              // No line breaks in the Vietnamese words for kingdom and Arab.
              .replaceAll(/vương quốc|ả rập/gi, (word) => word.replace(' ', '\u00a0'));
          const { compare } = new Intl.Collator(language);
          return all.flatMap((codes) =>
            codes
              .map((code) => [code, nameOf(code) ?? ''] as const)
              .toSorted(([, a], [, b]) => compare(a, b)),
          );
        },
        [INTL_LOCALES[locale], codesByRegion(locale)] as const,
      );
      expect(shown).toEqual(expected);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        ...REGION_NAMES[locale],
        translate('countries.closing.title'),
      ]);
    });

    test(`CTRY-3 a search by name, English name or code ignores case and accents, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/countries-regions');
      for (const [, search, found] of SEARCHES.filter(([language]) => language === locale)) {
        await fillField(searchField(page), search);
        await expect.poll(() => codes(page), search).toEqual(found);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          translate('countries.count', { count: found.length }),
        );
      }
      await fillField(searchField(page), '🐚');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        translate('countries.empty'),
      );
      await expect(countries(page)).toHaveCount(0);
      const closing = page.getByRole('heading', { name: translate('countries.closing.title') });
      await expect(closing, 'it would contradict the search').toHaveCount(0);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findOverflow(page), `nothing found at ${width} px`).toEqual([]);
      }
      await page.getByRole('button', { name: translate('countries.search.clear') }).click();
      await expect(searchField(page)).toBeFocused();
      await expect(countries(page)).toHaveCount(COUNTRY_CODES.length);
      await expect(closing).toBeVisible();
      await expect(
        page.getByRole('button', { name: translate('countries.search.clear') }),
        'nothing left to clear',
      ).toBeHidden();
    });
  });
}

test('CTRY-1 a contact link is below the list, and below the search if nothing was found', async ({
  page,
}) => {
  await gotoRoute(page, '/countries-regions');
  const translate = translatorFor('en');
  const contact = page
    .getByRole('main')
    .getByRole('link', { name: translate('countries.contact') });
  const status = page.getByRole('main').getByRole('status');
  await expect(contact).toHaveCount(1);
  await expect(contact).toHaveAttribute('href', site.mailUrl);
  const last = await countries(page).last().boundingBox();
  const { y: below = 0 } = (await contact.boundingBox()) ?? {};
  expect(below, 'below the list').toBeGreaterThan((last?.y ?? Infinity) + (last?.height ?? 0));

  await fillField(searchField(page), 'no such country');
  await expect(status).toHaveText(translate('countries.empty'));
  await expect(contact).toHaveCount(1);
  await expect(contact).toHaveAttribute('href', site.mailUrl);
  await expect(contact).toBeVisible();
  const search = await searchField(page).boundingBox();
  const { y: beside = Infinity } = (await contact.boundingBox()) ?? {};
  const distance = beside - (search?.y ?? 0);
  expect(distance, 'below the search').toBeGreaterThan(search?.height ?? Infinity);
  expect(distance, 'near the search').toBeLessThan(260);
});

test('CTRY-1 the number of results has a note: the list is for the wallet, and laws may limit features', async ({
  page,
}) => {
  await gotoRoute(page, '/countries-regions');
  const note = page.getByText(translatorFor('en')('countries.note'));
  const status = page.getByRole('main').getByRole('status');
  for (const search of ['', 'united']) {
    await fillField(searchField(page), search);
    await expect(note).toBeVisible();
    const [above, below] = [await status.boundingBox(), await note.boundingBox()];
    const gap = (below?.y ?? Infinity) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect(gap, 'just below the number').toBeLessThan(40);
  }
});

test('CTRY-3 the globe has lights for what was found, and dim ones for the rest', async ({
  page,
}) => {
  await gotoRoute(page, '/countries-regions');
  const lights = page.getByRole('main').locator('[data-lights]');
  const kinds = () => lights.evaluateAll((all) => all.map(({ dataset }) => dataset['lights']));
  expect(await kinds()).toEqual(['many']);
  await fillField(searchField(page), 'japan');
  await expect.poll(kinds).toEqual(['other', 'few']);
  await expect(lights.last()).toHaveAttribute('d', /^M\S+ -50\.0h0$/);
  await fillField(searchField(page), 'no such country');
  await expect.poll(kinds).toEqual(['other']);
});

test('POP-1 Get App below the list opens the popup', async ({ page }) => {
  await gotoRoute(page, '/countries-regions');
  await page.locator('#countries-download').click();
  await expect(page.getByRole('dialog').locator('[data-option]')).toHaveCount(4);
});

test('CTRY-3 the search is prepared on the first interaction, not on the first character', async ({
  page,
}) => {
  await recordFormatters(page);
  await page.goto('/countries-regions/');
  await page.locator('html[data-hydrated]').waitFor();
  expect(await createdFormatters(page)).toEqual([]);
  await searchField(page).focus();
  await expect.poll(() => createdFormatters(page)).toContain('new Intl.DisplayNames');
});

test('CTRY-3 a search that is typed before hydration filters the list', async ({ page }) => {
  const { release } = await holdRequests(page, /\.js$/);
  await page.goto('./countries-regions/', { waitUntil: 'commit' });
  await searchField(page).fill('zealand');
  release();
  await expect.poll(() => codes(page)).toEqual(['NZ']);
  await expect(searchField(page)).toHaveValue('zealand');
  await page.getByRole('button', { name: translatorFor('en')('countries.search.clear') }).click();
  await expect(countries(page)).toHaveCount(COUNTRY_CODES.length);
});

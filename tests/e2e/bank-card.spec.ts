import type { Page } from '@playwright/test';
import { LOCALES, LOCALE_NAMES } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import { site } from '../../src/site.ts';
import { boxOf } from './support/boxes.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { readMessages, translatorFor } from './support/messages.ts';

const SECTIONS = ['credit', 'individuals', 'businesses', 'solutions'] as const;
const CHINESE_SECTIONS = ['benefits', 'support'] as const;
type SectionName = (typeof SECTIONS)[number] | (typeof CHINESE_SECTIONS)[number];

/** In px: a larger gap looks like a hole. */
const CARD_BELOW_BUTTON = 64;
/** Where they are in the picture, as shares of its width. */
const CHIP_AND_NAME = { from: 0.17, to: 0.5 };

function section(page: Page, translate: ReturnType<typeof translatorFor>, name: SectionName) {
  return page.locator('main > section').filter({
    has: page.getByRole('heading', {
      level: 2,
      name: translate(`bank-card.${name}.title`),
      exact: true,
    }),
  });
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`CARD-2 CARD-3 CARD-4 CARD-5 CARD-6 the sections of ${locale}, in order, with all their copy${extendedTag(locale, 'zh-TW')}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/bank-card');
      const names = [...SECTIONS, ...(locale === 'zh-TW' ? CHINESE_SECTIONS : [])];
      await expect(page.locator('main h2')).toHaveText(
        names.map((name) => translate(`bank-card.${name}.title`)),
      );
      for (const name of names) {
        const words = Object.keys(readMessages(locale)).filter((id) =>
          id.startsWith(`bank-card.${name}.`),
        ) as MessageId[];
        expect(words.length, name).toBeGreaterThan(2);
        for (const id of words)
          await expect(section(page, translate, name)).toContainText(translate(id));
      }
      for (const group of ['individuals', 'businesses'] as const) {
        await expect(section(page, translate, group).getByRole('heading', { level: 3 })).toHaveText(
          [
            translate('bank-card.who'),
            translate('bank-card.payments'),
            translate('bank-card.uses'),
          ],
        );
      }
      await expect(
        section(page, translate, 'solutions').getByRole('heading', { level: 3 }),
      ).toHaveText(
        (['exchanges', 'neobanks', 'trade', 'accounting'] as const).map((line) =>
          translate(`bank-card.solutions.${line}.title`),
        ),
      );
    });

    test(`CARD-2 HOME-6 the card's claims are shown with their qualifiers, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/bank-card');
      const credit = section(page, translate, 'credit');
      for (const claim of ['currencies', 'interest', 'pay', 'fees'] as const) {
        await expect(
          credit
            .getByRole('listitem')
            .filter({ hasText: translate(`card.${claim}.title`) })
            .filter({ hasText: translate(`card.${claim}.text`) }),
        ).toHaveCount(1);
      }
      // "Not a bank" is next to the card, visible without scrolling.
      await expect(page.getByText(translate('bank-card.lead'))).toBeInViewport();
      await expect(section(page, translate, 'businesses')).toContainText(
        translate('common.example'),
      );
    });
  });
}

test('CARD-6 choosing Traditional Chinese adds its sections, and leaving it removes them', async ({
  page,
}) => {
  await gotoRoute(page, '/bank-card');
  const choose = async (from: 'en' | 'zh-TW', to: 'en' | 'zh-TW') => {
    const banner = page.getByRole('banner');
    const name = translatorFor(from)('language.label', { name: LOCALE_NAMES[from] });
    await banner.getByRole('button', { name }).click();
    await banner.getByRole('button', { name: LOCALE_NAMES[to], exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  };
  await expect(page.locator('main h2')).toHaveCount(SECTIONS.length);
  await choose('en', 'zh-TW');
  await expect(page.locator('main h2')).toHaveCount(SECTIONS.length + CHINESE_SECTIONS.length);
  await choose('zh-TW', 'en');
  await expect(page.locator('main h2')).toHaveCount(SECTIONS.length);
});

test.describe('in Traditional Chinese', () => {
  test.use({ savedLocale: 'zh-TW' });

  test('CARD-6 contact support opens a mail in a new tab, and says so', async ({ page }) => {
    const translate = translatorFor('zh-TW');
    await gotoRoute(page, '/bank-card');
    const link = section(page, translate, 'support').getByRole('link');
    await expect(link).toHaveAttribute('href', site.mailUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(
      new RegExp(
        `${translate('bank-card.support.action')}.*${RegExp.escape(translate('link.new-tab'))}`,
      ),
    );
  });
});

test('CARD-5 the contact link for businesses is below the list, and opens a new tab', async ({
  page,
}) => {
  const translate = translatorFor('en');
  await gotoRoute(page, '/bank-card');
  const solutions = section(page, translate, 'solutions');
  const link = solutions.getByRole('link');
  await expect(link).toHaveAttribute('href', site.mailUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(
    new RegExp(
      `${translate('bank-card.solutions.contact')}.*${RegExp.escape(translate('link.new-tab'))}`,
    ),
  );
  const list = await solutions.getByRole('list').boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
});

test('CARD-2 Get Started has no action: no request, no popup', async ({ page, requests }) => {
  const translate = translatorFor('en');
  await gotoRoute(page, '/bank-card');
  const button = section(page, translate, 'credit').getByRole('button');
  await expect(button).toHaveText(translate('bank-card.credit.start'));
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // Idle prefetches of the site itself do not count; only requests to another origin would.
  const calls = () => requests.filter((url) => !url.startsWith(SITE_ORIGIN)).length;
  const before = { url: page.url(), calls: calls() };
  await button.click();
  // A click handler starts its work within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect({ url: page.url(), calls: calls() }).toEqual(before);
  await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [375, 812],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`CARD-1 the card follows the button, shows its chip and its name, and covers no text, at ${width} px${extendedTag(width, 375, 1440)}`, async ({
    page,
  }) => {
    const translate = translatorFor('en');
    await page.setViewportSize({ width, height });
    await gotoRoute(page, '/bank-card');
    const card = await boxOf(page.getByRole('main').getByAltText(translate('bank-card.picture')));
    const action = await boxOf(
      page.getByRole('button', { name: translate('bank-card.learn-more') }),
    );
    expect(card.y).toBeGreaterThanOrEqual(action.bottom);
    expect(card.y).toBeLessThan(action.bottom + CARD_BELOW_BUTTON);
    expect(card.x + card.width * CHIP_AND_NAME.from).toBeGreaterThanOrEqual(0);
    expect(card.x + card.width * CHIP_AND_NAME.to).toBeLessThanOrEqual(width);
    const heading = section(page, translate, 'credit').getByRole('heading', { level: 2 });
    expect((await boxOf(heading)).y).toBeGreaterThan(card.bottom);
    // The card overlaps the edge between both surfaces.
    const { bottom } = await boxOf(page.locator('main > section').first());
    expect(bottom).toBeGreaterThan(card.y + card.height / 2);
    expect(bottom).toBeLessThan(card.bottom);
  });
}

test('CARD-1 CARD-2 the leads of all sections share one left edge @extended', async ({ page }) => {
  const translate = translatorFor('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoRoute(page, '/bank-card');
  const leads = [
    'bank-card.lead',
    'bank-card.credit.text',
    'bank-card.businesses.text',
    'bank-card.solutions.text',
    'bank-card.solutions.exchanges.text',
  ] as const;
  const starts = await Promise.all(
    leads.map(async (id) =>
      Math.round((await page.getByText(translate(id)).boundingBox())?.x ?? 0),
    ),
  );
  expect(starts[0]).toBeGreaterThan(0);
  expect(starts).toEqual(starts.map(() => starts[0]));
});

test('CARD-1 CARD-3 the card in the phone is a picture of the card in the hero @extended', async ({
  page,
}) => {
  const translate = translatorFor('en');
  await gotoRoute(page, '/bank-card');
  const phone = page
    .locator('[aria-hidden]', { hasText: translate('bank-card.individuals.hold') })
    .first();
  const face = phone.locator('img').first();
  await face.scrollIntoViewIfNeeded();
  await expect(face).toHaveJSProperty('complete', true);
  expect(await face.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/card-front-');
});

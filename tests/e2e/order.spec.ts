import { parseSpecs } from '../../src/features/phone-specs/parse-specs.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { splitSpecs } from '../../src/pages/order/split-specs.ts';
import { normalizeText, REQUIRED_COPY } from '../copy/required-copy.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { extendedTag, gotoRoute, triggerHydration } from './support/screens.ts';
import { scrollTop } from './support/scroll.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

/** The smallest viewports of tablets, portrait and landscape, and of laptops, without browser bars, px. */
const SMALL_SCREENS = [
  { width: 768, height: 954 },
  { width: 810, height: 1006 },
  { width: 1024, height: 672 },
  { width: 1180, height: 716 },
  { width: 1366, height: 641 },
  { width: 1440, height: 773 },
  { width: 1440, height: 900 },
  { width: 1536, height: 730 },
] as const;

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`ORD-1 ORD-2 ORD-3 the page names the product, the price and the terms, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/order');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('order.title'));
      await expect(main.getByRole('img').first()).toHaveAccessibleName(translate('order.picture'));
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        translate('order.product'),
        translate('order.inside'),
      ]);
      await expect(main.getByRole('term')).toHaveText([
        translate('order.price.label'),
        translate('order.quantity.label'),
        translate('order.note.label'),
      ]);
      await expect(main.getByRole('definition')).toHaveText([
        REQUIRED_COPY[locale].amount,
        '1',
        translate('order.note'),
      ]);
      const claims = REQUIRED_COPY[locale];
      const [label = ''] = await main.getByRole('term').allTextContents();
      expect(normalizeText(label)).toMatch(claims.price);
      const [, , note = ''] = await main.getByRole('definition').allTextContents();
      expect(normalizeText(note)).toMatch(claims.taxes);
      const terms = main.getByText(translate('order.terms'));
      await expect(terms).toBeVisible();
      expect(normalizeText((await terms.textContent()) ?? '')).toMatch(claims.terms);
      await expect(main.getByRole('button')).toHaveText([translate('order.continue')]);
      // ORD-4: without a configuration no legal page is linked.
      await expect(main.getByRole('link')).toHaveText([
        translate('order.back'),
        translate('order.title'),
      ]);
    });

    test(`ORD-3 on tablets and laptops the whole offer is above the fold, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      for (const viewport of SMALL_SCREENS) {
        await page.setViewportSize(viewport);
        await gotoRoute(page, '/order');
        const order = page.getByRole('button', { name: translatorFor(locale)('order.continue') });
        await expect(order, `${viewport.width} x ${viewport.height} px`).toBeInViewport({
          ratio: 1,
        });
      }
    });
  });
}

test.describe('in pt', () => {
  test.use({ savedLocale: 'pt' });

  test('ORD-2 the price stays beside its label, also beside the longest one @extended', async ({
    page,
  }) => {
    await gotoRoute(page, '/order');
    const main = page.getByRole('main');
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [name, price] = await Promise.all([
        main.getByRole('term').first().boundingBox(),
        main.getByRole('definition').first().boundingBox(),
      ]);
      const end = (name?.y ?? 0) + (name?.height ?? 0);
      expect(price?.y, `beside its label at ${width} px`).toBeLessThan(end);
    }
  });
});

test('ORD-1 Continue is the only filled button on the first screen', async ({ page }) => {
  const t = translatorFor('en');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await gotoRoute(page, '/order');
    await page.mouse.move(0, 0);
    const names = await page.locator('a, button').evaluateAll((all) =>
      all
        .filter((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
          const isFilled = getComputedStyle(it).backgroundColor !== 'rgba(0, 0, 0, 0)';
          return isFilled && it.contains(inFront);
        })
        .map(({ textContent }) => textContent),
    );
    expect(names, `at ${width} px`).toEqual([t('order.continue')]);
  }
});

test('HOME-7 the tiles of camera and display are beside each other from 1000 px on @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  const t = translatorFor('en');
  const specs = parseSpecs(t('order.specs'));
  const { camera, display, others } = splitSpecs(specs);
  const inside = page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { level: 2, name: t('order.inside') }) });
  for (const [width, tiles, columns] of [
    [320, 1, 1],
    [375, 1, 2],
    [768, 1, 2],
    [1024, 2, 4],
    [1440, 2, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const columnsOf = async (texts: readonly string[]) => {
      const starts = await Promise.all(
        texts.map(async (text) => (await inside.getByText(text).boundingBox())?.x ?? Number.NaN),
      );
      return new Set(starts.map(Math.round)).size;
    };
    const where = `at ${width} px`;
    expect(await columnsOf([camera.text, display.text]), where).toBe(tiles);
    expect(await columnsOf(others.map(({ text }) => text)), where).toBe(columns);
  }
});

test('ORD-1 nothing is editable', async ({ page }) => {
  await gotoRoute(page, '/order');
  await expect(
    page.getByRole('main').locator('input, select, textarea, form, [contenteditable]'),
  ).toHaveCount(0);
});

test('ORD-1 without a configured shop Continue has no action: no request, no scrolling, no popup', async ({
  page,
  requests,
}) => {
  await gotoRoute(page, '/order');
  await page.waitForLoadState('networkidle');
  // Idle prefetches of the site itself do not count; only requests to another origin would.
  const calls = () => requests.filter((url) => !url.startsWith(SITE_ORIGIN)).length;
  const before = { url: page.url(), calls: calls(), main: await mainHtml(page) };
  await page.getByRole('button', { name: translatorFor('en')('order.continue') }).click();
  // A click handler starts its work within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect({
    url: page.url(),
    calls: calls(),
    main: await mainHtml(page),
  }).toEqual(before);
  await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
});

test('ORD-1 Back leads to the top of Home', async ({ page }) => {
  await gotoRoute(page, '/order');
  await page.getByRole('link', { name: translatorFor('en')('order.back'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('en')('home.hero.title'),
  );
  await expect(page).toHaveURL(/#\/$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('ORD-1 the phone is above the fold and never overlaps text', async ({ page }) => {
  for (const width of [375, 768, 769, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await gotoRoute(page, '/order');
    await waitForFonts(page);
    // A navigation to the same URL does not reload: the scroll position of the previous width remains.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport();
    const covered = await page
      .getByRole('main')
      .locator('h1, h2, dt, dd, p, button, a')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          // Words in a picture of the app, which a tile may crop.
          if (part.closest('[aria-hidden]')) return [];
          part.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width: wide, height } = part.getBoundingClientRect();
          const front = document.elementFromPoint(left + wide / 2, top + height / 2);
          return front === part || part.contains(front) ? [] : [part.textContent];
        }),
      );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

function mainHtml(page: { evaluate: (get: () => string) => Promise<string> }): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
}

test('ORD-1 ORD-3 the button at the end scrolls back to the terms, where Continue is', async ({
  page,
}) => {
  await gotoRoute(page, '/order');
  await triggerHydration(page);
  const preorder = page.getByRole('link', { name: translatorFor('en')('order.title') });
  await preorder.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await preorder.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(translatorFor('en')('order.terms'))).toBeInViewport();
});

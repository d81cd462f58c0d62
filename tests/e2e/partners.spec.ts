import { PARTNERS } from '../../src/assets/partner-logos/partners.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import {
  CAROUSEL_SCRIPT,
  playPauseButton,
  carouselFrame,
  partnerList,
  expectRowToMove,
  gotoRunningCarousel,
} from './support/carousel.ts';
import { chooseLanguage, extendedTag, gotoRoute, triggerHydration } from './support/screens.ts';
import { recordLayoutShifts, layoutShiftScore } from './support/layout-shift.ts';
import { blockFonts, waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`HOME-9 STATE seven partners by name, and a control whose name begins with its text, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await gotoRoute(page, '/');
      const row = partnerList(page, translate('home.partners.list'));
      await row.scrollIntoViewIfNeeded();
      await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
      const names = await row.getByRole('listitem').allInnerTexts();
      expect(names.toSorted()).toEqual(PARTNERS.map(({ name }) => name).toSorted());
      expect(names).toHaveLength(7);
      for (const running of ['true', 'false']) {
        const name = translate('home.partners.control.name', { running });
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toHaveText(translate('home.partners.control', { running }));
        expect(name.startsWith(translate('home.partners.control', { running }))).toBe(true);
        await button.click();
      }
    });
  });
}

test('HOME-9 CONST 2, 3, 4 or 5 partners are in view, 24 px apart, paused or running', async ({
  page,
}) => {
  const slides = async () => {
    const boxes = await partnerList(page).evaluate((row) =>
      [...row.children].map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
    );
    return boxes.toSorted((a, b) => a.left - b.left);
  };
  const heights = async () => {
    const all: number[] = [];
    for (const [width, inView] of [
      [320, 2],
      [639, 2],
      [640, 3],
      [1023, 3],
      [1024, 4],
      [1279, 4],
      [1280, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const [first, second] = await slides();
        const frameWidth = (await carouselFrame(page).boundingBox())?.width ?? 0;
        const step = (first?.width ?? 0) + 24;
        expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24, 0);
        expect((frameWidth + 24) / step, `at ${width} px`).toBeCloseTo(inView, 1);
      }).toPass();
      all.push((await slides())[0]?.height ?? Number.NaN);
    }
    return all;
  };
  await gotoRoute(page, '/');
  await waitForFonts(page);
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'false');
  const still = await heights();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'false');
  await partnerList(page).scrollIntoViewIfNeeded();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
  expect(await heights(), 'the same heights').toEqual(still);
});

test('HOME-9 the code of the carousel loads near the viewport, without a layout shift', async ({
  page,
  requests,
  consoleGuard,
}) => {
  await recordLayoutShifts(page);
  await blockFonts(page, consoleGuard);
  await gotoRoute(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => CAROUSEL_SCRIPT.test(url))).toEqual([]);
  await partnerList(page).scrollIntoViewIfNeeded();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
  await expectRowToMove(page);
  expect(requests.filter((url) => CAROUSEL_SCRIPT.test(url))).toHaveLength(1);
  expect(await layoutShiftScore(page)).toBeLessThan(0.01);
});

test('HOME-9 a carousel that is paused before its code has loaded stays paused and loads nothing', async ({
  page,
  requests,
}) => {
  await gotoRoute(page, '/');
  await triggerHydration(page);
  await playPauseButton(page, true).evaluate((button: HTMLButtonElement) => button.click());
  await partnerList(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'false');
  expect(requests.filter((url) => CAROUSEL_SCRIPT.test(url))).toEqual([]);
  await playPauseButton(page, false).click();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
  await expectRowToMove(page);
});

test('HOME-9 FAULT-67 with reduced motion all seven partners are in view and static, without a control; the carousel follows the setting', async ({
  page,
}) => {
  await gotoRunningCarousel(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'false');
  await expect(playPauseButton(page, true)).toHaveCount(0);
  await expect(partnerList(page).locator('> *')).toHaveCount(7);
  expect(await partnerList(page).evaluate((row) => row.getAnimations().length)).toBe(0);
  const names = await partnerList(page).getByRole('listitem').allInnerTexts();
  expect(names, 'in the original order').toEqual(PARTNERS.map(({ name }) => name));
  for (const [width, rows] of [
    [1280, [7]],
    [1024, [7]],
    [768, [4, 3]],
    [640, [4, 3]],
    [375, [3, 2, 2]],
    [320, [3, 2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const marks = await partnerList(page)
      .locator('svg')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const byRow = Object.values(Object.groupBy(marks, ({ top, bottom }) => (top + bottom) / 2));
    expect(
      byRow.map((row) => row?.length),
      `rows at ${width} px`,
    ).toEqual(rows);
    for (const [index, mark] of marks.entries()) {
      const next = marks[index + 1];
      if (next && next.top === mark.top) expect(next.left - mark.right).toBeGreaterThan(10);
    }
    const frameBox = await carouselFrame(page).boundingBox();
    for (const partner of await partnerList(page).getByRole('listitem').all()) {
      const box = await partner.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frameBox?.x ?? Number.NaN);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frameBox?.x ?? 0) + (frameBox?.width ?? 0) + 1,
      );
    }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
  await expectRowToMove(page);
});

test('HOME-9 FAULT-53 FAULT-72 without its code the carousel is a scrollable row, also by keyboard, without a control', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/^Failed to load resource|^The carousel stays still/);
  await page.route(CAROUSEL_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
  await gotoRoute(page, '/');
  await triggerHydration(page);
  await expect(playPauseButton(page, true)).toBeVisible();
  await partnerList(page).scrollIntoViewIfNeeded();
  await expect(playPauseButton(page, true)).toHaveCount(0);
  await expect(partnerList(page).getByRole('listitem')).toHaveCount(7);
  await partnerList(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => carouselFrame(page).evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  await partnerList(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(partnerList(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: t('home.faq.title') })).toBeVisible();
});

test('HOME-9 I18N-3 the carousel keeps moving in another language and at another width, and is removed with its page', async ({
  page,
}) => {
  await gotoRunningCarousel(page);
  await chooseLanguage(page.getByRole('banner'), 'vi');
  const row = partnerList(page, translatorFor('vi')('home.partners.list'));
  await expect(row.getByRole('listitem')).toHaveCount(7);
  const transform = () => row.evaluate((it) => getComputedStyle(it).transform);
  for (const width of [700, 1100, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await transform();
    await expect.poll(transform, `${width} px wide`).not.toBe(before);
  }
  // Out of view and back.
  for (const display of ['none', 'block']) {
    await carouselFrame(page).evaluate((it, value) => {
      it.style.display = value;
    }, display);
  }
  const before = await transform();
  await expect.poll(transform, 'back in view').not.toBe(before);
  await page.goto('./#/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('vi')('order.title'),
  );
  await expect(carouselFrame(page)).toHaveCount(0);
});

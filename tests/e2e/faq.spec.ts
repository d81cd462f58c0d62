import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { findOverflow } from './support/overflow.ts';
import { linkTo } from './support/links.ts';
import { extendedTag, gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const QUESTIONS = ['genuine', 'keys', 'costs', 'bank'] as const;

const rows = (page: Page) => page.getByRole('main').locator('details');
const question = (row: Locator) => row.locator('summary');

function openRows(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((all) =>
    all.flatMap((row, index) => ((row as HTMLDetailsElement).open ? [index] : [])),
  );
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`HOME-10 STATE four questions, at most one open, and all answers readable, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await page.setViewportSize({ width: 320, height: 640 });
      await gotoRoute(page, '/');
      await expect(rows(page)).toHaveCount(QUESTIONS.length);
      expect(await openRows(page)).toEqual([0]);
      for (const [index, id] of QUESTIONS.entries()) {
        const row = rows(page).nth(index);
        const answer = row.getByText(translate(`home.faq.${id}.answer`));
        await expect(question(row)).toHaveText(translate(`home.faq.${id}.question`));
        if (index > 0) {
          await expect(answer).toBeHidden();
          await question(row).click();
        }
        await expect(answer).toBeVisible();
        expect(await openRows(page), 'the others have closed').toEqual([index]);
        expect(await findOverflow(page), 'at 320 px').toEqual([]);
      }
      const last = rows(page).nth(QUESTIONS.length - 1);
      await question(last).click();
      expect(await openRows(page), 'a click on the open one closes it').toEqual([]);
    });
  });
}

test('HOME-10 FAULT-72 the keyboard opens and closes answers, one at a time', async ({ page }) => {
  await gotoRoute(page, '/');
  await question(rows(page).nth(1)).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => openRows(page)).toEqual([1]);
  await page.keyboard.press('Space');
  await expect.poll(() => openRows(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(question(rows(page).nth(2))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => openRows(page)).toEqual([2]);
});

test('HOME-10 an answer opens with an animation and ends at its full height', async ({ page }) => {
  await gotoRoute(page, '/');
  const row = rows(page).nth(1);
  await question(row).scrollIntoViewIfNeeded();
  const before = (await row.boundingBox())?.height ?? 0;
  const isAnimated = await row.evaluate((element: HTMLDetailsElement) => {
    element.querySelector('summary')?.click();
    return element.getAnimations({ subtree: true }).length > 0;
  });
  expect(isAnimated).toBe(true);
  await row.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const text = await row.locator('p').boundingBox();
  const after = (await row.boundingBox())?.height ?? 0;
  expect(after).toBeGreaterThan(before + (text?.height ?? Number.NaN));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('HOME-10 FAULT-67 an answer opens at once', async ({ page }) => {
    await gotoRoute(page, '/');
    const animationCount = await rows(page)
      .nth(1)
      .evaluate((element: HTMLDetailsElement) => {
        element.querySelector('summary')?.click();
        return element.getAnimations({ subtree: true }).length;
      });
    expect(animationCount).toBe(0);
    await expect(rows(page).nth(1).locator('p')).toBeVisible();
  });
});

test('HOME-10 answers link to the app, the guides, the card and the countries', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  const hrefs: (string | null)[] = [];
  for (let index = 0; index < QUESTIONS.length; index += 1) {
    const row = rows(page).nth(index);
    if (index > 0) await question(row).click();
    for (const link of await row.locator('a').all()) {
      await expect(link).toBeVisible();
      hrefs.push(await link.getAttribute('href'));
    }
  }
  expect(hrefs).toEqual([
    linkTo('/download'),
    linkTo('/ios-install-guide'),
    linkTo('/android-install-guide'),
    linkTo('/bank-card'),
    linkTo('/countries-regions'),
  ]);
});

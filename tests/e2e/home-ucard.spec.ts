import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { boxOf } from './support/boxes.ts';
import { translatorFor } from './support/messages.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('HOME-6 the card bleeds off both edges of a very wide viewport @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await gotoRoute(page, '/');
  const picture = page.locator('#ucard').getByRole('img').first();
  await expect
    .poll(() =>
      picture.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left < 0 && right > innerWidth;
      }),
    )
    .toBe(true);
});

test('HOME-6 the copy about the card starts with a column of the claims', async ({ page }) => {
  await gotoRoute(page, '/');
  const section = page.locator('#ucard');
  for (const [width, claim] of [
    [768, 1],
    [breakpoint.lg - 1, 1],
    [breakpoint.lg, 2],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const copy = await boxOf(section.getByText(translatorFor('en')('card.text')));
    const column = await boxOf(section.locator('ul > li').nth(claim));
    expect(copy.x, `at ${width} px`).toBeCloseTo(column.x, 0);
  }
});

test('HOME-6 the balance stays on one line in a narrow pane @extended', async ({ page }) => {
  await page.setViewportSize({ width: 772, height: 1000 });
  await gotoRoute(page, '/');
  const balance = page.locator('#ucard strong');
  const { availableWidth, lines } = await balance.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    const rects = [...range.getClientRects()];
    return { availableWidth: it.clientWidth, lines: rects.map(({ width }) => width) };
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toBeLessThanOrEqual(availableWidth);
});

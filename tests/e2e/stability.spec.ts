import { open, SCREENS } from './support/screens.ts';
import { recordShifts, shifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

// Most come on a phone; the other with the long ones.
for (const [width, height, length] of [
  [390, 844, ''],
  [1280, 800, ' @long'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`FAULT-64 FAULT-65 every screen loads without moving what is already read, ${width} px wide${length}`, async ({
      page,
    }) => {
      await recordShifts(page);
      for (const { path, heading } of SCREENS) {
        await page.goto('about:blank');
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // 0.1 is where a visitor begins to notice (Core Web Vitals).
        expect.soft(await shifts(page), `on ${path}`).toBeLessThan(0.1);
      }
    });
  });
}

test('FAULT-64 a picture that does not arrive keeps its place and says what it is', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/^Failed to load resource/);
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404, body: '' }));
  for (const path of ['/order', '/download', '/bank-card']) {
    await open(page, path);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAccessibleName(/\w{3}/);
    const box = await picture.boundingBox();
    expect(box?.height, `on ${path}`).toBeGreaterThan(100);
  }
});

test('FAULT-65 without fonts everything is there and fits', async ({ page, watch }) => {
  watch.expectComplaint(/^Failed to load resource/);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const { path, heading } of SCREENS) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.width).toBeGreaterThan(100);
  }
});

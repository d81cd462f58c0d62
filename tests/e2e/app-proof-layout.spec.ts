import { CONFIGURED, ORGANIZATION } from '../../stories/support/settings.ts';
import { boxOf } from './support/boxes.ts';
import { expect, OFFICIAL, test } from './support/configured-site.ts';
import { gotoRoute, setPreferredLocale } from './support/screens.ts';
import { translatorFor } from './support/messages.ts';

// One worker builds the configured site for all tests.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: OFFICIAL });

const t = translatorFor('en');

test('DL-5 a computer shows the fingerprints beside the facts and the steps, a narrow page between them', async ({
  page,
}) => {
  await gotoRoute(page, '/download');
  const digits = page.getByRole('main').locator('dd [translate]');
  await expect(digits).toHaveCount(3);
  const steps = page.getByText(t('verify.check.title'));
  for (const width of [375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const where = `at ${width} px`;
    for (const it of await digits.all()) await expect(it, where).toBeVisible();
    const version = await boxOf(page.getByText(t('verify.file.version'), { exact: true }));
    const first = await boxOf(digits.first());
    const last = await boxOf(digits.last());
    const summary = await boxOf(steps);
    if (width <= 768) {
      expect(first.y, where).toBeGreaterThan(version.bottom);
      expect(summary.y, where).toBeGreaterThan(last.bottom);
    } else {
      expect(first.x, where).toBeGreaterThan(version.x + version.width);
      expect(first.x, where).toBeGreaterThan(summary.x + summary.width);
      expect(summary.y, where).toBeLessThan(last.bottom);
    }
  }
  await page.emulateMedia({ media: 'print' });
  for (const it of await digits.all()) await expect(it).toBeVisible();
});

test('DL-5 the groups of a fingerprint are aligned in columns, with any font', async ({ page }) => {
  await gotoRoute(page, '/download');
  const groups = page.getByRole('main').locator('dd [translate] > span > span');
  for (const [width, columns] of [
    [320, 4],
    [375, 4],
    [768, 8],
    [1440, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await groups.evaluateAll((all) =>
      all.map((group) => {
        const text = document.createRange();
        text.selectNodeContents(group);
        return Math.round(text.getBoundingClientRect().left);
      }),
    );
    expect(starts.length % 16).toBe(0);
    expect(new Set(starts).size, `columns at ${width} px`).toBe(columns);
  }
});

test('DL-5 a name that the visitor compares is on one line, and is copied with plain spaces', async ({
  page,
}) => {
  const names = [CONFIGURED.VITE_PUBLISHER, ORGANIZATION] as const;
  // Texts in which a name would wrap by chance are on the iOS guide in es, pt and zh-TW.
  for (const [locale, path] of [
    ['en', '/android-install-guide'],
    ['en', '/download'],
    ['es', '/ios-install-guide'],
    ['pt', '/ios-install-guide'],
    ['zh-TW', '/ios-install-guide'],
  ] as const) {
    await setPreferredLocale(page, locale);
    await gotoRoute(page, path);
    await expect(page.getByRole('main').locator('[data-keep]')).toContainText(names[0]);
    const shown = page.getByRole('main').locator(':is(p span, dd)[translate="no"]:not(:has(*))');
    for (const width of [320, 375, 768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await shown.evaluateAll((all) =>
        all.map((it) => {
          const range = new Range();
          range.selectNodeContents(it);
          return { text: it.textContent, count: range.getClientRects().length };
        }),
      );
      const where = `on ${path} in ${locale} at ${width} px`;
      const found = lines.filter(({ text }) =>
        names.some((name) => name === text.replaceAll('\u00a0', ' ')),
      );
      expect(found.length, where).toBeGreaterThan(1);
      for (const { text, count } of found) {
        expect.soft(names, `plain spaces ${where}`).toContain(text);
        expect.soft(count, `lines of ${text} ${where}`).toBe(1);
      }
    }
  }
});

test('DL-5 on the iOS guide the labels of the names are on one line, and the note about two developers is below the second', async ({
  page,
}) => {
  await setPreferredLocale(page, 'vi');
  await gotoRoute(page, '/ios-install-guide');
  const plate = page.locator('dl:has([data-name="signer"])');
  const note = page.getByText(translatorFor('vi')('verify.identity.signer.ours'));
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const labels = await plate.locator('div:not([data-name="domain"]) > dt').all();
    expect(labels.length).toBe(3);
    const [first, ...others] = await Promise.all(labels.map(boxOf));
    for (const { height } of others) expect(height).toBe(first?.height);
    const value = await boxOf(plate.locator('[data-name="signer"] dd'));
    expect(value.y - (first?.bottom ?? 0), `one line at ${width} px`).toBeLessThan(
      first?.height ?? 0,
    );
    if (width > 768) expect((await boxOf(note)).x).toBeCloseTo(value.x, 0);
  }
});

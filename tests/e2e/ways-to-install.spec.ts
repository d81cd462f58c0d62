import { translatorFor } from './support/messages.ts';
import { gotoRoute, isHydrated, triggerHydration } from './support/screens.ts';
import { expectTopAt } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');

const FILE = ['verify.ways.file', 'verify.ways.file.checks'] as const;
const DIRECT = ['verify.ways.direct', 'verify.ways.direct.checks'] as const;
/** The title of each way, and who checks the app. A phone has one store. */
const WAYS = {
  iPhone: [['download.app-store', 'verify.ways.store.checks.ios'], DIRECT],
  Android: [['download.google-play', 'verify.ways.store.checks.android'], FILE],
  Mac: [['verify.ways.store', 'verify.ways.store.checks'], FILE, DIRECT],
} as const;

for (const [device, ways] of Object.entries(WAYS)) {
  test.describe(device, () => {
    test.use({ device: device as keyof typeof WAYS });

    test(`DL-2 DL-3 the download page compares the ways to install on ${device} only`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      await triggerHydration(page);
      const titles = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('term') })
        .getByRole('heading', { level: 3 });
      await expect(titles).toHaveText(ways.map(([title]) => t(title)));
      for (const [, checks] of ways)
        await expect(page.getByText(t(checks), { exact: true })).toBeVisible();
    });

    // Here no name is configured: nothing is left to compare on an iPhone, and the advice is the same everywhere.
    test(`DL-5 DL-7 the download page checks the file ${device === 'iPhone' ? 'not on iPhone' : `on ${device}`}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      const visible = device !== 'iPhone';
      await expect(page.getByRole('heading', { name: t('verify.identity.title') })).toBeVisible({
        visible,
      });
      await expect(page.locator('#file-check')).toBeVisible({ visible });
      const advice = page.getByText(t('verify.identity.none')).filter({ visible: true });
      await expect(advice).toHaveCount(1);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ device: 'iPhone' });

  test('DL-2 the buttons of all ways have one width', async ({ page }) => {
    await gotoRoute(page, '/download');
    await triggerHydration(page);
    const buttonOf = (option: 'app-store' | 'enterprise') =>
      page.locator('#ways').getByRole('link', { name: t(`download.${option}`), exact: true });
    await expect(buttonOf('enterprise')).toBeVisible();
    const widthOf = async (option: 'app-store' | 'enterprise') =>
      (await buttonOf(option).boundingBox())?.width;
    expect(await widthOf('enterprise')).toBe(await widthOf('app-store'));
  });
});

test.describe('on a computer', () => {
  test.use({ device: 'Mac' });

  test('DL-5 DL-7 the store is recommended, and the file leads to its check', async ({ page }) => {
    await gotoRoute(page, '/download');
    await triggerHydration(page);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') });
    const recommended = t('verify.ways.recommended');
    await expect(page.getByText(recommended, { exact: true })).toHaveCount(1);
    await expect(cards.first().getByText(recommended)).toBeVisible();
    const link = cards.nth(1).locator('a[href*="scrollTo=file-check"]');
    await expect.poll(() => isHydrated(link)).toBe(true);
    await link.click();
    await expectTopAt(page.locator('#file-check'), 80);
    await expect(page.locator('#file-check')).toBeFocused();
  });

  test('DL-3 the actions of all ways are at the same height, and the cards are side by side where they fit', async ({
    page,
  }) => {
    await gotoRoute(page, '/download');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') });
    const actions = ['download.app-store', 'download.apk', 'download.ios-guide'] as const;
    const actionTops = async () =>
      Promise.all(
        actions.map(async (id, index) => {
          const action = cards.nth(index).getByRole('link', { name: t(id), exact: true });
          await expect(action).toHaveCount(1);
          await expect(action).toBeVisible();
          return (await action.boundingBox())?.y ?? Number.NaN;
        }),
      );
    const [store = Number.NaN, file, direct] = await actionTops();
    expect(file).toBeCloseTo(store, 0);
    expect(direct).toBeCloseTo(store, 0);
    await page.setViewportSize({ width: 1024, height: 1000 });
    const [fileButton, guideButton] = await Promise.all([
      cards
        .nth(1)
        .getByRole('link', { name: t('download.apk'), exact: true })
        .boundingBox(),
      cards
        .last()
        .getByRole('link', { name: t('download.ios-guide'), exact: true })
        .boundingBox(),
    ]);
    expect(fileButton).not.toBeNull();
    expect(guideButton?.width, 'as wide as the button beside it').toBe(fileButton?.width);
    await page.setViewportSize({ width: 769, height: 1000 });
    const [first = Number.NaN, , last = Number.NaN] = await actionTops();
    expect(last - first, 'below each other').toBeGreaterThan(200);
    await page.setViewportSize({ width: 844, height: 390 });
    const [left = Number.NaN, middle, right] = await actionTops();
    expect(middle, 'beside each other').toBeCloseTo(left, 0);
    expect(right, 'beside each other').toBeCloseTo(left, 0);
  });
});

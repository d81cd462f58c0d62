import { SCENARIO_LINK } from '../../mocks/distribution/scenarios.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './support/test-servers.ts';
import { DEVICES, type DeviceName } from './support/devices.ts';
import { linkTo } from './support/links.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { choices, main, option, options, pending } from './support/download-page.ts';
import { distributionCalls, holdResponse } from './support/distribution-api.ts';
import { recordLayoutShifts, layoutShiftScore } from './support/layout-shift.ts';
import { blockFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';
import { readPixels, readQr } from './support/qr.ts';

const t = translatorFor('en');
const SCAN_TILE = /\/ScanTile-[\w-]+\.js/;

const PLATFORMS: Readonly<Record<DeviceName, 'ios' | 'android' | 'other'>> = {
  iPhone: 'ios',
  'iPad as a Mac': 'ios',
  'iPad as itself': 'ios',
  iPod: 'ios',
  Android: 'android',
  Mac: 'other',
  'touch laptop': 'other',
  'unknown device': 'other',
};

for (const name of Object.keys(DEVICES) as DeviceName[]) {
  test.describe(name, () => {
    test.use({ device: name });

    const tag = extendedTag(name, 'iPhone', 'iPad as itself', 'iPad as a Mac', 'Android', 'Mac');
    test(`DL-1 DL-2 DL-3 DL-4 ${name}: its stores, its guide, and a request to the service only on iOS${tag}`, async ({
      page,
      requests,
      consoleGuard,
    }) => {
      const platform = PLATFORMS[name];
      await recordLayoutShifts(page);
      await blockFonts(page, consoleGuard);
      await gotoRoute(page, '/download');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download.title'));
      await expect(main(page).getByRole('img', { name: t('wallet.picture') })).toHaveCount(1);
      await expect(main(page)).toContainText(t(`download.subtitle.${platform}`));

      if (platform === 'ios') {
        await expect(option(page, 'enterprise')).toHaveAttribute('href', SCENARIO_LINK);
        await expect(options(page)).toHaveText([t('download.app-store'), t('download.enterprise')]);
        await expect(option(page, 'app-store')).toHaveAttribute('href', site.appStoreUrl);
        await expect(
          choices(page).getByRole('link', { name: t('download.ios-guide') }),
        ).toHaveAttribute('href', linkTo('/ios-install-guide', 'en', './'));
        await expect(
          main(page).getByRole('link', { name: t('download.android-guide') }),
        ).toHaveCount(0);
        expect(distributionCalls(requests)).toHaveLength(1);
      } else {
        await expect(options(page)).toHaveText([t('download.google-play'), t('download.apk')]);
        await expect(option(page, 'google-play')).toHaveAttribute('href', site.googlePlayUrl);
        await expect(option(page, 'apk')).toHaveAttribute('href', site.apkUrl);
        await expect(
          choices(page).getByRole('link', { name: t('download.android-guide') }),
        ).toHaveAttribute('href', linkTo('/android-install-guide', 'en', './'));
        // A computer's comparison includes the install for iPhone, with its guide.
        const noIosGuide = platform === 'other' ? choices(page) : main(page);
        await expect(noIosGuide.getByRole('link', { name: t('download.ios-guide') })).toHaveCount(
          0,
        );
        // The images have loaded, so every initial request was sent.
        await page.waitForLoadState('networkidle');
        expect(distributionCalls(requests)).toEqual([]);
      }
      const code = main(page).getByRole('img', { name: t('download.qr') });
      if (platform === 'other') {
        await expect(code).toBeVisible();
        expect(readQr(await readPixels(code))).toBe(`${SITE_ORIGIN}/#/download`);
        await expect(
          main(page).getByText(new URL(SITE_ORIGIN).host, { exact: true }),
        ).toBeVisible();
      } else {
        await expect(code).toHaveCount(0);
        // The popup of a wider screen has a code, too.
        if (DEVICES[name].viewport.width <= breakpoint.mobile)
          expect(requests.filter((url) => SCAN_TILE.test(url))).toEqual([]);
      }
      // before-paint.ts shows the device's stores before hydration, and reserves the code's space.
      expect(await layoutShiftScore(page)).toBeLessThan(0.005);
    });
  });
}

/** The links of a way to install, below its list of answers. */
const ACTIONS = ':is(dl ~ a, dl ~ * a):visible';

for (const [device, ofHero, all] of [
  ['iPhone', ['app-store', 'enterprise'], ['app-store', 'enterprise', 'ios-guide']],
  ['Android', ['google-play', 'apk'], ['google-play', 'apk', 'android-guide']],
  [
    'Mac',
    ['google-play', 'apk'],
    ['app-store', 'google-play', 'apk', 'android-guide', 'ios-guide'],
  ],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ device });

    test(`DL-2 DL-3 the comparison ends with the download buttons of the page and the guide links, on ${device}`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      await triggerHydration(page);
      const comparison = main(page).locator('[data-keep] section').first();
      await expect(comparison.locator(ACTIONS)).toHaveText(all.map((id) => t(`download.${id}`)));
      for (const id of ofHero)
        await expect(comparison.getByRole('link', { name: t(`download.${id}`) })).toHaveAttribute(
          'href',
          (await option(page, id).getAttribute('href')) ?? '',
        );
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DL-5 FAULT-60 the comparison has the stores, the file and the guides', async ({ page }) => {
    await page.goto('./download/');
    const comparison = main(page).locator('[data-keep] section').first();
    await expect(comparison.locator(ACTIONS)).toHaveText([
      t('download.app-store'),
      t('download.google-play'),
      t('download.apk'),
      t('download.android-guide'),
      t('download.ios-guide'),
    ]);
  });
});

test('DL-4 Home requests the link on load, on any device', async ({ page, requests }) => {
  await gotoRoute(page, '/');
  await expect.poll(() => distributionCalls(requests).length).toBe(1);
});

test.describe('on an iPhone', () => {
  test.use({ device: 'iPhone' });

  test('API-1 API-5 one GET with a JSON content type and no payload, and no other request', async ({
    page,
    requests,
  }) => {
    const requested = page.waitForRequest(DISTRIBUTION_CALLS);
    await gotoRoute(page, '/download');
    const request = await requested;
    expect(request.url()).toBe(`${DISTRIBUTION_ORIGIN}/api/iosApps/download/${site.iosAppCode}`);
    expect(request.method()).toBe('GET');
    expect(request.postData()).toBeNull();
    expect((await request.allHeaders())['content-type']).toBe('application/json');
    await expect(option(page, 'enterprise')).toBeVisible();
    const api = requests.filter(
      (url) => url.includes('/api/') || url.startsWith(DISTRIBUTION_ORIGIN),
    );
    expect(api).toHaveLength(1);
  });

  for (const locale of LOCALES) {
    test(`API-3 DL-2 the loading state is announced and reserves its space, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const heldResponse = await holdResponse(page);
      const translate = translatorFor(locale);
      await setPreferredLocale(page, locale);
      await gotoRoute(page, '/download');
      await expect(options(page)).toHaveText([translate('download.app-store')]);
      await expect(pending(page)).toHaveText(translate('download.enterprise.pending'));
      heldResponse.release();
      await expect(options(page)).toHaveCount(2);
      await expect(pending(page)).toHaveCount(0);
    });
  }
});

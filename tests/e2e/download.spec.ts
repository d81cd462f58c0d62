import type { Page } from '@playwright/test';
import { SCENARIO_LINK, type ScenarioName } from '../../mocks/distribution/scenarios.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { linkTarget } from '../../src/distribution/links.ts';
import { site } from '../../src/site.ts';
import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { DISTRIBUTION_CALLS, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './support/test-servers.ts';
import { DEVICES, type DeviceName } from './support/devices.ts';
import { linkTo } from './support/links.ts';
import { extendedTag, gotoRoute, waitForRoute, setPreferredLocale } from './support/screens.ts';
import { distributionCalls, holdResponse } from './support/distribution-api.ts';
import {
  blockFonts,
  recordLayoutShifts,
  waitForFonts,
  layoutShiftScore,
} from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';
import { readPixels, readQr } from './support/qr.ts';

const t = translatorFor('en');
const SCAN_TILE = /\/ScanTile-[\w-]+\.js/;
const main = (page: Page) => page.getByRole('main');
/** The first section; those below, about verifying the app, do not depend on the service. */
const choices = (page: Page) => main(page).locator('section').first();
/** The loading state of the enterprise button; the file's verification below has other status lines. */
const pending = (page: Page) => choices(page).getByRole('status');
const options = (page: Page) => main(page).locator('[data-option]');
const option = (page: Page, id: string) => main(page).locator(`[data-option="${id}"]`);

const OFFERED: Readonly<Record<DeviceName, 'ios' | 'android' | 'other'>> = {
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

    test(`DL-1 DL-2 DL-3 DL-4 ${name}: its stores, its guide, and a request to the service only on iOS`, async ({
      page,
      requests,
      consoleGuard,
    }) => {
      const platform = OFFERED[name];
      await recordLayoutShifts(page);
      await blockFonts(page, consoleGuard);
      await gotoRoute(page, '/download');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download.title'));
      await expect(main(page).getByRole('img', { name: t('wallet.picture') })).toBeVisible();
      await expect(main(page)).toContainText(t(`download.subtitle.${platform}`));

      if (platform === 'ios') {
        await expect(option(page, 'enterprise')).toHaveAttribute('href', SCENARIO_LINK);
        await expect(options(page)).toHaveText([t('download.app-store'), t('download.enterprise')]);
        await expect(option(page, 'app-store')).toHaveAttribute('href', site.appStoreUrl);
        await expect(
          main(page).getByRole('link', { name: t('download.ios-guide') }),
        ).toHaveAttribute('href', linkTo('/ios-install-guide', 'en', '../'));
        await expect(
          main(page).getByRole('link', { name: t('download.android-guide') }),
        ).toHaveCount(0);
        expect(distributionCalls(requests)).toHaveLength(1);
      } else {
        await expect(options(page)).toHaveText([t('download.google-play'), t('download.apk')]);
        await expect(option(page, 'google-play')).toHaveAttribute('href', site.googlePlayUrl);
        await expect(option(page, 'apk')).toHaveAttribute('href', site.apkUrl);
        await expect(
          main(page).getByRole('link', { name: t('download.android-guide') }),
        ).toHaveAttribute('href', linkTo('/android-install-guide', 'en', '../'));
        await expect(main(page).getByRole('link', { name: t('download.ios-guide') })).toHaveCount(
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
      const service = await holdResponse(page);
      const say = translatorFor(locale);
      await setPreferredLocale(page, locale);
      await gotoRoute(page, '/download');
      await expect(options(page)).toHaveText([say('download.app-store')]);
      await expect(pending(page)).toHaveText(say('download.enterprise.pending'));
      service.release();
      await expect(options(page)).toHaveCount(2);
      await expect(pending(page)).toHaveCount(0);
    });
  }
});

/** The enterprise button's link and the one log line, by scenario (API-3, API-4). */
const ANSWERS: readonly {
  scenario: ScenarioName;
  href: string | undefined;
  log: RegExp | undefined;
}[] = [
  { scenario: 'success', href: SCENARIO_LINK, log: undefined },
  { scenario: 'failure', href: undefined, log: /gave no enterprise link: code/ },
  { scenario: 'unsafe-link', href: undefined, log: /gave no enterprise link: unsafe/ },
  { scenario: 'foreign-host', href: undefined, log: /gave no enterprise link: foreign-host/ },
  { scenario: 'http-500', href: site.enterpriseBackupUrl, log: /backup link is used: http 500/ },
  {
    scenario: 'network-error',
    href: site.enterpriseBackupUrl,
    log: /backup link is used: network/,
  },
  { scenario: 'malformed', href: site.enterpriseBackupUrl, log: /backup link is used: unreadable/ },
  { scenario: 'empty', href: site.enterpriseBackupUrl, log: /backup link is used: unreadable/ },
];

for (const { scenario, href, log } of ANSWERS) {
  test.describe(`service: ${scenario}`, () => {
    test.use({ device: 'iPhone', scenario });

    test(`API-2 API-3 API-4 DL-6 ${scenario}: ${href ? 'a link' : 'no enterprise button'}, ${log ? 'one log line' : 'no log'}, no layout shift`, async ({
      page,
      consoleGuard,
    }) => {
      if (log) consoleGuard.expectMessage(log);
      // Chromium logs a failed request; the page cannot suppress that.
      consoleGuard.expectMessage(/^Failed to load resource/);
      await recordLayoutShifts(page);
      const service = await holdResponse(page);
      await gotoRoute(page, '/download');
      await expect(options(page)).toHaveText([t('download.app-store')]);
      await waitForFonts(page);
      const before = await placeOf(page);
      const shiftedBefore = await layoutShiftScore(page);

      service.release();
      await expect(pending(page)).toHaveCount(0);
      await expect(option(page, 'enterprise')).toHaveCount(href ? 1 : 0);
      if (href) {
        await expect(option(page, 'enterprise')).toHaveAttribute('href', href);
        const { host } = linkTarget(href);
        await expect(main(page).getByText(host, { exact: true })).toBeVisible();
        await expect(option(page, 'enterprise')).toHaveAccessibleDescription(host);
      }
      await expect(option(page, 'app-store')).toBeVisible();

      expect(await placeOf(page)).toEqual(before);
      expect(await layoutShiftScore(page)).toBe(shiftedBefore);
      const logged = consoleGuard.messages.filter(
        (text) => !text.startsWith('Failed to load resource'),
      );
      expect(logged).toHaveLength(log ? 1 : 0);
      await expect(choices(page), 'nothing is shown to the visitor').not.toContainText(
        /offline|error|404|500/i,
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test.describe('service: timeout', () => {
  test.use({ device: 'iPhone', scenario: 'timeout' });

  test('API-1 API-3 CONST FAULT-1 no response: the App Store at once, the backup link after 10 s, no layout shift', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(/backup link is used: timeout/);
    await recordLayoutShifts(page);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const requested = page.waitForRequest(DISTRIBUTION_CALLS);
    // Rendered on the client: a document is hydrated after its paint, and these clocks do not run.
    await gotoRoute(page, '/nowhere');
    await requested;
    await page.evaluate(() => (location.hash = '/download'));
    await waitForRoute(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(options(page)).toHaveText([t('download.app-store')]);
    const before = await placeOf(page);
    const shiftedBefore = await layoutShiftScore(page);

    await page.clock.runFor(9_999);
    await expect(options(page)).toHaveText([t('download.app-store')]);
    expect(consoleGuard.messages).toEqual([]);
    await page.clock.runFor(2);
    await expect(options(page)).toHaveText([t('download.app-store'), t('download.enterprise')]);
    await expect(option(page, 'enterprise')).toHaveAttribute('href', site.enterpriseBackupUrl);
    await expect(option(page, 'enterprise')).toBeVisible();
    expect(await placeOf(page)).toEqual(before);
    expect(await layoutShiftScore(page)).toBe(shiftedBefore);
    expect(consoleGuard.messages).toHaveLength(1);
  });
});

function placeOf(page: Page) {
  return Promise.all([
    option(page, 'app-store').boundingBox(),
    main(page)
      .getByRole('link', { name: t('download.ios-guide') })
      .boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
}

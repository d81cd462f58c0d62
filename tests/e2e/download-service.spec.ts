import type { Locator, Page } from '@playwright/test';
import { SCENARIO_LINK, type ScenarioName } from '../../mocks/distribution/scenarios.ts';
import { linkTarget } from '../../src/distribution/links.ts';
import { site } from '../../src/site.ts';
import { DISTRIBUTION_CALLS } from './support/test-servers.ts';
import { extendedTag, gotoRoute, waitForRoute } from './support/screens.ts';
import { choices, main, option, options, pending } from './support/download-page.ts';
import { waitForFonts } from './support/fonts.ts';
import { holdResponse } from './support/distribution-api.ts';
import { layoutShiftScore, recordLayoutShifts } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

/** The enterprise button's link and the one log line, by scenario (API-3, API-4). */
const RESPONSES: readonly {
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

for (const { scenario, href, log } of RESPONSES) {
  test.describe(`service: ${scenario}`, () => {
    test.use({ device: 'iPhone', scenario });

    const tag = extendedTag(scenario, 'success', 'failure', 'foreign-host', 'http-500');
    test(`API-2 API-3 API-4 DL-6 ${scenario}: ${href ? 'a link' : 'no enterprise button'}, ${log ? 'one log line' : 'no log'}, no layout shift${tag}`, async ({
      page,
      consoleGuard,
    }) => {
      if (log) consoleGuard.expectMessage(log);
      // Chromium logs a failed request; the page cannot suppress that.
      consoleGuard.expectMessage(/^Failed to load resource/);
      await recordLayoutShifts(page);
      const heldResponse = await holdResponse(page);
      await gotoRoute(page, '/download');
      await expect(options(page)).toHaveText([t('download.app-store')]);
      await waitForFonts(page);
      const before = await layoutBoxes(page);
      const shiftedBefore = await layoutShiftScore(page);

      heldResponse.release();
      await expect(pending(page)).toHaveCount(0);
      await expect(option(page, 'enterprise')).toHaveCount(href ? 1 : 0);
      if (href) {
        await expect(option(page, 'enterprise')).toHaveAttribute('href', href);
        const { host } = linkTarget(href);
        const from = t('download.host', { host });
        await expect(main(page).getByText(from, { exact: true })).toBeVisible();
        await expect(option(page, 'enterprise')).toHaveAccessibleDescription(from);
        const leftOfText = (it: Locator) =>
          it.evaluate((element) => {
            const range = new Range();
            range.selectNodeContents(element);
            return range.getBoundingClientRect().left;
          });
        const guide = choices(page).getByRole('link', { name: t('download.ios-guide') });
        expect(await leftOfText(main(page).getByText(from, { exact: true }))).toBeCloseTo(
          await leftOfText(guide),
          0,
        );
      }
      await expect(option(page, 'app-store')).toBeVisible();

      expect(await layoutBoxes(page)).toEqual(before);
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
    // Rendered on the client: a document hydrates after its first paint, which needs timers, and they are paused.
    await gotoRoute(page, '/nowhere');
    await requested;
    await page.evaluate(() => (location.hash = '/download'));
    await waitForRoute(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(options(page)).toHaveText([t('download.app-store')]);
    const before = await layoutBoxes(page);
    const shiftedBefore = await layoutShiftScore(page);

    await page.clock.runFor(9_999);
    await expect(options(page)).toHaveText([t('download.app-store')]);
    expect(consoleGuard.messages).toEqual([]);
    await page.clock.runFor(2);
    await expect(options(page)).toHaveText([t('download.app-store'), t('download.enterprise')]);
    await expect(option(page, 'enterprise')).toHaveAttribute('href', site.enterpriseBackupUrl);
    await expect(option(page, 'enterprise')).toBeVisible();
    expect(await layoutBoxes(page)).toEqual(before);
    expect(await layoutShiftScore(page)).toBe(shiftedBefore);
    expect(consoleGuard.messages).toHaveLength(1);
  });
});

function layoutBoxes(page: Page) {
  return Promise.all([
    option(page, 'app-store').boundingBox(),
    choices(page)
      .getByRole('link', { name: t('download.ios-guide') })
      .boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
}

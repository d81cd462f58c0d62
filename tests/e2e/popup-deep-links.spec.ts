import { waitForRouteWhilePaused, pauseClock } from './support/clock.ts';
import { openPopups } from './support/popups.ts';
import { extendedTag } from './support/screens.ts';
import { expectScrolledTo, expectTopAt, scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

/** A deep link scrolls before the web fonts have loaded; the swap can move lines by a pixel or two. */
const FONT_SWAP_TOLERANCE = 4;

test.describe('POP-4', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { address, target } of [
    { address: './#/?scrollTo=ai-wallet-download&openModal=true', target: 'ai-wallet-download' },
    { address: './?scrollTo=ai-wallet-download&openModal=true#/', target: 'ai-wallet-download' },
    { address: './?scrollTo=ai-wallet-download&openModal=true', target: 'ai-wallet-download' },
    { address: './#/?openModal=true&scrollTo=stablecoin', target: 'stablecoin' },
  ]) {
    const tag = extendedTag(address, './#/?scrollTo=ai-wallet-download&openModal=true');
    test(`POP-4 CONST ${address} scrolls there and opens the popup 1 s later${tag}`, async ({
      page,
    }) => {
      await page.clock.install();
      await pauseClock(page);
      await page.goto(address);
      await waitForRouteWhilePaused(page);
      await expectScrolledTo(page.locator(`#${target}`), 80, FONT_SWAP_TOLERANCE);
      await page.clock.runFor(999);
      await expect(openPopups(page)).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(openPopups(page)).toHaveCount(1);
      await expect(openPopups(page)).toBeInViewport();
    });
  }

  for (const query of [
    'scrollTo=stablecoin',
    'scrollTo=stablecoin&openModal=yes',
    'openModal=true',
    'scrollTo=no-such-id&openModal=true',
  ]) {
    const tag = extendedTag(query, 'scrollTo=stablecoin', 'scrollTo=no-such-id&openModal=true');
    test(`POP-4 FAULT-42 ?${query} opens nothing${tag}`, async ({ page }) => {
      await page.clock.install();
      await pauseClock(page);
      await page.goto(`./#/?${query}`);
      await waitForRouteWhilePaused(page);
      if (query.includes('stablecoin'))
        await expectTopAt(page.locator('#stablecoin'), 80, FONT_SWAP_TOLERANCE);
      await page.clock.runFor(5000);
      await expect(openPopups(page)).toHaveCount(0);
      if (!query.includes('stablecoin')) expect(await scrollTop(page)).toBe(0);
    });
  }
});

import type { Page } from '@playwright/test';
import { translatorFor } from './support/messages.ts';
import { renderSections } from './support/screens.ts';
import { expectTopAt, scrollPageTo, waitForScrollRest } from './support/scroll.ts';
import { allOf, expect, test } from './support/test.ts';

declare global {
  interface Window {
    scrollEnds: number;
  }
}

const t = translatorFor('en');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sections far below the viewport stay skipped, also after an interaction. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function openHome(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

const isRendered = (page: Page, section: string) =>
  page
    .locator(`#${section} h2`)
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

test('sections far below the viewport are rendered after an interaction, and in print', async ({
  page,
}) => {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  expect(await isRendered(page, 'ai-wallet')).toBe(true);
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isRendered(page, 'ucard')).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isRendered(page, 'ucard')).toBe(false);
  await page.keyboard.press('Shift');
  for (const section of await allOf(page.locator('main section, footer')))
    await expect(section).toHaveCSS('content-visibility', 'visible');
});

test('HDR-3 a section item reaches its section in one scroll although the sections above were not rendered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await neverIdle(page);
  await openHome(page);
  expect(await isRendered(page, 'earn-dapp')).toBe(false);
  await page.evaluate(() => {
    window.scrollEnds = 0;
    document.addEventListener('scrollend', () => (window.scrollEnds += 1));
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.earn-dapp') })
    .click();
  await expectTopAt(page.locator('#earn-dapp'), 80);
  await waitForScrollRest(page);
  expect(await page.evaluate(() => window.scrollEnds)).toBe(1);
});

test('ROUTE-9 a reload shows the same section although the sections above were not rendered', async ({
  page,
}) => {
  await neverIdle(page);
  await openHome(page);
  await renderSections(page);
  const ucard = page.locator('#ucard');
  await scrollPageTo(page, await ucard.evaluate((it) => it.getBoundingClientRect().top + scrollY));
  await page.reload();
  await expectTopAt(ucard, 0);
});

test('the End key scrolls to the end of the page although its sections were not rendered', async ({
  page,
}) => {
  await neverIdle(page);
  await openHome(page);
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.keyboard.press('End');
  const distanceToEnd = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(distanceToEnd).toBeLessThanOrEqual(1);
});

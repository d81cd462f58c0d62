import type { Page } from '@playwright/test';
import { translatorFor } from './support/messages.ts';
import { waitForSections } from './support/screens.ts';
import { expectTopAt, scrollPageTo } from './support/scroll.ts';
import { allOf, expect, test } from './support/test.ts';

const t = translatorFor('en');

/** The browser is never idle, so that sections which are not near stay skipped. Returns a function that ends it. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = requestIdleCallback;
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    addEventListener('release-idle', () => {
      window.requestIdleCallback = request;
      for (const run of held) request(run);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-idle')));
}

const isRendered = (page: Page, section: string) =>
  page
    .locator(`#${section} h2`)
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

test('sections far below the viewport are rendered when the browser is idle, or in print', async ({
  page,
}) => {
  const release = await holdIdle(page);
  await page.goto('./');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await isRendered(page, 'ai-wallet')).toBe(true);
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isRendered(page, 'ucard')).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isRendered(page, 'ucard')).toBe(false);
  await release();
  await waitForSections(page);
  expect(await isRendered(page, 'ucard')).toBe(true);
  for (const section of await allOf(page.locator('main section, footer')))
    await expect(section).toHaveCSS('content-visibility', 'visible');
});

test('HDR-3 a section item reaches its section although the sections above were not rendered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdIdle(page);
  await page.goto('./');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await isRendered(page, 'earn-dapp')).toBe(false);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.nav.earn-dapp') })
    .click();
  await expectTopAt(page.locator('#earn-dapp'), 80);
});

test('ROUTE-9 a reload shows the same section although the sections above were not rendered', async ({
  page,
}) => {
  await page.goto('./');
  await waitForSections(page);
  const ucard = page.locator('#ucard');
  await scrollPageTo(page, await ucard.evaluate((it) => it.getBoundingClientRect().top + scrollY));
  await holdIdle(page);
  await page.reload();
  await expectTopAt(ucard, 0);
});

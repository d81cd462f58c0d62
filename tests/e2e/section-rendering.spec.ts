import type { Page } from '@playwright/test';
import { waitForFonts } from './support/fonts.ts';
import { translatorFor } from './support/messages.ts';
import { renderSections } from './support/screens.ts';
import { expectTopAt, scrollPageTo, waitForScrollRest } from './support/scroll.ts';
import { allOf, expect, test } from './support/test.ts';

declare global {
  interface Window {
    scrollEnds: number;
    measuredWhileSkipped: string[];
  }
}

const t = translatorFor('en');

/** Sections far below the viewport stay skipped, also after an interaction. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function openDocument(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

const isRendered = (page: Page, section: string) =>
  page
    .locator(`#${section} h2`)
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

test('sections far below the viewport are rendered after an interaction', async ({ page }) => {
  await openDocument(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.keyboard.press('Shift');
  for (const section of await allOf(page.locator('main section')))
    await expect(section).toHaveCSS('content-visibility', 'visible');
});

test('in print sections far below the viewport are rendered', async ({ page }) => {
  await openDocument(page, '/');
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isRendered(page, 'ucard')).toBe(true);
});

test('HDR-3 a section item reaches its section in one scroll although the sections above were not rendered', async ({
  page,
}) => {
  await neverIdle(page);
  await openDocument(page, '/');
  await waitForFonts(page);
  // The code of the sections loads.
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
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
  await openDocument(page, '/');
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
  await openDocument(page, '/');
  expect(await isRendered(page, 'ucard')).toBe(false);
  await page.keyboard.press('End');
  expect(await isRendered(page, 'ucard')).toBe(true);
  await waitForScrollRest(page);
  const distanceToEnd = await page.evaluate(
    () => document.documentElement.scrollHeight - innerHeight - scrollY,
  );
  expect(distanceToEnd).toBeLessThanOrEqual(1);
});

test('Tab reaches the controls of a section that was not rendered', async ({ page }) => {
  await neverIdle(page);
  await openDocument(page, '/');
  expect(await isRendered(page, 'ucard')).toBe(false);
  const isInUcard = () => page.evaluate(() => document.activeElement?.closest('#ucard') !== null);
  await page.locator('#ai-wallet a').last().focus();
  for (let stop = 0; stop < 20 && !(await isInUcard()); stop += 1) await page.keyboard.press('Tab');
  expect(await isInUcard()).toBe(true);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('CARD-7 a part in a section that was not rendered waits below the viewport', async ({
  page,
}) => {
  await neverIdle(page);
  await openDocument(page, '/bank-card/');
  const parts = page.locator('section:has(h2) [data-reveal]');
  await expect.poll(() => parts.count()).toBeGreaterThan(4);
  await expect(parts.last()).toHaveAttribute('data-reveal', 'waiting');
  for (const part of await allOf(parts))
    await expect(part).toHaveAttribute('data-reveal', /^(?:waiting|in)$/);
});

test('no code measures what is in a skipped section, which would lay it out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.measuredWhileSkipped = [];
    const measure: (this: Element) => DOMRect = Reflect.get(
      Element.prototype,
      'getBoundingClientRect',
    );
    Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
      if (!this.checkVisibility({ contentVisibilityAuto: true }))
        window.measuredWhileSkipped.push(this.outerHTML.slice(0, 100));
      return measure.call(this);
    };
  });
  await openDocument(page, '/');
  // The scroll effects have started.
  await expect(page.locator('#ucard [style*="will-change"]').first()).toBeAttached();
  await page.mouse.wheel(0, 10);
  await waitForScrollRest(page);
  expect(await page.evaluate(() => window.measuredWhileSkipped)).toEqual([]);
});

test('a skipped section hides nothing by a style, because a screen reader would announce it', async ({
  page,
}) => {
  let skipped = 0;
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/order/', '/bank-card/', '/zh-TW/bank-card/', '/download/']) {
      await openDocument(page, path);
      const sections = page.locator('section, footer');
      const isSkippable = (await allOf(sections)).map((section) =>
        section.evaluate((it) => getComputedStyle(it).contentVisibility === 'auto'),
      );
      skipped += (await Promise.all(isSkippable)).filter(Boolean).length;
      const hidden = await sections.evaluateAll((all) => {
        const auto = all.filter((it) => getComputedStyle(it).contentVisibility === 'auto');
        for (const section of auto) (section as HTMLElement).dataset['rendered'] = '';
        return auto
          .flatMap((section) => Array.from(section.querySelectorAll('*')))
          .filter(
            (it) =>
              it.matches('a, button, input, [aria-label], img[alt]:not([alt=""])') ||
              [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
          )
          .filter((it) => !it.closest('[aria-hidden="true"]'))
          .filter((it) => !it.checkVisibility({ visibilityProperty: true }))
          .map((it) => it.outerHTML.slice(0, 100));
      });
      expect.soft(hidden, `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(skipped).toBeGreaterThan(10);
});

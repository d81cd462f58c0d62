import type { Page } from '@playwright/test';
import { gotoRoute } from './screens.ts';
import { expect } from './test.ts';
import { translatorFor } from './messages.ts';

const t = translatorFor('en');

/** The address of the carousel's code, also when it is asked for again under another one. */
export const CAROUSEL_SCRIPT = /SwiperCarousel-[\w-]+\.js/;

/** The row of partners. */
export const partnerList = (page: Page, name = t('home.partners.list')) =>
  page.getByRole('list', { name });
/** What the row moves in; tells whether it runs. */
export const carouselFrame = (page: Page) => page.locator('[data-playing]');
/** The one control, as it is called while the row runs or stands. */
export const playPauseButton = (page: Page, running: boolean) =>
  page.getByRole('button', { name: t('home.partners.control.name', { running: String(running) }) });

/** Goes to the carousel and waits until it runs. */
export async function gotoRunningCarousel(page: Page): Promise<void> {
  await gotoRoute(page, '/');
  await partnerList(page).scrollIntoViewIfNeeded();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
}

/** How far the row has come, in px. */
export function rowOffset(page: Page): Promise<number> {
  return partnerList(page).evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);
}

/** Resolves when the row is elsewhere than it was. */
export async function expectRowToMove(page: Page): Promise<void> {
  const before = await rowOffset(page);
  await expect.poll(() => rowOffset(page)).not.toBe(before);
}

/** Ends a step and waits for the next one to begin, `count` times; tells gaps in what is in view. */
export function advanceSlides(page: Page, count: number): Promise<string[]> {
  return partnerList(page).evaluate(async (row, steps) => {
    const gaps: string[] = [];
    const frames = async (until: () => boolean) => {
      while (!until()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let step = 0; step < steps; step += 1) {
      await frames(() => row.getAnimations().length > 0);
      const [animation] = row.getAnimations();
      for (const at of [0, 0.5, 0.999]) {
        if (animation) animation.currentTime = at * Number(animation.effect?.getTiming().duration);
        const window = row.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const slides = [...row.children].map((slide) => slide.getBoundingClientRect());
        const left = Math.min(...slides.map((slide) => slide.left));
        const right = Math.max(...slides.map((slide) => slide.right));
        if (left > window.left + 1 || right < window.right - 1)
          gaps.push(`step ${step}: slides from ${left} to ${right}`);
      }
      animation?.finish();
      await frames(() => row.getAnimations()[0] !== animation);
    }
    return gaps;
  }, count);
}

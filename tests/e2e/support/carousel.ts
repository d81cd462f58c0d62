import type { Page } from '@playwright/test';
import { gotoRoute } from './screens.ts';
import { expect } from './test.ts';
import { translatorFor } from './messages.ts';

const t = translatorFor('en');

/** URL of the carousel's chunk, with or without a retry parameter. */
export const CAROUSEL_SCRIPT = /SwiperCarousel-[\w-]+\.js/;

export const partnerList = (page: Page, name = t('home.partners.list')) =>
  page.getByRole('list', { name });
export const carouselFrame = (page: Page) => page.locator('[data-playing]');
export const playPauseButton = (page: Page, isRunning: boolean) =>
  page.getByRole('button', {
    name: t('home.partners.control.name', { running: String(isRunning) }),
  });

export async function gotoRunningCarousel(page: Page): Promise<void> {
  await gotoRoute(page, '/');
  await partnerList(page).scrollIntoViewIfNeeded();
  await expect(carouselFrame(page)).toHaveAttribute('data-playing', 'true');
}

export function rowOffset(page: Page): Promise<number> {
  return partnerList(page).evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);
}

export async function expectRowToMove(page: Page): Promise<void> {
  const before = await rowOffset(page);
  await expect.poll(() => rowOffset(page)).not.toBe(before);
}

/** Finishes a step and waits for the next one, `count` times. Returns the gaps that were in view. */
export function advanceSlides(page: Page, count: number): Promise<string[]> {
  return partnerList(page).evaluate(async (row, steps) => {
    const gaps: string[] = [];
    const waitForFrames = async (until: () => boolean) => {
      while (!until()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    for (let step = 0; step < steps; step += 1) {
      await waitForFrames(() => row.getAnimations().length > 0);
      const [animation] = row.getAnimations();
      for (const progress of [0, 0.5, 0.999]) {
        if (animation)
          animation.currentTime = progress * Number(animation.effect?.getTiming().duration);
        const frameBox = row.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const slides = [...row.children].map((slide) => slide.getBoundingClientRect());
        const left = Math.min(...slides.map((slide) => slide.left));
        const right = Math.max(...slides.map((slide) => slide.right));
        if (left > frameBox.left + 1 || right < frameBox.right - 1)
          gaps.push(`step ${step}: slides from ${left} to ${right}`);
      }
      animation?.finish();
      await waitForFrames(() => row.getAnimations()[0] !== animation);
    }
    return gaps;
  }, count);
}

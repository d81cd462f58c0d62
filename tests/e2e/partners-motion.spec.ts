import {
  playPauseButton,
  carouselFrame,
  advanceSlides,
  partnerList,
  expectRowToMove,
  rowOffset,
  gotoRunningCarousel,
} from './support/carousel.ts';
import { expect, test } from './support/test.ts';

/** Five rounds of seven steps. */
const STEPS = 35;

test('HOME-9 CONST a step takes 3 s with linear easing, step after step, without end or gap', async ({
  page,
}) => {
  await gotoRunningCarousel(page);
  await expectRowToMove(page);
  const timing = await partnerList(page).evaluate((row) => {
    const { duration, easing } = row.getAnimations()[0]?.effect?.getTiming() ?? {};
    return { duration, easing };
  });
  expect(timing).toEqual({ duration: 3000, easing: 'linear' });
  // More than two rounds of seven.
  expect(await advanceSlides(page, 16)).toEqual([]);
  await expectRowToMove(page);
});

test('HOME-9 neither pointer nor focus pauses the carousel', async ({ page }) => {
  await gotoRunningCarousel(page);
  const expectToKeepMoving = async () => {
    await expectRowToMove(page);
    // Includes the next step: many carousels pause at the end of a step.
    expect(await advanceSlides(page, 2)).toEqual([]);
  };
  await carouselFrame(page).hover();
  await expectToKeepMoving();
  await page.mouse.down();
  await expectToKeepMoving();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  await expectToKeepMoving();
  await playPauseButton(page, true).focus();
  await expectToKeepMoving();
});

test.describe('with touch', () => {
  test.use({ device: 'iPhone' });

  test('HOME-9 touch does not pause the carousel @extended', async ({ page }) => {
    await gotoRunningCarousel(page);
    const box = await carouselFrame(page).boundingBox();
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 40 };
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof at)[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [at]);
    expect(await advanceSlides(page, 2)).toEqual([]);
    await touch('touchMove', [{ ...at, x: at.x + 60 }]);
    await expectRowToMove(page);
    expect(await advanceSlides(page, 2)).toEqual([]);
    await touch('touchEnd', []);
    await expectRowToMove(page);
  });
});

test('HOME-9 a resize within a step never stops the carousel @extended', async ({ page }) => {
  await gotoRunningCarousel(page);
  const stopped = await partnerList(page).evaluate(async (row) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const around = row.parentElement?.parentElement;
    const stoppedAt: number[] = [];
    // A resize near the end of a step could prevent the next step.
    for (let moment = 0; moment < 24; moment += 1) {
      while (row.getAnimations().length === 0) await frame();
      row.getAnimations()[0]?.finish();
      for (let frames = 0; frames < moment % 8; frames += 1) await frame();
      if (around) around.style.maxWidth = moment % 2 === 0 ? '80%' : 'none';
      let waited = 0;
      for (; waited < 120 && (waited < 6 || row.getAnimations().length === 0); waited += 1)
        await frame();
      if (row.getAnimations().length === 0) stoppedAt.push(moment);
      if (stoppedAt.length > 0) break;
    }
    return stoppedAt;
  });
  expect(stopped).toEqual([]);
  await expectRowToMove(page);
});

test('HOME-9 FAULT-72 the control pauses the carousel at once, at its position, and resumes it from there', async ({
  page,
}) => {
  await gotoRunningCarousel(page);
  await expectRowToMove(page);
  await playPauseButton(page, true).focus();
  await page.keyboard.press('Enter');
  await expect(playPauseButton(page, false)).toBeFocused();
  // A pause takes effect with the next frame.
  await partnerList(page).evaluate(async (row) => {
    for (const { ready } of row.getAnimations()) await ready;
  });
  const at = await rowOffset(page);
  const stays = await partnerList(page).evaluate(async (row) => {
    const transforms = new Set<string>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      transforms.add(getComputedStyle(row).transform);
    }
    return transforms.size;
  });
  expect(stays).toBe(1);
  expect(await rowOffset(page)).toBe(at);
  await page.keyboard.press('Enter');
  await expect(playPauseButton(page, true)).toBeFocused();
  await expectRowToMove(page);
  expect(Math.abs((await rowOffset(page)) - at), 'no jump').toBeLessThan(150);
  expect(await advanceSlides(page, 3)).toEqual([]);
});

test('HOME-9 FAULT-75 a step leaks no element and no listener', async ({ page }) => {
  await gotoRunningCarousel(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
    return { elements: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
  await advanceSlides(page, 14);
  const before = await count();
  await advanceSlides(page, STEPS);
  const after = await count();
  // Half an hour has 600 steps: even one leak per two steps is too much.
  expect(after.elements - before.elements).toBeLessThan(STEPS / 2);
  expect(after.listeners - before.listeners).toBeLessThan(STEPS / 2);
});

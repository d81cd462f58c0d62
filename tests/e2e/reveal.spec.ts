import type { Page } from '@playwright/test';
import { waitForAnimations, gotoRoute } from './support/screens.ts';
import { recordLayoutShifts, layoutShiftScore } from './support/layout-shift.ts';
import { blockFonts, waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const HEIGHT = 800;
const part = (page: Page) => page.locator('main [data-reveal]').nth(4);
const revealState = (page: Page) => part(page).getAttribute('data-reveal');

/** Layout position of the part without its transform: upper and lower edge. */
function layoutEdges(page: Page): Promise<{ top: number; bottom: number }> {
  return part(page).evaluate((element) => {
    let top = 0;
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent)
      top += at.offsetTop;
    return { top, bottom: top + (element as HTMLElement).offsetHeight };
  });
}

/** Scrolls at once, and resolves after the page's observers have run. */
async function scrollNow(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}

async function openCard(page: Page): Promise<void> {
  await gotoRoute(page, '/bank-card');
  await waitForFonts(page);
  await expect(part(page)).toHaveAttribute('data-reveal', /./);
}

test.use({ viewport: { width: 1280, height: HEIGHT } });

test('CARD-7 CONST a part is revealed 80 px inside the viewport, not before', async ({ page }) => {
  await openCard(page);
  const { top } = await layoutEdges(page);
  await scrollNow(page, top - HEIGHT + 78);
  expect(await revealState(page)).toBe('waiting');
  await expect(part(page)).toHaveCSS('opacity', '0');
  await scrollNow(page, top - HEIGHT + 82);
  expect(await revealState(page)).toBe('in');
  await expect(part(page)).toHaveCSS('opacity', '1');
});

test('CARD-7 CONST the reveal takes 1000 ms, ease-in-out, and animates only opacity and transform', async ({
  page,
}) => {
  await openCard(page);
  const top = (await layoutEdges(page)).top - HEIGHT / 2;
  // Measured in the page: on a busy machine the transition ends before Playwright can measure it.
  const motion = await part(page).evaluate(async (element, to) => {
    scrollTo({ top: to, behavior: 'instant' });
    while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return element
      .getAnimations()
      .map((it) => ({
        property: it instanceof CSSTransition ? it.transitionProperty : 'something else',
        duration: it.effect?.getTiming().duration,
        easing: it.effect?.getTiming().easing,
      }))
      .toSorted((a, b) => a.property.localeCompare(b.property));
  }, top);
  // The cubic-bezier of ease-in-out.
  const timing = { duration: 1000, easing: 'cubic-bezier(0.42, 0, 0.58, 1)' };
  expect(motion).toEqual([
    { property: 'opacity', ...timing },
    { property: 'transform', ...timing },
  ]);
});

test('CARD-7 repeated and mirrored: a part hides when scrolled out of view, on either side', async ({
  page,
}) => {
  await openCard(page);
  const { top, bottom } = await layoutEdges(page);
  for (const round of ['first', 'second']) {
    await scrollNow(page, top - HEIGHT / 2);
    expect(await revealState(page), `${round} time in`).toBe('in');
    await scrollNow(page, bottom + 1);
    expect(await revealState(page), `${round} time past`).toBe('above');
    await scrollNow(page, top - HEIGHT / 2);
    expect(await revealState(page), `${round} time back`).toBe('in');
    await scrollNow(page, 0);
    expect(await revealState(page), `${round} time away`).toBe('below');
    await expect(part(page)).toHaveCSS('opacity', '0');
  }
});

test('CARD-7 mirrored: when scrolling up, a part is revealed once 80 px of it are in view @extended', async ({
  page,
}) => {
  await openCard(page);
  const { bottom } = await layoutEdges(page);
  await scrollNow(page, bottom + 1);
  expect(await revealState(page), 'one jump over it counts').toBe('above');
  await waitForAnimations(part(page));
  await scrollNow(page, bottom - 78);
  expect(await revealState(page)).toBe('above');
  await scrollNow(page, bottom - 82);
  expect(await revealState(page)).toBe('in');
});

test('CARD-7 FAULT-46 a part in view when the page opens is visible and stays', async ({
  page,
}) => {
  await openCard(page);
  await scrollNow(page, (await layoutEdges(page)).top - HEIGHT / 2);
  await page.reload();
  await expect.poll(() => revealState(page)).toBe('in');
  const onScreen = await page
    .locator('main [data-reveal="in"]')
    .evaluateAll((parts) =>
      parts.map((it) => [getComputedStyle(it).opacity, it.getAnimations().length].join(' ')),
    );
  expect(new Set(onScreen)).toEqual(new Set(['1 0']));
});

test('CARD-7 FAULT-64 revealing and hiding causes no layout shift', async ({
  page,
  consoleGuard,
}) => {
  await recordLayoutShifts(page);
  await blockFonts(page, consoleGuard);
  await openCard(page);
  const { top } = await layoutEdges(page);
  for (const to of [top - HEIGHT / 2, top + HEIGHT, 0]) await scrollNow(page, to);
  expect(await layoutShiftScore(page)).toBeLessThan(0.01);
});

test('CARD-7 a focused part is visible at any position', async ({ page }) => {
  await openCard(page);
  const hidden = page.locator('main [data-reveal="waiting"]').last();
  await expect(hidden).toHaveCSS('opacity', '0');
  await hidden.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    (element as HTMLElement).focus({ preventScroll: true });
  });
  await expect(hidden).toHaveCSS('opacity', '1');
});

test('CARD-7 in print everything is visible', async ({ page }) => {
  await openCard(page);
  await page.emulateMedia({ media: 'print' });
  expect(await partsNotRevealed(page)).toEqual([]);
});

test('CARD-7 a very low viewport shows the part in its middle @extended', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 140 });
  await openCard(page);
  const { top } = await layoutEdges(page);
  await scrollNow(page, top - 60);
  expect(await revealState(page)).toBe('in');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('CARD-7 FAULT-67 everything is visible at once and stays', async ({ page }) => {
    await openCard(page);
    expect(await partsNotRevealed(page)).toEqual([]);
    await scrollNow(page, (await layoutEdges(page)).top);
    expect(await partsNotRevealed(page)).toEqual([]);
    expect(
      await part(page).evaluate((element) => element.getAnimations().length),
      'nothing moves',
    ).toBe(0);
  });
});

function partsNotRevealed(page: Page): Promise<string[]> {
  return page.locator('main [data-reveal]').evaluateAll((parts) =>
    parts.flatMap((it) => {
      const { opacity, transform } = getComputedStyle(it);
      return opacity === '1' && transform === 'none' ? [] : [`${opacity} ${transform}`];
    }),
  );
}

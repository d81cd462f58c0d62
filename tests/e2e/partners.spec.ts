import type { Page } from '@playwright/test';
import { PARTNERS } from '../../src/art/partners/partners.ts';
import { LOCALES, LOCALE_NAMES } from '../../src/i18n/locales.ts';
import { open } from './support/screens.ts';
import { recordShifts, shifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');
/** Also when it is asked for again under another address. */
const CODE = /SwiperCarousel-[\w-]+\.js/;

const list = (page: Page, name = t('home.partners.list')) => page.getByRole('list', { name });
const frame = (page: Page) => page.locator('[data-runs]');
const control = (page: Page, running: boolean) =>
  page.getByRole('button', { name: t('home.partners.control.name', { running: String(running) }) });

/** Goes to the carousel and waits until it runs. */
async function running(page: Page): Promise<void> {
  await open(page, '/');
  await list(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-runs', 'true');
}

/** How far the row has come, in px. */
function place(page: Page): Promise<number> {
  return list(page).evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).m41);
}

/** Resolves when the row is elsewhere than it was. */
async function moves(page: Page): Promise<void> {
  const before = await place(page);
  await expect.poll(() => place(page)).not.toBe(before);
}

/** Ends a step and waits for the next one to begin, `count` times; tells gaps in what is in view. */
function hurry(page: Page, count: number): Promise<string[]> {
  return list(page).evaluate(async (row, steps) => {
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

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`HOME-9 STATE seven partners by name, and a control whose name begins with its text, in ${locale}`, async ({
      page,
    }) => {
      const say = wordsOf(locale);
      await open(page, '/');
      const row = list(page, say('home.partners.list'));
      await row.scrollIntoViewIfNeeded();
      await expect(frame(page)).toHaveAttribute('data-runs', 'true');
      const names = await row.getByRole('listitem').allInnerTexts();
      expect(names.toSorted()).toEqual(PARTNERS.map(({ name }) => name).toSorted());
      expect(names).toHaveLength(7);
      for (const running of ['true', 'false']) {
        const name = say('home.partners.control.name', { running });
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toHaveText(say('home.partners.control', { running }));
        expect(name.startsWith(say('home.partners.control', { running }))).toBe(true);
        await button.click();
      }
    });
  });
}

for (const [width, inView] of [
  [320, 2],
  [639, 2],
  [640, 3],
  [1023, 3],
  [1024, 4],
  [1279, 4],
  [1280, 5],
  [1920, 5],
] as const) {
  test(`HOME-9 CONST ${inView} partners in view at ${width} px, 24 px apart, still or moving`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const slides = async () => {
      const boxes = await list(page).evaluate((row) =>
        [...row.children].map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
      );
      return boxes.toSorted((a, b) => a.left - b.left);
    };
    const fits = async () => {
      const [first, second] = await slides();
      const room = (await frame(page).boundingBox())?.width ?? 0;
      const step = (first?.width ?? 0) + 24;
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24, 0);
      expect((room + 24) / step).toBeCloseTo(inView, 1);
      return (await slides())[0]?.height;
    };
    await open(page, '/');
    await expect(frame(page)).toHaveAttribute('data-runs', 'false');
    const still = await fits();
    await list(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('data-runs', 'true');
    expect(await fits(), 'the same height').toBe(still);
  });
}

test('HOME-9 its code is fetched when it comes near, and nothing moves for it', async ({
  page,
  watch,
}) => {
  await recordShifts(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(watch.requests.filter((url) => CODE.test(url))).toEqual([]);
  await list(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-runs', 'true');
  await moves(page);
  expect(watch.requests.filter((url) => CODE.test(url))).toHaveLength(1);
  expect(await shifts(page)).toBeLessThan(0.01);
});

test('HOME-9 CONST a step takes 3 s at one pace, step after step, without end and without a gap', async ({
  page,
}) => {
  await running(page);
  await moves(page);
  const timing = await list(page).evaluate((row) => {
    const { duration, easing } = row.getAnimations()[0]?.effect?.getTiming() ?? {};
    return { duration, easing };
  });
  expect(timing).toEqual({ duration: 3000, easing: 'linear' });
  // More than two rounds of seven.
  expect(await hurry(page, 16)).toEqual([]);
  await moves(page);
});

test('HOME-9 neither pointer nor focus pauses it', async ({ page }) => {
  await running(page);
  const goesOn = async () => {
    await moves(page);
    // Also into the next step: what pauses a carousel often waits for the end of one.
    expect(await hurry(page, 2)).toEqual([]);
  };
  await frame(page).hover();
  await goesOn();
  await page.mouse.down();
  await goesOn();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  await goesOn();
  await control(page, true).focus();
  await goesOn();
});

test.describe('with a finger', () => {
  test.use({ device: 'iPhone' });

  test('HOME-9 touch does not pause it', async ({ page }) => {
    await running(page);
    const box = await frame(page).boundingBox();
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 40 };
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof at)[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [at]);
    expect(await hurry(page, 2)).toEqual([]);
    await touch('touchMove', [{ ...at, x: at.x + 60 }]);
    await moves(page);
    expect(await hurry(page, 2)).toEqual([]);
    await touch('touchEnd', []);
    await moves(page);
  });
});

test('HOME-9 FAULT-72 the control stops it at once, where it is, and lets it go on from there', async ({
  page,
}) => {
  await running(page);
  await moves(page);
  await control(page, true).focus();
  await page.keyboard.press('Enter');
  await expect(control(page, false)).toBeFocused();
  const at = await place(page);
  const stays = await list(page).evaluate(async (row) => {
    const places = new Set<string>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      places.add(getComputedStyle(row).transform);
    }
    return places.size;
  });
  expect(stays).toBe(1);
  expect(await place(page)).toBe(at);
  await page.keyboard.press('Enter');
  await expect(control(page, true)).toBeFocused();
  await moves(page);
  expect(Math.abs((await place(page)) - at), 'no jump').toBeLessThan(150);
  expect(await hurry(page, 3)).toEqual([]);
});

test('HOME-9 paused before its code has come, it stays still and fetches nothing', async ({
  page,
  watch,
}) => {
  await open(page, '/');
  await control(page, true).evaluate((button: HTMLButtonElement) => button.click());
  await list(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(frame(page)).toHaveAttribute('data-runs', 'false');
  expect(watch.requests.filter((url) => CODE.test(url))).toEqual([]);
  await control(page, false).click();
  await expect(frame(page)).toHaveAttribute('data-runs', 'true');
  await moves(page);
});

test('HOME-9 FAULT-67 with less motion all seven stand still in view, without a control; it follows the setting', async ({
  page,
}) => {
  await running(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(frame(page)).toHaveAttribute('data-runs', 'false');
  await expect(control(page, true)).toHaveCount(0);
  await expect(list(page).locator('> *')).toHaveCount(7);
  expect(await list(page).evaluate((row) => row.getAnimations().length)).toBe(0);
  const names = await list(page).getByRole('listitem').allInnerTexts();
  expect(names, 'as it was found').toEqual(PARTNERS.map(({ name }) => name));
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const room = await frame(page).boundingBox();
    for (const partner of await list(page).getByRole('listitem').all()) {
      const box = await partner.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(room?.x ?? Number.NaN);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (room?.x ?? 0) + (room?.width ?? 0) + 1,
      );
    }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(frame(page)).toHaveAttribute('data-runs', 'true');
  await moves(page);
});

test('HOME-9 FAULT-53 FAULT-72 without its code it is a row that scrolls, also by keyboard, without a control', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/^Failed to load resource|^The carousel stays still/);
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await expect(control(page, true)).toBeVisible();
  await list(page).scrollIntoViewIfNeeded();
  await expect(control(page, true)).toHaveCount(0);
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  await list(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame(page).evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  await list(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(list(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: t('home.faq.title') })).toBeVisible();
});

test('HOME-9 I18N-3 another language, another width and another page leave it whole', async ({
  page,
}) => {
  await running(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Language/ }).click();
  await banner.getByRole('button', { name: LOCALE_NAMES['vi'] }).click();
  const row = list(page, wordsOf('vi')('home.partners.list'));
  await expect(row.getByRole('listitem')).toHaveCount(7);
  await page.setViewportSize({ width: 700, height: 800 });
  const place = () => row.evaluate((it) => getComputedStyle(it).transform);
  const before = await place();
  await expect.poll(place).not.toBe(before);
  await page.goto('./#/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('vi')('order.title'));
  await expect(frame(page)).toHaveCount(0);
});

test('HOME-9 FAULT-75 a step leaves nothing behind: no element, no listener', async ({ page }) => {
  await running(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
    return { elements: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
  await hurry(page, 20);
  const before = await count();
  await hurry(page, 120);
  const after = await count();
  expect(after.elements - before.elements).toBeLessThan(60);
  expect(after.listeners - before.listeners).toBeLessThan(60);
});

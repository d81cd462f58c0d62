import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { type StoryPage, openStoryPage } from '../capture/story-page.ts';
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import { buildFixtureStorybook } from '../support/build-fixtures.ts';

test.describe.configure({ mode: 'default' });

let served: ServedStorybook;
let browser: Browser;
test.beforeAll(async () => {
  served = await serveStorybook(await buildFixtureStorybook());
  browser = await launchBrowser();
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** Locale and width change together. */
const TOGETHER = [
  { locale: 'en', width: 375 },
  { locale: 'vi', width: 1200 },
] as const;
/** Then the locale alone. */
const ONE_BY_ONE = [...TOGETHER, { locale: 'es', width: 1200 }] as const;

/** Into each kind of mode and back (VIS-16). */
const MODES_BETWEEN = [
  { locale: 'en', width: 375 },
  { locale: 'en', width: 375, mode: 'height-480' },
  { locale: 'vi', width: 375, mode: 'forced-colors' },
  { locale: 'en', width: 1200, mode: 'text-200' },
  { locale: 'en', width: 1200, mode: 'mirrored' },
  { locale: 'en', width: 1200 },
  { locale: 'en', width: 1200, mode: 'dpr-2' },
  { locale: 'en', width: 844, mode: 'landscape-phone' },
  { locale: 'en', width: 1200, mode: 'motion' },
  { locale: 'vi', width: 375 },
] as const;

/** State that only a fresh page removes, and its name in the story page. */
const RELOADED = {
  'isolation-document--head-style': ['a style in the head'],
  'isolation-document--global': ['window.mountCount'],
  'isolation-async--forgotten-timer': ['a timer'],
  'isolation-async--forgotten-frames': ['a loop of frames'],
  'isolation-async--debounced-resize': ['a timer'],
  'isolation-async--database': ['a database or cache'],
};

function storyNamed(id: string): Snapshot['story'] {
  const story = served.stories.find((it) => it.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return story;
}

/** A story page with the browser's page behind it. */
async function openPage(): Promise<{ storyPage: StoryPage; page: Page }> {
  const storyPage = await openStoryPage(browser, served.proxy);
  const page = browser.contexts().at(-1)?.pages()[0];
  if (!page) throw new Error('The story page has no page.');
  return { storyPage, page };
}

/** The screenshot of a snapshot that is shown without problems. */
async function capture(
  storyPage: StoryPage,
  snapshot: Snapshot,
  isFresh: boolean,
): Promise<Buffer> {
  const problems = await storyPage.show(snapshot, isFresh);
  expect(problems, snapshotName(snapshot)).toEqual([]);
  return storyPage.screenshot();
}

for (const [steps, length] of [
  [TOGETHER, ''],
  [ONE_BY_ONE, ', the locale alone too @extended'],
  [MODES_BETWEEN, ', modes between @extended'],
] as const) {
  for (const title of ['Isolation/Mount', 'Isolation/Document', 'Isolation/Async']) {
    test(`VIS-3 ${title}: a snapshot switched in place is byte-identical to a fresh page's${length}`, async () => {
      const reusedPage = await openStoryPage(browser, served.proxy);
      const freshPage = await openStoryPage(browser, served.proxy);
      const differing: string[] = [];
      const stories = served.stories.filter((story) => story.title === title);
      expect(stories.length).toBeGreaterThan(8);
      for (const story of stories) {
        for (const step of steps) {
          const snapshot = { story, ...step };
          const screenshot = await capture(reusedPage, snapshot, false);
          if (!screenshot.equals(await capture(freshPage, snapshot, true)))
            differing.push(snapshotName(snapshot));
        }
      }
      expect(differing).toEqual([]);
      const expected = Object.entries(RELOADED).filter(([id]) =>
        stories.some((story) => story.id === id),
      );
      expect(Object.fromEntries(reusedPage.reloadedStories())).toEqual(
        Object.fromEntries(expected),
      );
    });
  }
}

/** Chromium's caret is alternately shown and hidden for this long. */
const CARET_INTERVAL_MS = 500;

/** The emulated settings of each of {@link MODES_BETWEEN}. */
const ENVIRONMENTS = [
  '375 × 900 @1 en-US 16px ltr',
  '375 × 480 @1 en-US 16px ltr',
  '375 × 900 @1 vi 16px ltr forced',
  '1200 × 900 @1 en-US 32px ltr',
  '1200 × 900 @1 en-US 16px rtl',
  '1200 × 900 @1 en-US 16px ltr',
  '1200 × 900 @2 en-US 16px ltr',
  '844 × 390 @1 en-US 16px ltr touch',
  '1200 × 900 @1 en-US 16px ltr motion',
  '375 × 900 @1 vi 16px ltr',
];

test('VIS-3 VIS-16 a snapshot in a mode, and the plain one after it, equal those of fresh pages', async () => {
  const reusedPage = await openStoryPage(browser, served.proxy);
  const freshPage = await openStoryPage(browser, served.proxy);
  const texts: string[] = [];
  for (const id of ['isolation-mount--environment', 'isolation-mount--moving']) {
    for (const step of MODES_BETWEEN) {
      const snapshot: Snapshot = { story: storyNamed(id), ...step };
      const screenshot = await capture(reusedPage, snapshot, false);
      const expected = await capture(freshPage, snapshot, true);
      expect(screenshot.equals(expected), snapshotName(snapshot)).toBe(true);
      const left = snapshot.mode === 'mirrored' ? 900 : 20;
      const ratio = snapshot.mode === 'dpr-2' ? 2 : 1;
      const box = { x: left * ratio, y: 40 * ratio, width: 2, height: 2 };
      texts.push((await reusedPage.explainDiff([box]))[0]?.text ?? '');
    }
  }
  expect(texts.slice(0, ENVIRONMENTS.length)).toEqual(ENVIRONMENTS);
  // With motion, the text is typed to its end.
  expect(texts.slice(ENVIRONMENTS.length)).toEqual(
    ENVIRONMENTS.map((it) =>
      it.endsWith('motion') ? '123456789' : expect.not.stringMatching(/1/),
    ),
  );
});

test('VIS-3 a story with a slow loader is switched in place too', async () => {
  const { storyPage, page } = await openPage();
  let navigations = 0;
  page.on('domcontentloaded', () => (navigations += 1));
  const story = storyNamed('isolation-async--slow-loader');
  for (const step of ONE_BY_ONE) expect(await storyPage.show({ story, ...step })).toEqual([]);
  expect(navigations).toBe(1);
});

test('VIS-3 a story whose play function ran before its code had loaded is shown again', async () => {
  const { storyPage, page } = await openPage();
  const story = storyNamed('isolation-async--code');
  // Longer than a play function waits for a condition, on each page.
  await page.context().route('**/LateCode-*.js', async (route) => {
    await delay(1500);
    await route.continue();
  });
  expect(await storyPage.show({ story, ...TOGETHER[0] })).toEqual([]);
  // The errors of the first attempt do not count.
  expect(storyPage.problems()).toEqual([]);
});

test('VIS-3 a file of a built Storybook bypasses the worker of the mocked service', async () => {
  const { storyPage, page } = await openPage();
  const areFromWorker: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) areFromWorker.push(response.fromServiceWorker());
  });
  const story = storyNamed('isolation-async--handler');
  // The worker controls the second page from its start.
  for (const step of TOGETHER) expect(await storyPage.show({ story, ...step }, true)).toEqual([]);
  expect(areFromWorker.length).toBeGreaterThan(4);
  expect(areFromWorker).not.toContain(true);
});

for (const [id, cause] of [
  ['isolation-async--timer', 'a timer due soon'],
  ['isolation-settling--idle-callback', 'an idle callback'],
] as const)
  test(`VIS-3 a state caused by ${cause} is in the screenshot`, async () => {
    const storyPage = await openStoryPage(browser, served.proxy);
    for (const step of ONE_BY_ONE) {
      expect(await storyPage.show({ story: storyNamed(id), ...step })).toEqual([]);
      const [line] = await storyPage.explainDiff([{ x: 20, y: 30, width: 4, height: 4 }]);
      expect(line?.text).toBe('late');
    }
  });

test('VIS-3 VIS-16 the caret of a focused field does not blink, also in forced colors', async () => {
  const { storyPage, page } = await openPage();
  const story = storyNamed('isolation-settling--focused-field');
  const snapshot: Snapshot = { story, locale: 'en', width: 375, mode: 'forced-colors' };
  const first = await capture(storyPage, snapshot, true);
  for (let half = 0; half < 4; half += 1) {
    await page.waitForTimeout(CARET_INTERVAL_MS / 2);
    expect((await storyPage.screenshot()).equals(first)).toBe(true);
  }
});

for (const mode of [undefined, 'motion'])
  test(`VIS-3 VIS-16 the screenshot${mode ? ' with motion' : ''} does not depend on how a layer moved before the page settled`, async () => {
    const snapshot: Snapshot = {
      story: storyNamed('isolation-settling--sticky-layer'),
      locale: 'en',
      width: 375,
      ...(mode && { mode }),
    };
    const still = await capture(await openStoryPage(browser, served.proxy), snapshot, true);
    const { storyPage, page } = await openPage();
    for (const offset of [-0.7, -0.4, 0.3, 0.6]) {
      await page.addInitScript((it) => (window.offsetAtFirst = it), offset);
      const moved = await capture(storyPage, snapshot, true);
      expect(moved.equals(still), `first ${offset} px away`).toBe(true);
    }
  });

test('VIS-3 a larger image in the memory cache does not replace a smaller one', async () => {
  const storyPage = await openStoryPage(browser, served.proxy);
  const story = storyNamed('isolation-mount--candidates');
  // Without a pause, because the browser drops an image that has not been shown for a while.
  for (const step of TOGETHER) expect(await storyPage.show({ story, ...step })).toEqual([]);
  const inPlace = await storyPage.screenshot();
  const other = await openStoryPage(browser, served.proxy);
  const fresh = await capture(other, { story, ...TOGETHER[1] }, true);
  expect(inPlace.equals(fresh)).toBe(true);
});

test('VIS-3 a story that its Storybook cannot remove is reloaded', async () => {
  const { storyPage, page } = await openPage();
  const story = storyNamed('isolation-mount--candidates');
  expect(await storyPage.show({ story, ...TOGETHER[0] })).toEqual([]);
  await page.evaluate(() => {
    type Preview = { currentRender: { teardown?: unknown } };
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    if (preview) preview.currentRender.teardown = undefined;
  });
  expect(await storyPage.show({ story, ...TOGETHER[1] })).toEqual([]);
  expect(storyPage.reloadedStories().get(story.id)).toEqual(['its own tree']);
});

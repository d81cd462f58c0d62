import { setTimeout as after } from 'node:timers/promises';
import { type Browser, expect, test } from '@playwright/test';
import { snapshotName } from '../matrix/snapshots.ts';
import { compareToFreshPage } from '../capture/isolation-check.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { openStoryPage } from '../capture/story-page.ts';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { buildFixtureStorybook } from './build-fixtures.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });

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

/** Language and width at once. */
const BOTH = [
  { locale: 'en', width: 375 },
  { locale: 'vi', width: 1200 },
] as const;
/** Then the language alone. */
const ONE_BY_ONE = [...BOTH, { locale: 'es', width: 1200 }] as const;

/** Into each kind of mode and out of it again (VIS-16). */
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

/** What cannot be taken away, and is found out by looking. */
const OPENED_ANEW = {
  'leaks-document--head-style': ['a style in the head'],
  'leaks-document--global': ['window.leakyCount'],
  'leaks-later--forgotten-timer': ['a timer'],
  'leaks-later--forgotten-frames': ['a loop of frames'],
  'leaks-later--debounced-resize': ['a timer'],
  'leaks-later--database': ['a database or cache'],
};

for (const [steps, length] of [
  [BOTH, ''],
  [ONE_BY_ONE, ', the language alone too @extended'],
  [MODES_BETWEEN, ', modes between @extended'],
] as const) {
  for (const title of ['Leaks/Mount', 'Leaks/Document', 'Leaks/Later']) {
    test(`VIS-3 ${title}: a snapshot shown in place is byte-identical to a fresh page's${length}`, async () => {
      const inPlace = await openStoryPage(browser, served.proxy);
      const other = await openStoryPage(browser, served.proxy);
      const differing: string[] = [];
      const stories = served.stories.filter((story) => story.title === title);
      expect(stories.length).toBeGreaterThan(8);
      for (const story of stories) {
        for (const step of steps) {
          const result = await compareToFreshPage({ story, ...step }, inPlace, async (snapshot) => {
            const problems = await other.show(snapshot, true);
            return { problems, picture: await other.screenshot() };
          });
          if (!result.inPlace.equals(result.fresh)) differing.push(snapshotName(result.snapshot));
          differing.push(...result.problems);
        }
      }
      expect(differing).toEqual([]);
      const expected = Object.entries(OPENED_ANEW).filter(([id]) =>
        stories.some((story) => story.id === id),
      );
      expect(Object.fromEntries(inPlace.reloadedStories())).toEqual(Object.fromEntries(expected));
    });
  }
}

/** What a page in each mode says that it was told. */
const TOLD = [
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

test('VIS-3 VIS-16 a snapshot in a mode, and the plain one after it, are those of fresh pages', async () => {
  const inPlace = await openStoryPage(browser, served.proxy);
  const other = await openStoryPage(browser, served.proxy);
  const said: string[] = [];
  for (const id of ['leaks-mount--told', 'leaks-mount--moving']) {
    const story = served.stories.find((it) => it.id === id);
    if (!story) throw new Error('No such story');
    for (const step of MODES_BETWEEN) {
      const { snapshot, ...result } = await compareToFreshPage(
        { story, ...step },
        inPlace,
        async (it) => {
          const problems = await other.show(it, true);
          return { problems, picture: await other.screenshot() };
        },
      );
      expect(result.problems).toEqual([]);
      expect(result.inPlace.equals(result.fresh), snapshotName(snapshot)).toBe(true);
      const at = snapshot.mode === 'mirrored' ? 900 : 20;
      const ratio = snapshot.mode === 'dpr-2' ? 2 : 1;
      const box = { x: at * ratio, y: 40 * ratio, width: 2, height: 2 };
      said.push((await inPlace.explainDiff([box]))[0]?.text ?? '');
    }
  }
  expect(said.slice(0, TOLD.length)).toEqual(TOLD);
  // Typed to its end, where there is motion.
  expect(said.slice(TOLD.length)).toEqual(
    TOLD.map((it) => (it.endsWith('motion') ? '123456789' : expect.not.stringMatching(/1/))),
  );
});

test('VIS-3 a story with a slow loader is switched in place too', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const page = browser.contexts().at(-1)?.pages()[0];
  let navigations = 0;
  page?.on('domcontentloaded', () => (navigations += 1));
  const story = served.stories.find(({ id }) => id === 'leaks-later--slow-loader');
  if (!story) throw new Error('No such story');
  for (const step of ONE_BY_ONE) expect(await stage.show({ story, ...step })).toEqual([]);
  expect(navigations).toBe(1);
});

test('VIS-3 a story whose play was too early for its code is shown again with it', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const story = served.stories.find(({ id }) => id === 'leaks-later--code');
  if (!story) throw new Error('No such story');
  // Longer than a play waits for a fact, on each page.
  const context = browser.contexts().at(-1);
  await context?.route('**/late-code-*.js', async (route) => {
    await after(1500);
    await route.continue();
  });
  expect(await stage.show({ story, ...BOTH[0] })).toEqual([]);
  // The first play's complaint is not the story's.
  expect(stage.problems()).toEqual([]);
});

test('VIS-3 a file of a built Storybook goes past the worker of the mocked service', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const page = browser.contexts().at(-1)?.pages()[0];
  const files: boolean[] = [];
  page?.on('response', (response) => {
    if (response.url().includes('/assets/')) files.push(response.fromServiceWorker());
  });
  const story = served.stories.find(({ id }) => id === 'leaks-later--handler');
  if (!story) throw new Error('No such story');
  // The second page has the worker from its beginning.
  for (const step of BOTH) expect(await stage.show({ story, ...step }, true)).toEqual([]);
  expect(files.length).toBeGreaterThan(4);
  expect(files).not.toContain(true);
});

test('VIS-3 a state that a timer brings soon is in the picture', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const story = served.stories.find(({ id }) => id === 'leaks-later--timer');
  if (!story) throw new Error('No such story');
  for (const step of ONE_BY_ONE) {
    expect(await stage.show({ story, ...step })).toEqual([]);
    const [line] = await stage.explainDiff([{ x: 20, y: 30, width: 4, height: 4 }]);
    expect(line?.text).toBe('late');
  }
});

test('VIS-3 a picture that the browser still has is not taken instead of a smaller one', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const story = served.stories.find(({ id }) => id === 'leaks-mount--candidates');
  if (!story) throw new Error('No such story');
  // One right after the other: what nothing shows any more is gone after a while.
  for (const step of BOTH) expect(await stage.show({ story, ...step })).toEqual([]);
  const inPlace = await stage.screenshot();
  const other = await openStoryPage(browser, served.proxy);
  expect(await other.show({ story, ...BOTH[1] }, true)).toEqual([]);
  expect(inPlace.equals(await other.screenshot())).toBe(true);
});

test('VIS-3 a story that its Storybook cannot take away is opened anew', async () => {
  const stage = await openStoryPage(browser, served.proxy);
  const page = browser.contexts().at(-1)?.pages()[0];
  const story = served.stories.find(({ id }) => id === 'leaks-mount--candidates');
  if (!story) throw new Error('No such story');
  expect(await stage.show({ story, ...BOTH[0] })).toEqual([]);
  await page?.evaluate(() => {
    type Preview = { currentRender: { teardown?: unknown } };
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    if (preview) preview.currentRender.teardown = undefined;
  });
  expect(await stage.show({ story, ...BOTH[1] })).toEqual([]);
  expect(stage.reloadedStories().get(story.id)).toEqual(['its own tree']);
});

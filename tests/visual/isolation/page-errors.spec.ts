import { type Browser, expect, test } from '@playwright/test';
import { launchBrowser } from '../capture/launch-browser.ts';
import { imageSize } from '../capture/compare-images.ts';
import { captureOnly } from '../capture/compare-snapshot.ts';
import { type StoryPage, openStoryPage } from '../capture/story-page.ts';
import { openProblems } from '../report/results.ts';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { buildFixtureStorybook } from '../support/build-fixtures.ts';

test.describe.configure({ mode: 'default' });

let served: ServedStorybook;
let browser: Browser;
let storyPage: StoryPage;
test.beforeAll(async () => {
  served = await serveStorybook(await buildFixtureStorybook());
  browser = await launchBrowser();
  storyPage = await openStoryPage(browser, served.proxy);
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function show(name: string, width = 375, mode?: string): Promise<void> {
  const story = served.stories.find((it) => it.id === `page-errors--${name}`);
  if (!story) throw new Error(`No story ${name}`);
  expect(await storyPage.show({ story, locale: 'en', width, ...(mode && { mode }) })).toEqual([]);
}

const problem = (source: string, rule: string, text: string) => ({
  source,
  rule,
  text,
  selector: '',
});

for (const [name, ...expected] of [
  ['none'],
  ['logged', problem('console', 'error', 'It went wrong')],
  ['rejected', problem('page', 'RangeError', 'out of range')],
  ['thrown', problem('page', 'TypeError', 'not a function')],
  ['missing-file', problem('request', 'GET 404', '/missing.png')],
  ['unanswered', problem('request', 'GET unanswered', 'http://service.example/unknown')],
  ['unanswered-https', problem('request', 'GET unanswered', 'https://service.example/unknown')],
  ['busy'],
  ['broken'],
  ['aborted'],
] as const) {
  test(`VIS-9 ${name}: ${expected.map(({ rule }) => rule).join() || 'no problem'}`, async () => {
    for (const width of [375, 1200]) {
      await show(name, width);
      expect(storyPage.problems()).toEqual(expected);
    }
  });
}

test('VIS-9 a problem belongs to the snapshot in which it happened', async () => {
  await show('logged');
  await show('none');
  expect(storyPage.problems()).toEqual([]);
});

test('VIS-9 a story suppresses a problem with a reason, and only with one', async () => {
  const open = () => openProblems({ problems: storyPage.problems() });
  await show('logged-suppressed');
  expect(storyPage.problems()).toMatchObject([{ suppressed: 'shows what is logged' }]);
  expect(open()).toEqual([]);
  expect(storyPage.suppressions()).toEqual(['console', 'overlap']);
  await show('logged-unexplained');
  expect(open()).toHaveLength(1);
});

test('VIS-9 axe reports each broken rule with its first element', async () => {
  await show('inaccessible');
  expect(await storyPage.axe()).toMatchObject([
    { source: 'axe', rule: 'button-name', selector: 'main > button:nth-of-type(1)' },
    { source: 'axe', rule: 'color-contrast', selector: 'main > p' },
  ]);
  expect((await storyPage.axe())[0]?.text).toMatch(/ \(and 1 more\)$/);
});

for (const [name, rules] of [
  ['one-rule-off', ['button-name']],
  ['one-rule-narrowed', ['button-name']],
  ['inaccessible', ['button-name', 'color-contrast']],
  ['none', []],
] as const) {
  test(`VIS-9 axe follows the story's settings: ${name}`, async () => {
    await show(name);
    expect((await storyPage.axe()).map(({ rule }) => rule)).toEqual(rules);
  });
}

for (const name of ['todo', 'off', 'disabled'])
  test(`VIS-9 VIS-14 axe violations that a story waives are reported, but do not fail the run: ${name}`, async () => {
    await show(name);
    const problems = await storyPage.axe();
    expect(problems).toHaveLength(2);
    expect(openProblems({ problems })).toEqual([]);
  });

test('VIS-6 the element under a difference is named, and the page keeps its scroll position', async () => {
  await show('tall');
  const page = browser.contexts()[0]?.pages()[0];
  await page?.evaluate(() => scrollTo(0, 300));
  const boxes = [
    { x: 30, y: 30, width: 20, height: 10 },
    { x: 30, y: 5005, width: 20, height: 10 },
    { x: 30, y: 5030, width: 20, height: 40 },
    { x: 100, y: 9000, width: 20, height: 40 },
  ];
  const changes = await storyPage.explainDiff(boxes);
  expect(changes.map(({ box }) => box)).toEqual(boxes);
  expect(changes.map(({ selector }) => selector)).toEqual([
    'main > h1',
    'main > section > p',
    'main > section',
    'main',
  ]);
  expect(changes[0]?.text).toBe('A title');
  expect(changes[1]?.text).toMatch(/^Far down .{70}…$/);
  expect(await page?.evaluate(() => [scrollY, document.adoptedStyleSheets.length])).toEqual([
    300, 1,
  ]);

  // Two px of the screenshot are one CSS px of the page.
  await show('tall', 375, 'dpr-2');
  expect(imageSize(await storyPage.screenshot())).toEqual({ width: 750, height: 32_000 });
  const twice = boxes.map(({ x, y, width, height }) => ({
    x: 2 * x,
    y: 2 * y,
    width: 2 * width,
    height: 2 * height,
  }));
  const again = await storyPage.explainDiff(twice);
  expect(again.map(({ box }) => box)).toEqual(twice);
  const described = (all: typeof changes) => all.map(({ selector, text }) => [selector, text]);
  expect(described(again)).toEqual(described(changes));
});

test('VIS-1 a story that never settles is reported with its pending work, and the next one is captured', async () => {
  const candidate = await openStoryPage(browser, served.proxy, 15_000);
  const pages = {
    browserName: 'chromium',
    candidate,
    baseline: undefined,
    freshPage: async () => storyPage,
    messages: {},
  } as const;
  const rowOf = async (name: string) => {
    const story = served.stories.find(({ id }) => id === `page-errors--${name}`);
    if (!story) throw new Error(`No story ${name}`);
    return (await captureOnly({ story, locale: 'en', width: 375 }, pages)).row;
  };
  expect(await rowOf('endless-loader')).toMatchObject({
    story: 'page-errors--endless-loader',
    status: 'error',
    reason: 'not finished after 15 s: the story is loading',
  });
  expect(await rowOf('none')).toMatchObject({ story: 'page-errors--none', status: 'captured' });
  await candidate.close();
});

test('VIS-14 VIS-16 a page is captured to its end, and a page too tall for a screenshot is an error', async () => {
  await show('taller');
  expect(imageSize(await storyPage.screenshot()).height).toBe(17_000);
  await expect(show('taller', 375, 'dpr-2')).rejects.toThrow('would be 34000 px high');
});

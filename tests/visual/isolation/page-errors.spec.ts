import { type Browser, expect, test } from '@playwright/test';
import { launchBrowser } from '../capture/launch-browser.ts';
import { imageSize } from '../capture/compare-images.ts';
import { captureOnly } from '../capture/compare-snapshot.ts';
import { type StoryPage, openStoryPage } from '../capture/story-page.ts';
import { openProblems } from '../report/results.ts';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { buildFixtureStorybook } from './build-fixtures.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

let served: ServedStorybook;
let browser: Browser;
let stage: StoryPage;
test.beforeAll(async () => {
  served = await serveStorybook(await buildFixtureStorybook());
  browser = await launchBrowser();
  stage = await openStoryPage(browser, served.proxy);
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function show(name: string, width = 375, mode?: string): Promise<void> {
  const story = served.stories.find((it) => it.id === `troubles--${name}`);
  if (!story) throw new Error(`No story ${name}`);
  expect(await stage.show({ story, locale: 'en', width, ...(mode && { mode }) })).toEqual([]);
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
  ['unanswered', problem('request', 'GET unanswered', 'http://service.example/nobody')],
  ['unanswered-safely', problem('request', 'GET unanswered', 'https://service.example/nobody')],
  ['busy'],
  ['broken'],
  ['taken-back'],
] as const) {
  test(`VIS-9 ${name}: ${expected.map(({ rule }) => rule).join() || 'no problem'}`, async () => {
    for (const width of [375, 1200]) {
      await show(name, width);
      expect(stage.problems()).toEqual(expected);
    }
  });
}

test('VIS-9 a problem is of the snapshot that it happened in', async () => {
  await show('logged');
  await show('none');
  expect(stage.problems()).toEqual([]);
});

test('VIS-9 a story allows a problem with a reason, and only with one', async () => {
  const open = () => openProblems({ problems: stage.problems() });
  await show('logged-allowed');
  expect(stage.problems()).toMatchObject([{ suppressed: 'shows what is logged' }]);
  expect(open()).toEqual([]);
  expect(await stage.suppressions()).toEqual(['console', 'overlap']);
  await show('logged-unexplained');
  expect(open()).toHaveLength(1);
});

test('VIS-9 axe names each broken rule with the first element at fault', async () => {
  await show('inaccessible');
  expect(await stage.axe()).toMatchObject([
    { source: 'axe', rule: 'button-name', selector: 'main > button:nth-of-type(1)' },
    { source: 'axe', rule: 'color-contrast', selector: 'main > p' },
  ]);
  expect((await stage.axe())[0]?.text).toMatch(/ \(and 1 more\)$/);
});

for (const [name, rules] of [
  ['one-rule-off', ['button-name']],
  ['one-rule-narrowed', ['button-name']],
  ['inaccessible', ['button-name', 'color-contrast']],
  ['unchecked', []],
  ['none', []],
] as const) {
  test(`VIS-9 axe follows the story's settings: ${name}`, async () => {
    await show(name);
    expect((await stage.axe()).map(({ rule }) => rule)).toEqual(rules);
  });
}

test('VIS-9 a story whose a11y.test says todo is told and passes', async () => {
  await show('todo');
  const problems = await stage.axe();
  expect(problems).toHaveLength(2);
  expect(openProblems({ problems })).toEqual([]);
});

test('VIS-6 what stands under a difference is named, and the page stays where it was', async () => {
  await show('tall');
  const page = browser.contexts()[0]?.pages()[0];
  await page?.evaluate(() => scrollTo(0, 300));
  const boxes = [
    { x: 30, y: 30, width: 20, height: 10 },
    { x: 30, y: 5005, width: 20, height: 10 },
    { x: 30, y: 5030, width: 20, height: 40 },
    { x: 100, y: 9000, width: 20, height: 40 },
  ];
  const changes = await stage.explainDiff(boxes);
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

  // Two pixels of the picture are one of the page.
  await show('tall', 375, 'dpr-2');
  expect(imageSize(await stage.screenshot())).toEqual({ width: 750, height: 32_000 });
  const twice = boxes.map(({ x, y, width, height }) => ({
    x: 2 * x,
    y: 2 * y,
    width: 2 * width,
    height: 2 * height,
  }));
  const again = await stage.explainDiff(twice);
  expect(again.map(({ box }) => box)).toEqual(twice);
  const said = (all: typeof changes) => all.map(({ selector, text }) => [selector, text]);
  expect(said(again)).toEqual(said(changes));
});

test('VIS-1 a story that never settles is named with what it waits for, and the next one is taken', async () => {
  const head = await openStoryPage(browser, served.proxy, 5_000);
  const eyes = {
    browserName: 'chromium',
    candidate: head,
    baseline: undefined,
    freshPage: async () => stage,
    messages: {},
  } as const;
  const taken = async (name: string) => {
    const story = served.stories.find(({ id }) => id === `troubles--${name}`);
    if (!story) throw new Error(`No story ${name}`);
    return (await captureOnly({ story, locale: 'en', width: 375 }, eyes)).row;
  };
  expect(await taken('endless')).toMatchObject({
    story: 'troubles--endless',
    status: 'error',
    reason: 'not finished after 5 s: the story is loading',
  });
  expect(await taken('none')).toMatchObject({ story: 'troubles--none', status: 'captured' });
  await head.close();
});

test('VIS-14 VIS-16 a page is taken to its end, and one longer than any picture is broken', async () => {
  await show('taller');
  expect(imageSize(await stage.screenshot()).height).toBe(17_000);
  await expect(show('taller', 375, 'dpr-2')).rejects.toThrow('a picture 34000 px high');
});

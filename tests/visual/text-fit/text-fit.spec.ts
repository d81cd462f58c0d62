import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { STATIC_DIR } from '../options.ts';
import { LOCALES } from '../site.node.ts';
import { createFitFile } from './create-fit-file.ts';
import { readFitFile } from './fit-file.ts';
import { judgeFit } from './judge-fit.ts';
import { measureStories } from './measure.ts';
import { readMessageTexts } from './messages.ts';
import { planTrials, verifyLimits } from './verify.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', STATIC_DIR);
/** In Vietnamese, this message of the header and one of the popup have the same text. */
const ID = 'header.get-app';

let served: ServedStorybook;
let browser: Browser;
test.beforeAll(async () => {
  [served, browser] = await Promise.all([serveStorybook(BUILT), launchBrowser()]);
});
test.afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const messages = new Map(LOCALES.map((locale) => [locale, readMessageTexts(locale)]));

test('VIS-18 limits of the header are true to a character, and a longer message is found without a browser', async () => {
  const story = served.stories.find(({ id }) => id === 'features-header--top');
  if (!story) throw new Error('There is no header.');
  const places = [320, 769, 1200].flatMap((width) =>
    (['vi', 'zh-TW'] as const).map((locale) => ({ story, locale, width })),
  );
  const measure = async (snapshots: typeof places) => {
    const grid = snapshots.map((snapshot) => ({ snapshot, order: places.indexOf(snapshot) }));
    const measured = await measureStories([browser], served.proxy, [grid], messages);
    expect(measured.failures).toEqual([]);
    return createFitFile(measured.measurements, messages);
  };
  const file = await measure(places);
  expect(await measure(places.toReversed())).toEqual(file);

  const limit = file.limits[`${ID} vi`];
  expect(limit).toMatchObject({ at: 'features-header--top/769', beyond: 'wraps' });
  const trials = planTrials(file, served.stories);
  const all = Object.keys(file.limits).length;
  expect(all).toBe(14);
  expect(await verifyLimits([browser], served.proxy, trials, messages)).toEqual({
    correctCount: all,
    failures: [],
  });
  // A limit with too much room must not pass.
  const claimed = { ...file, limits: { [`${ID} vi`]: { ...limit, room: 200 } } } as typeof file;
  const lies = planTrials(claimed, served.stories);
  expect(await verifyLimits([browser], served.proxy, lies, messages)).toMatchObject({
    failures: [expect.stringMatching(/^vi header\.get-app .*ooo.*" \w+ already$/)],
  });

  const texts = messages.get('vi') ?? new Map<string, string>();
  const edited = new Map([['vi' as const, new Map(texts).set(ID, 'Tải ứng dụng Unio')]]);
  const { warnings } = await judgeFit(file, edited);
  expect(warnings.filter((it) => it.startsWith(`vi ${ID}:`))).toEqual([
    expect.stringMatching(/too long, it wraps in features-header--top\/769/),
  ]);
});

test('VIS-18 after a story that cannot be shown, no other story is measured', async () => {
  const story = served.stories.find(({ id }) => id === 'features-header--top');
  if (!story) throw new Error('There is no header.');
  const missing = { ...story, id: 'features-header--missing' };
  const grids = [missing, story].map((it, order) => [
    { snapshot: { story: it, locale: 'en' as const, width: 769 }, order },
  ]);
  let attempted = 0;
  const count = () => (attempted += 1);
  const { failures } = await measureStories([browser], served.proxy, grids, messages, count);
  expect(failures).toEqual([expect.stringMatching(/^features-header--missing\/en\/769: /)]);
  expect(attempted).toBe(1);
});

test("VIS-18 each limit of the site's file is true to a character @extended", async () => {
  test.setTimeout(1_800_000);
  const trials = planTrials(readFitFile(), served.stories);
  const { failures } = await verifyLimits([browser], served.proxy, trials, messages);
  expect(failures).toEqual([]);
});

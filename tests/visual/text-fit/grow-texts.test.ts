import { expect, test } from 'vitest';
import { bundlePageScript } from '../capture/bundle-page-script.ts';
import { openBarePage } from '../support/bare-page.ts';
import { PAGE_SCRIPT } from './fit-page.ts';
import type { FitRequest } from './grow-texts.ts';

const page = await openBarePage();

const STYLES = `<style>
  * { margin: 0; font: 16px monospace; }
  button { padding: 0; border: 0; }
  .box { width: 120px; }
  .row { display: flex; flex-wrap: wrap; width: 120px; }
  .cut { width: 120px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
</style>`;
/** In px. */
const PADDING = 10;

/** The room of the text "abc…" in this page, and what happens beyond it. */
async function limitIn(html: string, more: Partial<FitRequest> = {}) {
  await page.setContent(`<!doctype html>${STYLES}<main>${html}</main>`);
  await page.evaluate(await bundlePageScript(PAGE_SCRIPT));
  return page.evaluate((options) => {
    const shown = window.__textFit.listTexts();
    const texts = [...shown.keys()].filter((index) => shown[index]?.text.startsWith('abc'));
    const width = shown[texts[0] ?? 0]?.width ?? 0;
    // Chromium sometimes keeps an empty attribute.
    const html = () => document.body.innerHTML.replaceAll(' style=""', '');
    const before = html();
    const request = { texts, width, ratio: 6, winsTies: false, ...options };
    const [limit] = window.__textFit.findLimits([request]) ?? [];
    if (html() !== before) throw new Error('The page is not as it was.');
    return limit && { beyond: limit.room + width, effect: limit.effect };
  }, more);
}

test.each<[string, string, [string, number]]>([
  ['a box that is full', '<p class="box">abc</p>', ['clips', 120]],
  ['a box with words', '<p class="box"><a href="#x">abc</a> d</p>', ['wraps', 106]],
  ['a line that is cut off', '<p class="cut">abc</p>', ['clips', 120]],
  [
    'a padding that stays free',
    `<p class="box" style="box-sizing:border-box;padding-inline:${PADDING}px">abc</p>`,
    ['clips', 120 - 2 * PADDING],
  ],
  [
    'a row whose last item goes to the next line',
    '<div class="row"><button>abc</button><div style="width:40px;height:9px"></div></div>',
    ['pushes', 80],
  ],
  [
    'a text beside it',
    '<div style="position:relative"><b style="position:absolute">abc</b><i style="position:absolute;left:100px">d</i></div>',
    // 2 px may touch.
    ['pushes', 102],
  ],
  [
    'twice in one row',
    '<div class="row"><button>abc</button><button>abc</button></div>',
    ['wraps', 60],
  ],
])('VIS-18 %s is where the room ends', async (_what, html, [effect, beyond]) => {
  expect(await limitIn(html)).toEqual({ effect, beyond: expect.closeTo(beyond, 1) });
});

test.each<[string, string, Partial<FitRequest>?]>([
  ['nothing is near', '<p>abc</p>'],
  ['the neighbors only move to the side', '<div><button>abc</button> <button>d</button></div>'],
  ['the limit is not tighter than elsewhere', '<p class="box">abc</p>', { ratio: 0.5 }],
])('VIS-18 %s: no limit', async (_what, html, more = {}) => {
  expect(await limitIn(html, more)).toBeUndefined();
});

test('VIS-18 a column that is as wide as its longest word has room for one long word', async () => {
  const columns = `<div style="display:grid;grid-template-columns:auto auto;width:300px">
    <div><p>abc defgh ijk</p><p>${'x'.repeat(10)} ${'x'.repeat(14)}</p></div>
    <div><p>yyyyy yyyyy yyyyy</p><p>${'y'.repeat(10)} ${'y'.repeat(10)}</p></div>
  </div>`;
  const limit = await limitIn(columns);
  // As several words it could grow to the width of its column, 166 px.
  expect(limit).toEqual({ effect: 'pushes', beyond: expect.closeTo(124, 1) });
});

test('VIS-18 an equal limit replaces the known one only for an earlier place', async () => {
  const html = '<p class="box">abc</p>';
  const found = await limitIn(html);
  const width = (await page.evaluate(() => window.__textFit.listTexts()[0]?.width)) ?? 0;
  const ratio = ((found?.beyond ?? 0) - width) / width;
  expect(await limitIn(html, { ratio, winsTies: true })).toEqual(found);
  expect(await limitIn(html, { ratio, winsTies: false })).toBeUndefined();
});

test('VIS-18 a text with no room elsewhere does not stop the search of the texts after it', async () => {
  await limitIn('<p class="box">none</p><p class="box">abc</p>');
  const limits = await page.evaluate(() =>
    window.__textFit.findLimits([
      { texts: [0], width: 40, ratio: 0, winsTies: false },
      { texts: [1], width: 40, ratio: 6, winsTies: false },
    ]),
  );
  expect(limits).toMatchObject([{ request: 1, effect: 'clips' }]);
});

test('VIS-18 a text at an angle and the lines of a paragraph are reported', async () => {
  await limitIn('<p style="rotate:3deg">abc</p><p style="width:50px">abc def ghi</p>');
  const texts = await page.evaluate(() => window.__textFit.listTexts());
  expect(texts).toMatchObject([
    { isTurned: true, lines: 1 },
    { isTurned: false, lines: 3 },
  ]);
});

test('VIS-18 a real text is tried, and the original text is restored', async () => {
  await limitIn('<p class="box">abc</p>');
  const effects = await page.evaluate(async () => {
    const most = Math.floor(120 / (window.__textFit.listTexts()[0]?.width ?? 0));
    const effects = [];
    for (const count of [most, most + 1])
      effects.push(await window.__textFit.tryText([0], 'abc'.repeat(count)));
    return [...effects, document.querySelector('p')?.textContent];
  });
  expect(effects).toEqual([undefined, 'clips', 'abc']);
});

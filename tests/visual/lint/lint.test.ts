import { expect, test } from 'vitest';
import { suppressionsIn, isCounted } from './rules.ts';
import { judge, createLayoutLint } from './lint.ts';
import { STORY_DRIVER } from '../capture/bundle-page-script.ts';
import { openBarePage } from '../support/bare-page.ts';
import { compareCopy, messageTrees, plainCopy } from './expected-copy.ts';
import { PSEUDO_LOCALE } from '../site.config.ts';

const page = await openBarePage(STORY_DRIVER);

async function rulesIn(body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><style>*{margin:0}</style><body>${body}</body></html>`,
  );
  const { findings } = await page.evaluate(() => window.__visual.checkLayout());
  return findings.map(({ rule }) => rule);
}

/** Each character is 52 to 60 px wide, with or without a Chinese font. */
const HAN = 'font-size:20px;letter-spacing:40px';
const TALL = '<div style="height:900px"></div>';

test.each([
  ['sideways-scroll', '<div style="width:500px;height:9px"></div>'],
  ['clipped', '<div style="width:60px;overflow:hidden;white-space:nowrap">Cut by the box</div>'],
  [
    'clipped',
    '<div aria-hidden="true" style="width:60px;overflow:clip;white-space:nowrap">A decoration cut short</div>',
  ],
  ['overflow', '<button style="width:60px;height:30px;white-space:nowrap">Far too long</button>'],
  ['out-of-view', '<p style="position:absolute;left:-30px">Lost words</p>'],
  ['broken-word', '<p style="width:60px;overflow-wrap:anywhere">An installation</p>'],
  ['broken-word', '<p style="width:60px;overflow-wrap:anywhere">$3,240,000.50</p>'],
  [
    'broken-word',
    '<p style="width:60px;overflow-wrap:anywhere;word-break:keep-all">安裝企業簽章版</p>',
  ],
  ['broken-word', `<h3 style="${HAN};width:305px">暫時允許瀏覽器安裝</h3>`],
  ['broken-word', `<h3 style="${HAN};width:305px"><a href="#x">暫時允許瀏覽器安裝</a></h3>`],
  ['broken-word', `<button style="${HAN};padding:0;border:0;width:190px">查看應用程式</button>`],
  ['overlap', '<p>First words</p><p style="margin-top:-12px">Second words</p>'],
  ['overlap', `${TALL}<p>First words</p><p style="margin-top:-12px">Second words</p>`],
  ['popup-outside', '<dialog open style="left:0;right:auto;top:250px;height:99px"></dialog>'],
  ['small-target', '<button style="width:20px;height:20px">x</button>'],
])('VIS-8 %s is found', async (rule, body) => {
  expect(await rulesIn(body)).toContain(rule);
});

test.each([
  [
    'text in a box that scrolls',
    '<div style="width:60px;overflow:auto"><p style="width:200px">Can be scrolled to</p></div>',
  ],
  [
    'text for screen readers',
    '<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Skip to content</span>',
  ],
  [
    'a decoration that ends at an edge',
    '<div aria-hidden="true" style="height:30px;overflow:clip"><p>One</p><p>Two</p><p>Three</p></div>',
  ],
  [
    'an invisible decoration beyond an edge',
    '<div aria-hidden="true" style="width:60px;height:20px;overflow:clip"><p style="margin-left:80px;white-space:nowrap">Not there</p></div>',
  ],
  [
    'text under a painted layer',
    '<p>Under it</p><p style="position:relative;background:white;margin-top:-12px">Over it</p>',
  ],
  [
    'vertical text whose glyphs are wider than its line',
    '<b style="display:block;writing-mode:vertical-rl;line-height:1;font-size:40px">USD</b>',
  ],
  ['Chinese that may break anywhere', '<p style="width:60px">安裝企業簽章版</p>'],
  ['a Chinese label with whole words', `<h3 style="${HAN};width:130px">允許安裝</h3>`],
  [
    'a Chinese link in a sentence',
    '<p style="width:64px">請看<a href="#x" style="padding:5px 0">應用程式說明</a>。</p>',
  ],
  [
    'phrases with break opportunities',
    '<p style="width:70px;word-break:keep-all">安裝企業\u200b簽章版</p>',
  ],
  [
    'a URL and a hash on two lines',
    '<p style="width:60px;overflow-wrap:anywhere">downloads.unio.app/installation 9f86d081884c7d659a2feaa0c55ad015</p>',
  ],
  ['a link in a sentence', '<p>Read <a href="#x">this</a> first.</p>'],
  [
    'a small link with a large reach',
    '<a href="#x" style="display:block;position:relative;margin-top:20px;height:16px">Go<i style="position:absolute;inset:-6px 0"></i></a>',
  ],
  [
    'lines of a tight title',
    '<h1 style="font-size:60px;line-height:0.9">Two lines of title</h1><p>And a text</p>',
  ],
])('VIS-8 %s is no finding', async (_what, body) => {
  expect(await rulesIn(body)).toEqual([]);
});

test('VIS-16 with larger text only a word that is wider than the window may break', async () => {
  const word = (size: number, width: number) =>
    rulesIn(
      `<p style="font-size:${size}px;width:${width}px;overflow-wrap:anywhere">Installation</p>`,
    );
  const rulesWhenEnlarged = async () => {
    const cdp = await page.context().newCDPSession(page);
    const { findings } = await createLayoutLint(page, cdp)('en', 'text-200');
    return findings.map(({ rule }) => rule).filter((rule) => rule === 'broken-word');
  };
  expect(await word(90, 360)).toContain('broken-word');
  expect(await rulesWhenEnlarged()).toEqual([]);
  expect(await word(40, 120)).toContain('broken-word');
  expect(await rulesWhenEnlarged()).toEqual(['broken-word']);
});

test('VIS-8 the lint restores scroll position and styles', async () => {
  await rulesIn(`<p>One</p><p style="margin-top:-12px">Two</p>${TALL}`);
  const after = await page.evaluate(() => {
    scrollTo(0, 250);
    window.__visual.checkLayout();
    return [scrollY, document.adoptedStyleSheets.length];
  });
  expect(after).toEqual([250, 0]);
});

test.each([
  ['', true],
  ['font-family: Unio Text, ui-monospace', true],
  ['font-family: ui-monospace, Menlo, monospace', false],
])('VIS-8 a fallback font is found, unless the style asks for it: %j', async (style, isFound) => {
  await rulesIn(`<p style="${style}">Plain system letters</p>`);
  const cdp = await page.context().newCDPSession(page);
  const { findings } = await createLayoutLint(page, cdp)('en');
  expect(findings.some(({ rule }) => rule === 'fallback-font')).toBe(isFound);
});

const english = messageTrees({
  'a.go': 'Go now',
  'a.name': 'Unio',
  'a.count': '{n} stores open',
  'a.more': 'Read <b>it all</b>',
});
const own = messageTrees({
  'a.go': 'Vamos',
  'a.name': 'Unio',
  'a.count': '{n} tiendas',
  'a.more': 'Lee <b>todo</b>',
});
const wording = compareCopy(english, own);

test.each([
  ['Go now', 'untranslated', 'a.go'],
  ['7 stores open', 'untranslated', 'a.count'],
  ['it all', 'untranslated', 'a.more'],
  ['a.go', 'raw-id', 'a.go'],
])('VIS-8 "%s" is %s', (text, rule, key) => {
  expect(wording.copyFinding(text)).toEqual({ rule, key });
});

test.each(['Vamos', 'Unio', 'Something else'])('VIS-8 "%s" is no untranslated text', (text) => {
  expect(wording.copyFinding(text)).toBeUndefined();
});

test('VIS-8 VIS-16 in the pseudo-locale English text is a finding, except a name that no language translates', () => {
  const copy = plainCopy('en', PSEUDO_LOCALE);
  expect(copy.copyFinding('UCard')).toBeUndefined();
  expect(copy.copyFinding('Get App')).toEqual({ rule: 'untranslated', key: 'header.get-app' });
});

test('VIS-8 a story suppresses a rule with a reason, and only with one', () => {
  const pageTexts = (reason: string) => ({
    findings: [{ rule: 'overlap' as const, selector: 'p', text: 'Vamos', pixels: 4 }],
    texts: [],
    lang: 'es',
    suppressions: { overlap: reason },
  });
  expect(judge(pageTexts('a pile of cards'), [], wording).filter(isCounted)).toEqual([]);
  const unsuppressed = judge(pageTexts(' '), [], wording).find(isCounted);
  expect(unsuppressed).toMatchObject({ rule: 'overlap', key: 'a.go', pixels: 4 });
});

test('VIS-16 a suppression that names a mode applies in that mode only', () => {
  const suppress = { 'overlap+text-200': 'a pile', clipped: 'a teaser' };
  expect(suppressionsIn(suppress, 'text-200')).toEqual({ overlap: 'a pile', clipped: 'a teaser' });
  for (const mode of [undefined, 'mirrored'])
    expect(suppressionsIn(suppress, mode)).toEqual({ clipped: 'a teaser' });
});

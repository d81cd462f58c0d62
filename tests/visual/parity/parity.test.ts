import { expect, test } from 'vitest';
import { STORY_DRIVER } from '../capture/bundle-page-script.ts';
import { failed } from '../capture/compare-snapshot.ts';
import { openBarePage } from '../support/bare-page.ts';
import { compareCopy, messageTrees } from '../lint/expected-copy.ts';
import { openFindings } from '../report/results.ts';
import { snapshotIn } from '../support/story-pages.ts';
import { findParity } from './find-parity.ts';
import { judgeParity } from './judge-parity.ts';
import { type PageStructure, structureOf } from './structure.ts';

const page = await openBarePage(STORY_DRIVER);

const MESSAGES = {
  en: { a: 'Home', b: 'Send', c: 'Earn', d: 'Read <b>it all</b> first', e: 'Send' },
  es: { a: 'Inicio', b: 'Enviar', c: 'Ganar', d: '<b>Todo</b> se lee primero', e: 'Mandar' },
  vi: { a: 'Trang chủ', b: 'Gửi', c: 'Kiếm', d: 'Đọc <b>hết</b> trước', e: 'Gửi' },
};
type Locale = keyof typeof MESSAGES;
const LOCALES = Object.keys(MESSAGES) as Locale[];

/** The same page in each language, except where `change` differs. */
async function pagesOf(
  html: (t: (typeof MESSAGES)[Locale]) => string,
  change: Partial<Record<Locale, (html: string) => string>> = {},
  suppressions = {},
): Promise<Map<string, PageStructure>> {
  const pages = new Map<string, PageStructure>();
  const english = messageTrees(MESSAGES.en);
  for (const locale of LOCALES) {
    const body = (change[locale] ?? String)(html(MESSAGES[locale]));
    await page.setContent(`<!doctype html><html lang="${locale}"><body>${body}</body></html>`);
    const raw = await page.evaluate(() => window.__visual.checkLayout());
    const copy = compareCopy(english, messageTrees(MESSAGES[locale]));
    pages.set(locale, structureOf({ ...raw, suppressions }, copy));
  }
  return pages;
}

const findingsIn = (pages: ReadonlyMap<string, PageStructure>) =>
  [...findParity(pages)].flatMap(([locale, findings]) =>
    findings.map(({ rule, key, text }) => [locale, rule, key, text].filter(Boolean).join(', ')),
  );

const nav = ({ a, b, c }: (typeof MESSAGES)[Locale]) =>
  `<nav><ul style="display:flex;flex-wrap:wrap;gap:8px">${[a, b, c].map((text) => `<li><a href="#x">${text}</a></li>`).join('')}</ul></nav><p>${a}</p>`;
const hides = (selector: string) => (html: string) =>
  `<style>${selector}{display:none}</style>${html}`;
const styled = (rule: string) => (html: string) => `<style>${rule}</style>${html}`;

test.each([
  [
    'an item is hidden',
    hides('li:nth-child(2)'),
    'elements, b, only vi lacks this item and 1 element in it',
  ],
  ['a text is invisible', styled('p{visibility:hidden}'), 'elements, a, only vi lacks this text'],
  ['a text is transparent', styled('p{opacity:0}'), 'elements, a, only vi lacks this text'],
  [
    'a button is added',
    (html: string) => `${html}<button>x</button>`,
    'elements, only vi shows this button',
  ],
  [
    'an item comes first by style',
    styled('li:last-child{order:-1}'),
    'order, c, only vi has this item and 1 element in it in another place',
  ],
  [
    'a link wraps',
    styled('li:first-child{width:50px}'),
    'wrap, a, only vi has 2 lines in this link',
  ],
  [
    'the items have two rows',
    styled('ul{width:140px}'),
    'wrap, a, only vi has 2 rows of these links',
  ],
])('VIS-21 %s in one language: it is reported', async (_what, change, finding) => {
  expect(findingsIn(await pagesOf(nav, { vi: change }))).toEqual([`vi, parity-${finding}`]);
});

test('VIS-21 each item of a reversed row is named', async () => {
  const found = findingsIn(await pagesOf(nav, { vi: styled('ul{flex-direction:row-reverse}') }));
  const text = 'only vi has this item and 1 element in it in another place';
  expect(found).toEqual([`vi, parity-order, b, ${text}`, `vi, parity-order, a, ${text}`]);
});

test('VIS-21 a text that only one language lacks is reported, also if that language is the first', async () => {
  const found = findingsIn(await pagesOf(nav, { en: hides('p') }));
  expect(found).toEqual(['en, parity-elements, a, only en lacks this text']);
});

const nothing = (html: string) => html;
test.each([
  ['the same page', nav, nothing],
  ['prose with more lines', ({ a }: { a: string }) => `<p>${a}</p>`, styled('p{width:40px}')],
  ['a heading with more lines', () => '<h2>One two</h2>', styled('h2{width:40px}')],
  [
    'a sentence in another order',
    ({ d }: { d: string }) => `<p>${d.replaceAll(/(?<=<.?)b/g, 'a')}</p>`,
    nothing,
  ],
  [
    'a link of a sentence on two lines',
    () => '<p>Read <a href="#x">all of it</a></p>',
    styled('p{width:70px}'),
  ],
  [
    'two messages that are one text in a language',
    ({ b, e }: { b: string; e: string }) => `<p>${b}</p><p>${e}</p>`,
    nothing,
  ],
  [
    'names that are no messages',
    () => '<ul><li>Peru</li><li>Chad</li></ul>',
    (html: string) => html.replace('Peru', 'Tchad'),
  ],
  [
    'an amount that is drawn as a picture',
    () => '<div role="img" style="display:flex"><small>$</small><b>7</b></div>',
    (html: string) => html.replace('<small>$</small><b>7</b>', '<b>7</b><small>US$</small>'),
  ],
  ['other wrappers', nav, (html: string) => `<div><div>${html}</div></div>`],
  [
    'text for screen readers',
    nav,
    (html: string) =>
      `${html}<i style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">x</i>`,
  ],
])('VIS-21 %s is no finding', async (_what, html, change) => {
  expect(findingsIn(await pagesOf(html, { vi: change }))).toEqual([]);
});

test('VIS-21 if each language has its own order, it is alphabetical and no finding', async () => {
  const own = { es: styled('li:first-child{order:1}'), vi: styled('li:last-child{order:-1}') };
  expect(findingsIn(await pagesOf(nav, own))).toEqual([]);
});

test('VIS-21 a story suppresses a rule with a reason, in all languages or in one', async () => {
  const openIn = async (suppressions: Record<string, string>) =>
    openFindings({
      findings: [
        ...findParity(await pagesOf(nav, { vi: hides('p') }, suppressions)).values(),
      ].flat(),
    }).length;
  expect(await openIn({ 'parity-elements': 'its own list' })).toBe(0);
  expect(await openIn({ 'parity-elements+vi': 'its own list' })).toBe(0);
  expect(await openIn({ 'parity-elements+es': 'its own list', 'parity-order': 'sorted' })).toBe(1);
  expect(await openIn({ 'parity-elements': ' ' })).toBe(1);
});

test('VIS-21 a story is judged where all of at least three languages are known; other widths are counted', async () => {
  const pages = await pagesOf(nav, { vi: hides('p') });
  const result = (
    locale: string,
    width: number,
    structure: PageStructure | null = pages.get(locale) ?? null,
    mode?: string,
  ) => {
    const { row, ...rest } = failed({ ...snapshotIn(locale), width }, 'chromium', '');
    return {
      ...{ ...rest, row: { ...row, ...(mode !== undefined && { mode }) } },
      ...(structure && { structure }),
    };
  };
  const three = LOCALES.map((locale) => result(locale, 375));
  const judged = judgeParity([
    ...three,
    result('en-XA', 375, pages.get('en')),
    result('vi', 375, undefined, 'dpr-2'),
    ...LOCALES.slice(1).map((locale) => result(locale, 800)),
    ...three.map(({ row }) =>
      result(row.locale, 1200, row.locale === 'en' ? null : pages.get(row.locale)),
    ),
  ]);
  expect(judged.parity).toEqual({ judged: 1, notJudged: 2 });
  const found = judged.results.filter(({ row }) => row.findings.length > 0);
  expect(found.map(({ row }) => row.snapshot)).toEqual(['a--b/vi/375']);
  expect(judgeParity(three.toReversed()).parity).toEqual({ judged: 1, notJudged: 0 });
  expect(judgeParity(three.slice(1)).parity).toEqual({ judged: 0, notJudged: 1 });
});

import { expect, test } from 'vitest';
import { documentHtml } from './document.ts';

const HOSTILE = `"'></title></script><script>alert(1)</script><!--&`;
const FILE = { file: 'assets/a-12345678.js', integrity: 'sha384-x' };

const PAGE = {
  locale: 'en',
  path: '/',
  markup: '<main></main>',
  title: '',
  description: '',
  namespaces: [],
} as const;
const PARTS = {
  baseHref: './',
  head: '',
  beforePaint: '',
  importMap: '{}',
  entry: FILE,
  styles: FILE,
  fonts: [],
  modules: [],
  messages: [],
  noscriptLinks: [],
};

test.each([
  ['title', { title: 'App\u00a0Store' }, {}],
  ['accessible name', { markup: '<a aria-label="\u200bhome">' }, {}],
  ['description', {}, { head: '<meta name="description" content="USD\u00a0399.00">' }],
  ['structured data', {}, { structuredData: { text: '\u2060' } }],
])('stops on an invisible character in the %s', (_place, page, parts) => {
  const write = () => documentHtml({ ...PAGE, ...page }, { ...PARTS, ...parts });
  expect(write).toThrow('/ in en has invisible characters');
});

test.each(['"</SCRIPT >"', '"<!--"'])('stops on an inline script with %s', (beforePaint) => {
  expect(() => documentHtml(PAGE, { ...PARTS, beforePaint })).toThrow('ends early');
});

test('leaves invisible characters in visible text', () => {
  const markup = '<p title="a">App\u00a0Store</p>';
  expect(documentHtml({ ...PAGE, markup }, PARTS)).toContain(markup);
});

test('text, URLs and data cannot end the element or attribute that contains them', () => {
  const html = documentHtml(
    { ...PAGE, path: HOSTILE, title: HOSTILE },
    {
      ...PARTS,
      structuredData: { name: HOSTILE },
      modules: [HOSTILE],
      noscriptLinks: [{ name: HOSTILE, url: `https://unio.example/?${HOSTILE}` }],
    },
  );
  expect(html.match(/<(?:script|title|!--)/g)).toEqual([
    '<title',
    '<script',
    '<script',
    '<script',
    '<script',
  ]);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: HOSTILE });
  const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
  expect(tags.join('')).not.toMatch(/alert|'/);
});

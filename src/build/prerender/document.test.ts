import { expect, test } from 'vitest';
import { documentHtml } from './document.ts';

const HOSTILE = `"'></title></script><script>alert(1)</script><!--&`;
const FILE = { file: 'assets/a-12345678.js', integrity: 'sha384-x' };

test('no text, address or piece of data ends the element or the attribute it is written into', () => {
  const html = documentHtml(
    {
      locale: 'en',
      path: HOSTILE,
      markup: '<main></main>',
      title: HOSTILE,
      description: '',
      namespaces: [],
    },
    {
      baseHref: './',
      head: '',
      structuredData: { name: HOSTILE },
      beforePaint: FILE,
      entry: FILE,
      styles: FILE,
      fonts: [],
      modules: [HOSTILE],
      noscriptLinks: [{ name: HOSTILE, url: `https://unio.example/?${HOSTILE}` }],
    },
  );
  expect(html.match(/<(?:script|title|!--)/g)).toEqual(['<title', '<script', '<script', '<script']);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: HOSTILE });
  const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
  expect(tags.join('')).not.toMatch(/alert|'/);
});

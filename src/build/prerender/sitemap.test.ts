import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { headTags } from './head.ts';
import { robots, sitemap } from './sitemap.ts';

const ORIGIN = 'https://unio.example';
const head = (path: string) =>
  headTags({ locale: 'es', path, title: 'Title', description: 'Description' }, ORIGIN);

test('search engines may read everything, and are told where the list is', () => {
  expect(robots(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://unio.example/sitemap.xml\n',
  );
});

test('whoever reads none of the five languages is sent to the English document', () => {
  const fallback = 'hreflang="x-default" href="https://unio.example/order/"';
  expect(head('/order')).toContain(fallback);
  // Once in the entry of each language.
  expect(sitemap(ORIGIN).split(fallback)).toHaveLength(LOCALES.length + 1);
});

test('a page that is not there is not indexed, every other page is', () => {
  expect(head('/nowhere')).toContain('<meta name="robots" content="noindex">');
  expect(head('/order')).not.toContain('robots');
});

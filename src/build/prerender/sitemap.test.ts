import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { headTags } from './head.ts';
import { robots, sitemap } from './sitemap.ts';

const ORIGIN = 'https://unio.example';
const head = (path: string) =>
  headTags({ locale: 'es', path, title: 'Title', description: 'Description' }, ORIGIN);

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://unio.example/sitemap.xml\n',
  );
});

test('the English document is the default for other languages', () => {
  const fallback = 'hreflang="x-default" href="https://unio.example/order/"';
  expect(head('/order')).toContain(fallback);
  // Once in the entry of each locale.
  expect(sitemap(ORIGIN).split(fallback)).toHaveLength(LOCALES.length + 1);
});

test('every page except not-found is indexed', () => {
  expect(head('/nowhere')).toContain('<meta name="robots" content="noindex">');
  expect(head('/order')).not.toContain('robots');
});

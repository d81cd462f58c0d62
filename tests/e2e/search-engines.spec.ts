import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { DIST } from './support/test-servers.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

test('search engines may index every document except the not-found page', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.siteOrigin}/sitemap.xml\n`,
  );
  expect(read('404.html')).toContain('<meta name="robots" content="noindex">');
  const sitemap = read('sitemap.xml');
  for (const { path } of SCREENS.filter((screen) => screen.path !== '/nowhere')) {
    const fallback = `hreflang="x-default" href="${site.siteOrigin}/${documentPath('en', path)}"`;
    for (const locale of LOCALES) {
      const html = read(join(documentPath(locale, path), 'index.html'));
      expect(html).toContain(fallback);
      expect(html).not.toContain('name="robots"');
    }
    expect(sitemap.split(fallback)).toHaveLength(LOCALES.length + 1);
  }
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentPath } from '../../app/document-paths.ts';
import { LOCALES } from '../../i18n/locales.ts';
import {
  bestFormat,
  parseDocumentPath,
  isHashedAsset,
  isAppShellAsset,
  belongsToLocale,
  largestPerImage,
  parseImage,
} from './asset-paths.ts';

const FONTS = join(import.meta.dirname, '../../theme/generated/fonts');
const withHash = (name: string) => `assets/${name.replace(/(?=\.\w+$)/, '-a-b_C1z9')}`;

describe('PWA-1 which assets are cached', () => {
  test('every font belongs to a locale, and Latin glyphs to all', () => {
    const fonts = readdirSync(FONTS).map(withHash);
    expect(fonts.length).toBeGreaterThan(5);
    const unassigned = fonts.filter(
      (font) => !LOCALES.some((locale) => belongsToLocale(font, locale)),
    );
    expect(unassigned).toEqual([]);
    for (const locale of LOCALES)
      expect(belongsToLocale(withHash('text-latin.woff2'), locale), locale).toBe(true);
    expect(belongsToLocale(withHash('han.woff2'), 'zh-TW')).toBe(true);
    expect(belongsToLocale(withHash('han-countries.woff2'), 'zh-TW')).toBe(true);
    expect(belongsToLocale(withHash('fonts-han.css'), 'zh-TW')).toBe(true);
    expect(belongsToLocale(withHash('fonts-han.css'), 'vi')).toBe(false);
    expect(belongsToLocale(withHash('han.woff2'), 'vi')).toBe(false);
    expect(belongsToLocale(withHash('text-vietnamese.woff2'), 'vi')).toBe(true);
    expect(belongsToLocale(withHash('text-vietnamese.woff2'), 'en')).toBe(false);
  });

  test.each(LOCALES)(
    'the messages of %s belong to its locale only, and not to the app shell',
    (locale) => {
      for (const messages of [withHash(`${locale}.js`), withHash(`${locale}.json`)]) {
        expect(LOCALES.filter((other) => belongsToLocale(messages, other))).toEqual([locale]);
        expect(isAppShellAsset(messages)).toBe(false);
      }
    },
  );

  test('scripts and styles are code; documents, icons and files without a hash are not', () => {
    expect(['Home.js', 'home.css', 'end.js'].map(withHash).filter(isAppShellAsset)).toHaveLength(3);
    const others = [
      ...['index.html', 'assets/Home.js', 'icons/icon-192.png'],
      ...['card-800.avif', 'order.css'].map(withHash),
    ];
    expect(others.filter(isAppShellAsset)).toEqual([]);
    expect(others.filter(isHashedAsset)).toEqual([
      withHash('card-800.avif'),
      withHash('order.css'),
    ]);
  });

  test.each([
    ['', { home: '', route: '/' }],
    ['index.html', { home: '', route: '/' }],
    ['order/', { home: '', route: '/order' }],
    ['zh-TW/', { home: 'zh-TW/', route: '/' }],
    ['es/bank-card/index.html', { home: 'es/', route: '/bank-card' }],
    ['assets/home-a-b_C1z9.css', undefined],
    ['es/order/more/', undefined],
  ])('parses the document path "%s"', (path, facts) => {
    expect(parseDocumentPath(path)).toEqual(facts);
  });

  test.each(LOCALES)('parses the path of the Home document of %s', (locale) => {
    const home = documentPath(locale, '/');
    expect(parseDocumentPath(home)).toEqual({ home, route: '/' });
  });

  test('the best format is AVIF even if one picture has WebP only', () => {
    expect(bestFormat(['logo-24.webp', 'card-800.avif', 'Home.js'].map(withHash))).toBe('avif');
    expect(bestFormat(['logo-24.webp', 'card-800.webp'].map(withHash))).toBe('webp');
    expect(bestFormat(['Home.js'].map(withHash))).toBeUndefined();
  });

  test('selects one file per image: the widest in the format, up to a limit', () => {
    const paths = ['card-1200.webp', 'card-400.avif', 'card-800.avif', 'card-1600.avif'];
    const more = ['hero-pearl-640.avif', 'logo-24.webp', 'logo-48.webp'];
    const chosen = (format: 'avif' | 'webp') =>
      largestPerImage([...paths, ...more].map(withHash), format, 1200);
    // The logo has WebP only.
    expect(chosen('avif')).toEqual(
      ['card-800.avif', 'hero-pearl-640.avif', 'logo-48.webp'].map(withHash),
    );
    expect(chosen('webp')).toEqual(['card-1200.webp', 'logo-48.webp'].map(withHash));
    expect(parseImage(withHash('hero-pearl-640.avif'))).toEqual({
      picture: 'hero-pearl',
      width: 640,
      format: 'avif',
    });
    expect(parseImage(withHash('Home.js'))).toBeUndefined();
  });
});

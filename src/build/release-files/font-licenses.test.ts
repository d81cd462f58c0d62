import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FONT_PACKAGES, withFontLicenses } from './font-licenses.ts';

test('the licences name every package that a font is cut from', async () => {
  const source = await readFile(new URL('../../../tokens/build/fonts.ts', import.meta.url), 'utf8');
  const cut = source.matchAll(/[`'](@[\w-]+\/[\w-]+)\/[^`']+\.(?:woff2|ttf)[`']/g);
  const names = new Set([...cut].map(([, name = '']) => name));
  expect([...names].toSorted()).toEqual([...FONT_PACKAGES].toSorted());
});

test('the licences of the fonts are those of the glyphs, and stand there once', async () => {
  const once = await withFontLicenses('# Licenses\n\n## react\n');
  expect(once).toMatch(/^# Licenses\n\n## react\n\n# Licenses of the fonts\n/);
  expect(once.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(FONT_PACKAGES.length);
  expect(await withFontLicenses(once)).toBe(once);
});

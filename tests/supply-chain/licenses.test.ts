import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { FONT_PACKAGES } from '../../src/build/release-files/font-licenses.ts';

const LIST = join(import.meta.dirname, '..', '..', 'dist', 'licences.txt');

/** Licenses of packages that may ship; the owner has to accept a new one. */
const ACCEPTED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  // Only the fonts of these packages ship, under OFL-1.1.
  'MIT AND OFL-1.1',
  "Standard 'no charge' license: https://gsap.com/standard-license.",
]);

// `npm test` builds first; run alone, this file may have no build.
test.runIf(existsSync(LIST))(
  'licences.txt lists every package that ships, each with an accepted license',
  () => {
    const heads = readFileSync(LIST, 'utf8').matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
    const listed = [...heads].map(([, name = '', version = '', licence = '']) => ({
      name,
      version,
      licence,
    }));
    const names = new Set(listed.map(({ name }) => name));
    const ours = [...Object.keys(manifest.dependencies), ...FONT_PACKAGES];
    expect(ours.filter((name) => !names.has(name))).toEqual([]);
    expect(listed.filter(({ licence }) => !ACCEPTED_LICENSES.has(licence))).toEqual([]);
  },
);

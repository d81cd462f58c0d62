import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { FONT_PACKAGES } from '../../src/build/release-files/added-licenses.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LIST = join(ROOT, LOCAL_BUILD, 'licences.txt');

/** Node as a package, for machines without Node. It runs the build and never ships. */
const PROGRAMS = /^node_modules\/node-(?:linux|win)-\w+$/;

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

const isAccepted = ({ license = '' }: { license?: string }) => ACCEPTED_LICENSES.has(license);

test('FAULT-94 every package that may ship has an accepted license, also before a build', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const fonts = new Set(FONT_PACKAGES.map((name) => `node_modules/${name}`));
  const shipping = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && !PROGRAMS.test(path) && (!dev || fonts.has(path)),
  );
  expect(shipping.length).toBeGreaterThan(30);
  expect(shipping.filter(([, it]) => !isAccepted(it)).map(([path]) => path)).toEqual([]);
});

test('FAULT-94 licences.txt lists every package that ships, each with an accepted license', () => {
  expect(existsSync(LIST), 'run npm run build:local first').toBe(true);
  const heads = readFileSync(LIST, 'utf8').matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
  const listed = [...heads].map(([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }));
  const names = new Set(listed.map(({ name }) => name));
  const requiredNames = [...Object.keys(manifest.dependencies), ...FONT_PACKAGES];
  expect(requiredNames.filter((name) => !names.has(name))).toEqual([]);
  expect(listed.filter((it) => !isAccepted(it))).toEqual([]);
});

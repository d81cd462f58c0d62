import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONT_PACKAGES, WORKER_PACKAGES, withAddedLicenses } from './added-licenses.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The packages that a pattern's first group finds in these files, sorted. */
async function packagesIn(files: readonly string[], pattern: RegExp): Promise<string[]> {
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const names = sources.flatMap((source) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

test('FAULT-94 the added licenses name every package whose font is subset', async () => {
  const fontFileImport = /[`'](@[\w-]+\/[\w-]+)\/[^`']+\.(?:woff2|ttf)[`']/g;
  expect(await packagesIn(['tokens/build/font-sources.ts'], fontFileImport)).toEqual([
    ...FONT_PACKAGES,
  ]);
});

test('FAULT-94 the added licenses name every package that the worker imports', async () => {
  const files = globSync('src/apk/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(5);
  const imported = /^(?:import|export) [^;]*?from '(@[\w-]+\/[\w-]+|[a-z][\w-]*)[/']/gm;
  expect(await packagesIn(files, imported)).toEqual([...WORKER_PACKAGES]);
});

test('FAULT-94 the font licenses are for the glyphs, not for the code, and are listed once', async () => {
  const once = await withAddedLicenses('# Licenses\n\n## react\n');
  expect(once).toMatch(/^# Licenses\n\n## react\n\n# Licenses of the fonts /);
  expect(once.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(FONT_PACKAGES.length);
  expect(await withAddedLicenses(once)).toBe(once);
});

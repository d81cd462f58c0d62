import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { duplicateTypeNames } from './rules/unique-type-names.ts';

const ROOT = join(import.meta.dirname, '..', '..');

function readSources(root: string): Record<string, string> {
  const paths = globSync('{src,tests/visual}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('/generated/'),
  );
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

test('a type name that two files export is found', () => {
  const fixture = join(import.meta.dirname, 'fixtures', 'unique-type-names');
  expect(duplicateTypeNames(readSources(fixture))).toEqual([
    'Snapshot: src/snapshot.ts, tests/visual/snapshot.ts',
  ]);
});

test('no two files of src and tests/visual export types with one name', () => {
  expect(duplicateTypeNames(readSources(ROOT))).toEqual([]);
});

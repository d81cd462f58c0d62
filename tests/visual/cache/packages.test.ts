import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  changedPackages,
  dependencies,
  packageInput,
  packageOf,
  packagesNamed,
} from './packages.ts';

const LOCK = {
  'node_modules/a': { version: '1', integrity: 'i', dependencies: { b: '2' } },
  'node_modules/b': { version: '1' },
  'node_modules/a/node_modules/b': { version: '2', dependencies: { c: '1', '@s/d': '1' } },
  'node_modules/c': { version: '1', dependencies: { a: '1' } },
  'node_modules/@s/d': {
    version: '1',
    peerDependencies: { e: '1', f: '1' },
    peerDependenciesMeta: { f: { optional: true } },
  },
  'node_modules/e': { version: '1' },
  'node_modules/f': { version: '1' },
};

test.each([
  ['node_modules/a/index.js', 'node_modules/a'],
  ['node_modules/@s/d/lib/x.js', 'node_modules/@s/d'],
  ['node_modules/a/node_modules/b/x.js', 'node_modules/a/node_modules/b'],
  ['../../else/node_modules/a/index.js', 'node_modules/a'],
  ['src/a.ts', undefined],
])('VIS-5 %s belongs to the package %s', (module, path) => {
  expect(packageOf(module)).toBe(path);
});

test('VIS-5 a package has the dependencies that Node resolves for it, nested ones first', () => {
  const all = [...dependencies(LOCK, ['node_modules/a'])];
  expect(all).toContain('node_modules/a/node_modules/b');
  expect(all).not.toContain('node_modules/b');
  expect(all).toEqual(
    expect.arrayContaining(['node_modules/c', 'node_modules/@s/d', 'node_modules/e']),
  );
  // An optional peer counts only where a program names it.
  expect(all).not.toContain('node_modules/f');
});

test("VIS-5 a package's hash depends on its dependencies and on nothing else", () => {
  const hash = (change: object) => packageInput({ ...LOCK, ...change }, 'node_modules/a').hash;
  const before = hash({});
  expect(hash({ 'node_modules/e': { version: '2' } })).not.toBe(before);
  expect(
    hash({ 'node_modules/c': { version: '1', integrity: 'other', dependencies: { a: '1' } } }),
  ).not.toBe(before);
  expect(hash({ 'node_modules/f': { version: '2' }, 'node_modules/b': { version: '9' } })).toBe(
    before,
  );
});

test('VIS-5 a program names the packages that it imports or has in a string, except type imports', () => {
  const named = (text: string) => packagesNamed(text, LOCK);
  expect(named("import x from 'a';\nexport default { framework: '@s/d' };")).toEqual([
    'node_modules/a',
    'node_modules/@s/d',
  ]);
  expect(named('await import(`b/deep/file.js`)')).toEqual(['node_modules/b']);
  expect(named("import type { X,\n Y } from 'a';\nexport type { Z } from 'b';")).toEqual([]);
  expect(named("import { type X, y } from 'a';")).toEqual(['node_modules/a']);
  expect(named("'nothing-installed'")).toEqual([]);
});

test('VIS-5 installed files count as unchanged, and so do types and source maps, which no build reads', () => {
  const root = mkdtempSync(join(tmpdir(), 'visual-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const path = 'node_modules/b';
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'index.js'), '');
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: LOCK }),
  );
  const after = Date.now() / 1000 + 60;
  const changes = () => changedPackages(root, LOCK, [path]).map(({ name }) => name);
  utimesSync(join(root, 'node_modules', '.package-lock.json'), after, after);
  expect(changes()).toEqual([]);
  for (const name of ['index.d.ts', 'index.js.map', 'README.md']) {
    writeFileSync(join(root, path, name), '');
    utimesSync(join(root, path, name), after + 60, after + 60);
  }
  expect(changes()).toEqual([]);
  utimesSync(join(root, path, 'index.js'), after + 60, after + 60);
  expect(changes()).toEqual(['node_modules/b/index.js']);
  // Without npm's record it is unknown what was installed, and when.
  rmSync(join(root, 'node_modules', '.package-lock.json'));
  expect(changes()).toEqual(['node_modules/b/index.js', 'node_modules/b (installed)']);
});

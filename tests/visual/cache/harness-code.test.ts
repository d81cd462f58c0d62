import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_CAPTURING, captureCode, tracingCode } from './harness-code.ts';
import { dependencies, readLockFile, packagesNamed } from './packages.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const CAPTURING = [
  'tests/visual/{builds,cache,capture,lint,matrix,page-scripts,parity}/**/*.ts',
  'tests/visual/runner/{check-snapshot,snapshot-keys}.ts',
];

test('VIS-5 no code that captures imports code that is left out of the capture key', () => {
  const exclude = ['**/*.{test,spec}.ts'];
  const files = globSync(CAPTURING, { cwd: ROOT, exclude });
  const leftOut = new RegExp(`^import (?!type )[^;]*/(?:${NOT_CAPTURING.join('|')})/[^;]*;`, 'gm');
  const running = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(leftOut)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(running).toEqual([]);
});

test('VIS-5 packages that only check or build the site are not part of the capture key', () => {
  const lock = readLockFile(ROOT);
  const files = globSync(
    'tests/{run/browser.ts,visual/{builds,cache,capture,lint,matrix,page-scripts,runner}/**/*.ts}',
    { cwd: ROOT },
  );
  const named = files
    .filter((path) => !/\.(?:test|spec)\.ts$/.test(path))
    .flatMap((path) => packagesNamed(readFileSync(join(ROOT, path), 'utf8'), lock));
  const all = [...dependencies(lock, named)];
  for (const name of ['playwright-core', '@sparticuz/chromium', 'axe-core'])
    expect(all).toContain(`node_modules/${name}`);
  for (const name of ['oxlint', 'vitest', 'lighthouse', '@terrazzo/cli'])
    expect(all).not.toContain(`node_modules/${name}`);
});

test("VIS-5 the hash of the harness's code is the same each time", () => {
  expect(captureCode(ROOT)).toBe(captureCode(ROOT));
  expect(tracingCode()).toMatch(/^[\da-f]{40}$/);
});

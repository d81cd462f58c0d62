import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, test as playwright } from '@playwright/test';
import { type ResultRow, openFindings, openProblems, unreviewed } from '../report/results.ts';
import { type Copy, copyTree } from './copy.ts';
import { FAULTS, SCOPE, STORY_FILES } from './faults.ts';

/** A copy and a cache for each worker: their runs go on side by side. */
const test = playwright.extend<object, { copy: Copy }>({
  copy: [
    async ({}, use) => {
      const cache = await mkdtemp(join(tmpdir(), 'unio-selftest-cache-'));
      const copy = await copyTree(cache, STORY_FILES);
      await use(copy);
      await copy.remove();
      await rm(cache, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// A run builds a Storybook and takes its pictures.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.afterEach(async ({ copy }) => copy.reset());

/** Everything a row says of itself, as {@link FAULTS} names it. */
function sayings(row: ResultRow): { as: string; key: string }[] {
  return [
    { as: row.status, key: '' },
    ...row.changes.map(({ key }) => ({ as: row.status, key })),
    ...openFindings(row).map(({ rule, key }) => ({ as: rule, key })),
    ...openProblems(row).map(({ source }) => ({ as: source, key: '' })),
  ];
}

test('VIS-13 a run against itself reports nothing, and takes no picture', async ({ copy }) => {
  const { code, output, results } = await copy.run(...SCOPE);
  expect(code, output).toBe(0);
  expect(results?.cells.filter(unreviewed)).toEqual([]);
  expect(results?.captures).toBe(0);
});

test('VIS-13 a run against itself that takes every picture reports nothing', async ({ copy }) => {
  const { code, output, results } = await copy.run('--all', ...SCOPE);
  expect(code, output).toBe(0);
  expect(results?.cells.filter(unreviewed)).toEqual([]);
  expect(results?.captures).toBe(2 * (results?.cells.length ?? 0));
});

for (const { name, file, change, cells, evidence } of FAULTS) {
  test(`VIS-13 ${name} is caught and named, and nothing else`, async ({ copy }) => {
    await copy.plant(file, change);
    const { code, output, results } = await copy.run(...SCOPE);
    expect(code, output).toBe(1);
    const rows = results?.cells ?? [];
    const reported = rows.filter(unreviewed).map(({ cell }) => cell);
    const meant = rows
      .map(({ cell }) => cell)
      .filter((cell) => cells.some((it) => matchesGlob(cell, it)));
    expect(reported, output).toEqual(meant);
    for (const { cell, as, key = '' } of evidence) {
      const row = rows.find((it) => it.cell === cell);
      expect(row && sayings(row), `${cell}\n${output}`).toContainEqual({ as, key });
    }
  });
}

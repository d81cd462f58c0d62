import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { Results } from '../report/results.ts';
import { type ScratchRepo, RUN_TIMEOUT_MS, test } from './scratch-repo.ts';
import { SCOPE, TREES } from './planted-defects.ts';

test.describe.configure({ mode: 'parallel', timeout: 2 * RUN_TIMEOUT_MS });
test.afterEach(async ({ copy }) => copy.reset());

const FULL_DISK = pathToFileURL(join(import.meta.dirname, 'full-disk.ts')).href;

/** Makes a report and promises what tells it from any other. */
async function lastReport(copy: ScratchRepo): Promise<string> {
  const { code, output } = await copy.run(...SCOPE);
  expect(code, output).toBe(0);
  return resultsIn(copy);
}

function resultsIn({ out }: ScratchRepo): Promise<string> {
  return readFile(join(out, 'results.json'), 'utf8');
}

/** The report and what stands beside it under its name: a draft, or the one before. */
async function reportsIn({ out }: ScratchRepo): Promise<string[]> {
  return (await readdir(dirname(out))).filter((name) => name.startsWith(basename(out)));
}

test('VIS-11 shards become one report, which decides how the run ends; a missing one is refused @extended', async ({
  copy,
}) => {
  for (const { file, change } of TREES[0] ?? []) await copy.plant(file, change);
  const whole = await copy.run(...SCOPE);
  const snapshots = whole.results?.snapshots.map(({ snapshot, status }) => `${snapshot} ${status}`);
  const shards = join(copy.root, 'visual-shards');
  for (const part of [1, 2]) {
    const share = ['--shard', `${part}/2`, '--out', join(shards, String(part))];
    const { code, output } = await copy.start({}, ...share, ...SCOPE).ended;
    expect(code, output).toBe(1);
  }
  const merged = await copy.start({}, '--merge', shards).ended;
  expect(merged.code, merged.output).toBe(1);
  expect(merged.output).not.toMatch(/^\d+ % after/m);
  const { snapshots: rows } = JSON.parse(await resultsIn(copy)) as Results;
  expect(rows.map(({ snapshot, status }) => `${snapshot} ${status}`)).toEqual(snapshots);

  await rm(join(shards, '2'), { recursive: true });
  const half = await copy.start({}, '--merge', shards).ended;
  expect(half.code).toBe(2);
  expect(half.output).toContain('Shard 2/2 has left no');
});

test('VIS-6 the disk is full while the report is written: it is said, and the last report stays @extended', async ({
  copy,
}) => {
  const before = await lastReport(copy);
  const run = copy.start({ NODE_OPTIONS: `--import=${FULL_DISK}` }, ...SCOPE);
  const { code, output } = await run.ended;
  expect(code, output).toBe(2);
  expect(output).toContain('ENOSPC: no space left on device');
  expect(output).toContain('There is no new report; the last one is as it was.');
  expect(await resultsIn(copy)).toBe(before);
  expect(await reportsIn(copy)).toEqual([basename(copy.out)]);
});

test('VIS-1 Ctrl+C in the middle of the captures: the last report stays, and nothing else @extended', async ({
  copy,
}) => {
  const before = await lastReport(copy);
  for (const { file, change } of TREES[0] ?? []) await copy.plant(file, change);
  const temporary = await mkdtemp(join(tmpdir(), 'unio-selftest-temporary-'));
  const run = copy.start({ TMPDIR: temporary }, '--no-cache', '--workers', '1', ...SCOPE);
  // The first story's pictures are there: the next one's are under way.
  const pictures = async () => {
    expect(run.process.exitCode).toBeNull();
    const found = await readdir(temporary, { recursive: true });
    return found.filter((name) => name.endsWith('.png'));
  };
  await expect.poll(pictures, { timeout: RUN_TIMEOUT_MS }).not.toEqual([]);
  run.process.kill('SIGINT');
  const { code, output } = await run.ended;
  expect(code, output).toBe(130);
  expect(output).toContain('Stopped. There is no new report; the last one is as it was.');
  expect(await resultsIn(copy)).toBe(before);
  expect(await reportsIn(copy)).toEqual([basename(copy.out)]);
  const left = (await readdir(temporary)).filter((name) => name.startsWith('unio-'));
  expect(left).toEqual([]);
  expect((await copy.git('worktree', 'list')).trim().split('\n')).toHaveLength(1);
  await rm(temporary, { recursive: true, force: true });
});

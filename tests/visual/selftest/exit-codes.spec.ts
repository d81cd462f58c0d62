import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { Results } from '../report/results.ts';
import { type ScratchRepo, test } from './scratch-repo.ts';
import { SCOPE, TREES } from './planted-defects.ts';

test.describe.configure({ mode: 'parallel' });
test.afterEach(async ({ repo }) => repo.reset());

const FULL_DISK = pathToFileURL(join(import.meta.dirname, 'full-disk.ts')).href;

/** Makes a report and returns its results. */
async function lastReport(repo: ScratchRepo): Promise<string> {
  const { code, output } = await repo.run(...SCOPE);
  expect(code, output).toBe(0);
  return resultsIn(repo);
}

function resultsIn({ out }: ScratchRepo): Promise<string> {
  return readFile(join(out, 'results.json'), 'utf8');
}

/** The report's folder, and drafts or backups next to it. */
async function reportsIn({ out }: ScratchRepo): Promise<string[]> {
  return (await readdir(dirname(out))).filter((name) => name.startsWith(basename(out)));
}

test('VIS-11 merged shards give the report and exit code of a whole run; a missing shard is refused @extended', async ({
  repo,
}) => {
  for (const { file, change } of TREES[0] ?? []) await repo.plant(file, change);
  const unsharded = await repo.run(...SCOPE);
  const snapshots = unsharded.results?.snapshots.map(
    ({ snapshot, status }) => `${snapshot} ${status}`,
  );
  const shards = join(repo.root, 'visual-shards');
  for (const part of [1, 2]) {
    const shard = ['--shard', `${part}/2`, '--out', join(shards, String(part))];
    const { code, output } = await repo.start({}, ...shard, ...SCOPE).ended;
    expect(code, output).toBe(1);
  }
  const merged = await repo.start({}, '--merge', shards).ended;
  expect(merged.code, merged.output).toBe(1);
  // A merge has no progress.
  expect(merged.output).not.toContain('snapshots/s ·');
  const { snapshots: rows } = JSON.parse(await resultsIn(repo)) as Results;
  expect(rows.map(({ snapshot, status }) => `${snapshot} ${status}`)).toEqual(snapshots);

  await rm(join(shards, '2'), { recursive: true });
  const incomplete = await repo.start({}, '--merge', shards).ended;
  expect(incomplete.code).toBe(2);
  expect(incomplete.output).toContain('Shard 2/2 is missing');
});

test('VIS-6 a full disk while the report is written ends the run with 2, and the last report stays @extended', async ({
  repo,
}) => {
  const before = await lastReport(repo);
  const run = repo.start({ NODE_OPTIONS: `--import=${FULL_DISK}` }, ...SCOPE);
  const { code, output } = await run.ended;
  expect(code, output).toBe(2);
  expect(output).toContain('ENOSPC: no space left on device');
  expect(output).toContain('There is no new report; the last one is unchanged.');
  expect(await resultsIn(repo)).toBe(before);
  expect(await reportsIn(repo)).toEqual([basename(repo.out)]);
});

test('VIS-1 Ctrl+C during the captures leaves the last report and no temporary files @extended', async ({
  repo,
}) => {
  const before = await lastReport(repo);
  for (const { file, change } of TREES[0] ?? []) await repo.plant(file, change);
  const temporary = await mkdtemp(join(tmpdir(), 'unio-selftest-temporary-'));
  const run = repo.start({ TMPDIR: temporary }, '--no-cache', '--workers', '1', ...SCOPE);
  // The first story has been captured, the next one is in progress.
  const pictures = async () => {
    expect(run.process.exitCode).toBeNull();
    const found = await readdir(temporary, { recursive: true });
    return found.filter((name) => name.endsWith('.png'));
  };
  await expect.poll(pictures, { timeout: 0 }).not.toEqual([]);
  run.process.kill('SIGINT');
  const { code, output } = await run.ended;
  expect(code, output).toBe(130);
  expect(output).toContain('Stopped. There is no new report; the last one is unchanged.');
  expect(await resultsIn(repo)).toBe(before);
  expect(await reportsIn(repo)).toEqual([basename(repo.out)]);
  const left = (await readdir(temporary)).filter((name) => name.startsWith('unio-'));
  expect(left).toEqual([]);
  expect((await repo.git('worktree', 'list')).trim().split('\n')).toHaveLength(1);
  await rm(temporary, { recursive: true, force: true });
});

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMIT, approvalOf, row } from '../support/approvals.ts';
import { serveReport } from '../report/serve-report.ts';
import { readResults, writeResults } from '../report/write-report.ts';
import { type ResultRow, needsReview } from '../report/results.ts';
import { resultsFrom, sampleResults } from '../report/sample-results.ts';
import { type Acceptance, accept } from './accept.ts';
import { withApprovals } from './approvals.ts';
import { APPROVALS_FILE, readApprovals, parseApprovals, writeApprovals } from './approvals-file.ts';

describe('in a repository', () => {
  let root = '';
  let folder = '';
  const said: string[] = [];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (name: string) => {
    git('add', '-A');
    git('commit', '-qm', name, '--allow-empty');
    return git('rev-parse', 'HEAD');
  };
  const file = () => readFile(join(root, APPROVALS_FILE), 'utf8');
  const rows = sampleResults({ snapshots: 24, widths: [375, 1440] }).snapshots.map((it, at) =>
    Object.assign({}, it, {
      status: 'changed',
      severity: at % 2 === 0 ? 'subtle' : 'layout',
      digest: `d${at}`,
      findings: [],
      problems: [],
    } as const),
  );
  const story = rows[0]?.story ?? '';
  const report = (baselineCommit: string, snapshots: readonly ResultRow[] = rows) =>
    writeResults(folder, resultsFrom(snapshots, { baseline: 'main', baselineCommit }));
  const take = (...entries: Acceptance[]) =>
    accept(root, folder, entries, (line) => said.push(line));
  const left = async () => (await readResults(folder)).snapshots.filter(needsReview).length;
  const standing = async (base: string) => (await readApprovals(root, base, 'main')).active;

  beforeEach(async () => {
    // A hook of git's names the repository it runs for.
    for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
    root = await mkdtemp(join(tmpdir(), 'approvals-'));
    folder = join(root, 'visual-report');
    said.length = 0;
    git('init', '-q', '-b', 'main');
    await mkdir(folder);
    await mkdir(dirname(join(root, APPROVALS_FILE)), { recursive: true });
    await writeFile(join(root, '.gitignore'), 'visual-report\n');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true, force: true });
  });

  test('VIS-7 writing adds entries, drops expired ones, keeps comments, and wraps digests', async () => {
    const many = Array.from({ length: 40 }, (_, at) => row(`a/en/${at}`));
    await writeFile(join(root, APPROVALS_FILE), '# kept\n');
    await writeApprovals(root, [approvalOf('a/*/*'), approvalOf('b/*/*', many)], []);
    await writeApprovals(root, [approvalOf('c/*/*')], [approvalOf('a/*/*')]);
    const text = await file();
    expect(text).toContain('# kept');
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(104);
    expect(text.split('\n').length).toBeLessThan(20);
    const approvals = await readApprovals(root, '', COMMIT);
    expect(approvals.active).toEqual([approvalOf('b/*/*', many), approvalOf('c/*/*')]);
  });

  test('VIS-7 what is accepted counts for what was seen, also in a run of a part', async () => {
    const base = commit('base');
    await report(base);
    const glob = `${story}/*/*`;
    await take({ snapshots: glob, reason: 'meant' });
    expect(await left()).toBe(rows.length - 10);
    const again = async (snapshots: readonly ResultRow[]) =>
      withApprovals(snapshots, await readApprovals(root, base, 'main')).rows.filter(needsReview);
    expect(await again(rows.slice(0, 3))).toEqual([]);
    const other = rows.slice(0, 3).map((it) => Object.assign({}, it, { digest: 'other' }));
    expect(await again(other)).toEqual(other);
  });

  test('VIS-7 a glob over several stories says how much it approves, by story and severity', async () => {
    await report(commit('base'));
    await take({ snapshots: '**', reason: 'meant' });
    expect(said).toEqual([
      'Approved is what the report of 2026-11-21T09:30:00.000Z shows: working tree against main.',
      'Look again: "**" approves 24 snapshots of 3 stories: 12 subtle, 12 layout',
      `  ${story}: 5 subtle, 5 layout`,
      expect.stringContaining(': 5 subtle, 5 layout'),
      expect.stringContaining(': 2 subtle, 2 layout'),
    ]);
    expect(await left()).toBe(0);
    await expect(take({ snapshots: '**', reason: 'meant' })).rejects.toThrow('left to approve');
  });

  test('VIS-7 an acceptance can be narrowed to a severity', async () => {
    await report(commit('base'));
    await take({ snapshots: `${story}/*/*`, reason: 'hardly seen', severity: 'subtle' });
    const { snapshots } = await readResults(folder);
    const approved = snapshots.filter((it) => it.approved !== undefined);
    expect(approved.map(({ severity }) => severity)).toEqual(Array(5).fill('subtle'));
    const more = { snapshots: `${story}/*/*`, reason: 'x', severity: 'visible' } as const;
    await expect(take(more)).rejects.toThrow('covers nothing that is visible and left');
    await expect(take({ snapshots: 'none/*/*', reason: 'x' })).rejects.toThrow(
      'matches no snapshot',
    );
  });

  test('VIS-7 the page that --open serves accepts what its own report shows, by severity too', async () => {
    await report(commit('base'));
    const opened = await serveReport(root, folder, () => {});
    const { origin } = new URL(opened.url);
    const post = (entry: object) =>
      fetch(`${opened.url}approvals`, {
        method: 'POST',
        headers: { origin },
        body: JSON.stringify({
          entries: [{ snapshots: `${story}/*/*`, reason: 'meant', ...entry }],
        }),
      }).then(({ status }) => status);
    try {
      expect(await post({ severity: 'small' })).toBe(400);
      expect(await left()).toBe(rows.length);
      expect(await post({ severity: 'subtle' })).toBe(200);
      expect(await left()).toBe(rows.length - 5);
      expect(await post({})).toBe(200);
      expect(await left()).toBe(rows.length - 10);
      expect(parseApprovals(await file()).map(({ seen }) => seen.length)).toEqual([5, 5]);
    } finally {
      await opened.close();
    }
  });

  test('VIS-7 approvals expire by the file of the base, whether it has one or not', async () => {
    const before = commit('base');
    await report(before);
    await take({ snapshots: '**', reason: 'meant' });
    expect(await standing(before)).toHaveLength(1);
    const after = commit('approved');
    expect(await standing(after)).toEqual([]);
    expect((await readApprovals(root, after, 'main')).expired).toHaveLength(1);
  });

  test('VIS-7 a base that is not in this clone fails: no expired approval stands again', async () => {
    await report(commit('base'));
    await take({ snapshots: '**', reason: 'meant' });
    commit('approved');
    await expect(readApprovals(root, 'b'.repeat(40), 'main')).rejects.toThrow(
      /approvals of main \(bbbbbbbb\) cannot be read.*fetch-depth: 0/,
    );
    await report('b'.repeat(40));
    await expect(take({ snapshots: '**', reason: 'again' })).rejects.toThrow('fetch it');
    await rm(join(root, '.git'), { recursive: true });
    await expect(readApprovals(root, COMMIT, 'main')).rejects.toThrow('cannot be read');
  });

  test('VIS-7 an approval against a commit that is not in this clone does not count, and says so', async () => {
    const base = commit('base');
    const mine = rows.slice(0, 1);
    await writeApprovals(root, [approvalOf('**', mine, base)], []);
    expect(await standing(base)).toHaveLength(1);
    await writeFile(join(root, APPROVALS_FILE), (await file()).replace(base, COMMIT));
    const approvals = await readApprovals(root, base, 'main');
    expect(approvals).toMatchObject({ active: [], unknown: [{ base: COMMIT }] });
    expect(withApprovals(mine, approvals).notes).toEqual([
      'approval ** does not count: the commit it was given against, aaaaaaaa, is not in this clone',
    ]);
  });
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMIT, approvalOf, row } from '../support/approvals.ts';
import { commitIn, gitIn } from '../support/git-repo.ts';
import { serveReport } from '../report/serve-report.ts';
import { readResults, writeResults } from '../report/write-report.ts';
import { type ResultRow, needsReview } from '../report/results.ts';
import { resultsFrom, sampleResults } from '../report/stories/sample-results.ts';
import { type Acceptance, accept } from './accept.ts';
import { withApprovals } from './approvals.ts';
import { APPROVALS_FILE, readApprovals, parseApprovals, writeApprovals } from './approvals-file.ts';

describe('in a repository', () => {
  let root = '';
  let folder = '';
  const lines: string[] = [];
  const git = (...args: string[]) => gitIn(root, ...args);
  const commit = (name: string) => commitIn(root, name);
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
  const acceptAll = (...entries: Acceptance[]) =>
    accept(root, folder, entries, (line) => lines.push(line));
  const countLeft = async () => (await readResults(folder)).snapshots.filter(needsReview).length;
  const activeAgainst = async (base: string) => (await readApprovals(root, base, 'main')).active;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'approvals-'));
    folder = join(root, 'visual-report');
    lines.length = 0;
    git('init', '-q', '-b', 'main');
    await mkdir(folder);
    await mkdir(dirname(join(root, APPROVALS_FILE)), { recursive: true });
    await writeFile(join(root, '.gitignore'), 'visual-report\n');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true, force: true });
  });

  test('VIS-7 writing adds entries, removes expired ones, preserves comments, and wraps digests', async () => {
    const many = Array.from({ length: 40 }, (_, at) => row(`a/en/${at}`));
    await writeFile(join(root, APPROVALS_FILE), '# a comment\n');
    await writeApprovals(root, [approvalOf('a/*/*'), approvalOf('b/*/*', many)], []);
    await writeApprovals(root, [approvalOf('c/*/*')], [approvalOf('a/*/*')]);
    const text = await file();
    expect(text).toContain('# a comment');
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(104);
    expect(text.split('\n').length).toBeLessThan(20);
    const approvals = await readApprovals(root, '', COMMIT);
    expect(approvals.active).toEqual([approvalOf('b/*/*', many), approvalOf('c/*/*')]);
  });

  test('VIS-7 an approval covers the accepted differences, also in a filtered run', async () => {
    const base = commit('base');
    await report(base);
    const glob = `${story}/*/*`;
    await acceptAll({ snapshots: glob, reason: 'meant' });
    expect(await countLeft()).toBe(rows.length - 10);
    const unreviewed = async (snapshots: readonly ResultRow[]) =>
      withApprovals(snapshots, await readApprovals(root, base, 'main')).rows.filter(needsReview);
    expect(await unreviewed(rows.slice(0, 3))).toEqual([]);
    const other = rows.slice(0, 3).map((it) => Object.assign({}, it, { digest: 'other' }));
    expect(await unreviewed(other)).toEqual(other);
  });

  test('VIS-7 accepting a glob over several stories prints what it covers, by story and severity', async () => {
    await report(commit('base'));
    await acceptAll({ snapshots: '**', reason: 'meant' });
    expect(lines).toEqual([
      'Approving from the report of 2026-11-21T09:30:00.000Z: working tree against main.',
      'Check this: "**" approves 24 snapshots of 3 stories: 12 subtle, 12 layout',
      `  ${story}: 5 subtle, 5 layout`,
      expect.stringContaining(': 5 subtle, 5 layout'),
      expect.stringContaining(': 2 subtle, 2 layout'),
    ]);
    expect(await countLeft()).toBe(0);
    await expect(acceptAll({ snapshots: '**', reason: 'meant' })).rejects.toThrow(
      'left to approve',
    );
  });

  test('VIS-7 accepting can be narrowed to a severity', async () => {
    await report(commit('base'));
    await acceptAll({ snapshots: `${story}/*/*`, reason: 'hardly seen', severity: 'subtle' });
    const { snapshots } = await readResults(folder);
    const approved = snapshots.filter((it) => it.approved !== undefined);
    expect(approved.map(({ severity }) => severity)).toEqual(Array(5).fill('subtle'));
    const more = { snapshots: `${story}/*/*`, reason: 'x', severity: 'visible' } as const;
    await expect(acceptAll(more)).rejects.toThrow('covers nothing that is visible and left');
    await expect(acceptAll({ snapshots: 'none/*/*', reason: 'x' })).rejects.toThrow(
      'matches no snapshot',
    );
  });

  test('VIS-7 the served report accepts the differences it shows, also by severity', async () => {
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
      expect(await countLeft()).toBe(rows.length);
      expect(await post({ severity: 'subtle' })).toBe(200);
      expect(await countLeft()).toBe(rows.length - 5);
      expect(await post({})).toBe(200);
      expect(await countLeft()).toBe(rows.length - 10);
      expect(parseApprovals(await file()).map(({ seen }) => seen.length)).toEqual([5, 5]);
    } finally {
      await opened.close();
    }
  });

  test("VIS-7 approvals are active until the base's file contains them, and then expire", async () => {
    const before = commit('base');
    await report(before);
    await acceptAll({ snapshots: '**', reason: 'meant' });
    expect(await activeAgainst(before)).toHaveLength(1);
    const after = commit('approved');
    expect(await activeAgainst(after)).toEqual([]);
    expect((await readApprovals(root, after, 'main')).expired).toHaveLength(1);
  });

  test('VIS-7 a base that is not in this clone is an error: no expired approval becomes active again', async () => {
    await report(commit('base'));
    await acceptAll({ snapshots: '**', reason: 'meant' });
    commit('approved');
    await expect(readApprovals(root, 'b'.repeat(40), 'main')).rejects.toThrow(
      /approvals of main \(bbbbbbbb\) cannot be read.*fetch-depth: 0/,
    );
    await report('b'.repeat(40));
    await expect(acceptAll({ snapshots: '**', reason: 'again' })).rejects.toThrow('fetch it');
    await rm(join(root, '.git'), { recursive: true });
    await expect(readApprovals(root, COMMIT, 'main')).rejects.toThrow('cannot be read');
  });

  test('VIS-7 an approval against a commit that is not in this clone has no effect, and a note says so', async () => {
    const base = commit('base');
    const oneRow = rows.slice(0, 1);
    await writeApprovals(root, [approvalOf('**', oneRow, base)], []);
    expect(await activeAgainst(base)).toHaveLength(1);
    await writeFile(join(root, APPROVALS_FILE), (await file()).replace(base, COMMIT));
    const approvals = await readApprovals(root, base, 'main');
    expect(approvals).toMatchObject({ active: [], unknown: [{ base: COMMIT }] });
    expect(withApprovals(oneRow, approvals).notes).toEqual([
      'approval ** has no effect: its base aaaaaaaa is not in this clone',
    ]);
  });
});

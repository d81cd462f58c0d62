import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Approval, sortApprovals, withApprovals } from './approvals.ts';
import { APPROVALS_FILE, approvalsFor, parseApprovals, writeApprovals } from './read.ts';

const COMMIT = 'a'.repeat(40);
const on = (cells: string, base = COMMIT): Approval => ({ cells, base, reason: 'meant' });
const row = (cell: string, status: 'changed' | 'same' | 'broken' = 'changed') => ({ cell, status });

test('VIS-7 an approval covers the cells of its glob, and a star does not cross a slash', () => {
  const rows = [row('a--x/en/375'), row('a--x/vi/375'), row('b--y/vi/375')];
  const judged = withApprovals(rows, { standing: [on('a--x/*/375')], lapsed: [] });
  expect(judged.rows.map((it) => it.approved)).toEqual(['meant', 'meant', undefined]);
  const star = withApprovals(rows, { standing: [on('*')], lapsed: [] });
  expect(star.rows.every((it) => it.approved === undefined)).toBe(true);
});

test('VIS-7 a story that fails cannot be approved, and one that is the same need not', () => {
  const rows = [row('a/en/1', 'broken'), row('a/en/2', 'same')];
  const { rows: judged, notes } = withApprovals(rows, { standing: [on('a/*/*')], lapsed: [] });
  expect(judged).toEqual(rows);
  expect(notes).toEqual(['approval a/*/* covers nothing that differs in this run']);
});

test('VIS-7 an approval lapses once the base has it', () => {
  const base = { commit: 'b'.repeat(40), name: 'b' };
  const sorted = sortApprovals([on('old/*/*'), on('new/*/*')], [on('old/*/*')], base);
  expect(sorted).toEqual({ standing: [on('new/*/*')], lapsed: [on('old/*/*')] });
  const { notes } = withApprovals([row('new/en/1')], sorted);
  expect(notes).toEqual(['approval old/*/* lapsed: the base contains the change']);
});

test('VIS-7 what was approved against a folder counts against that folder only', () => {
  const mine = on('x/*/*', '/storybooks/monday');
  const against = (name: string, commit = '') =>
    sortApprovals([mine], [], { commit, name }).standing;
  expect(against('/storybooks/monday')).toEqual([mine]);
  expect(against('/storybooks/tuesday')).toEqual([]);
  expect(against('main', COMMIT)).toEqual([]);
});

test('VIS-7 a file that is half wrong counts for nothing and says where', () => {
  expect(parseApprovals('# nothing yet\n')).toEqual([]);
  expect(() => parseApprovals('- cells: a\n  base: b\n')).toThrow(
    'entry 1 needs cells, base and reason',
  );
  expect(() => parseApprovals('cells: a')).toThrow('is no list');
  expect(() => parseApprovals('- cells: *x')).toThrow(APPROVALS_FILE);
});

test('VIS-7 writing adds entries, drops lapsed ones and keeps comments', async () => {
  const root = await mkdtemp(join(tmpdir(), 'approvals-'));
  try {
    await mkdir(dirname(join(root, APPROVALS_FILE)), { recursive: true });
    await writeFile(join(root, APPROVALS_FILE), '# kept\n');
    await writeApprovals(root, [on('a/*/*'), on('b/*/*')], []);
    await writeApprovals(root, [on('c/*/*')], [on('a/*/*')]);
    expect(await readFile(join(root, APPROVALS_FILE), 'utf8')).toContain('# kept');
    const { standing } = await approvalsFor(root, '', COMMIT);
    expect(standing).toEqual([on('b/*/*'), on('c/*/*')]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

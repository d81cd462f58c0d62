import { describe, expect, test } from 'vitest';
import { COMMIT, approvalOf, row } from '../support/approvals.ts';
import { type Approval, sortApprovals, withApprovals } from './approvals.ts';
import { APPROVALS_FILE, parseApprovals } from './approvals-file.ts';

const only = (...active: Approval[]) => ({ active, expired: [], unknown: [] });
const KNOWN = new Set([COMMIT]);

describe('what an approval covers', () => {
  test('VIS-7 an approval covers the snapshots of its glob, and a star does not cross a slash', () => {
    const rows = [row('a--x/en/375'), row('a--x/vi/375+dpr-2'), row('b--y/vi/375')];
    const judged = withApprovals(rows, only(approvalOf('a--x/*/*', rows)));
    expect(judged.rows.map((it) => it.approved)).toEqual(['meant', 'meant', undefined]);
    const star = withApprovals(rows, only(approvalOf('*', rows)));
    expect(star.rows.every((it) => it.approved === undefined)).toBe(true);
  });

  test('VIS-7 another difference under the same glob is unreviewed, and said', () => {
    const seen = [row('a--x/en/375'), row('a--x/vi/375')];
    const now = [row('a--x/en/375', 'changed', 'd2'), row('a--x/vi/375')];
    const judged = withApprovals(now, only(approvalOf('a--x/*/*', seen)));
    expect(judged.rows.map((it) => it.approved)).toEqual([undefined, 'meant']);
    expect(judged.notes).toEqual([
      'approval a--x/*/* matches 1 snapshots that differ otherwise than was approved',
    ]);
  });

  test('VIS-7 the same digest of another snapshot, or none, approves nothing', () => {
    const [en, vi] = [row('a--x/en/375'), row('a--x/vi/375')];
    const { digest: _, ...bare } = en;
    const judged = withApprovals([vi, bare], only(approvalOf('a--x/*/*', [en])));
    expect(judged.rows.map((it) => it.approved)).toEqual([undefined, undefined]);
  });

  test('VIS-7 two approvals of one glob stand side by side, each for what it saw', () => {
    const [en, vi] = [row('a--x/en/375'), row('a--x/vi/375')];
    const judged = withApprovals(
      [en, vi],
      only(approvalOf('a--x/*/*', [en]), approvalOf('a--x/*/*', [vi])),
    );
    expect(judged.rows.map((it) => it.approved)).toEqual(['meant', 'meant']);
    expect(judged.notes).toEqual([]);
  });

  test('VIS-7 a story that fails cannot be approved, and one that is the same need not', () => {
    const rows = [row('a/en/1', 'error'), row('a/en/2', 'unchanged'), row('a/en/3', 'flaky')];
    const all = rows.map((it) => Object.assign({}, it, { status: 'changed' as const }));
    const { rows: judged, notes } = withApprovals(rows, only(approvalOf('a/*/*', all)));
    expect(judged).toEqual(rows);
    expect(notes).toEqual(['approval a/*/* covers nothing that differs in this run']);
  });

  test('VIS-7 a row that was approved and no longer is, is marked no longer', () => {
    const before = { ...row('a/en/1'), approved: 'meant' };
    expect(withApprovals([before], only()).rows).toEqual([row('a/en/1')]);
  });
});

describe('which approvals count', () => {
  test('VIS-7 an approval expires once the base has it', () => {
    const base = { commit: 'b'.repeat(40), name: 'b' };
    const now = row('new/en/1');
    const mine = approvalOf('new/*/*', [now]);
    const sorted = sortApprovals(
      [approvalOf('old/*/*'), mine],
      [approvalOf('old/*/*')],
      base,
      KNOWN,
    );
    expect(sorted).toEqual({ active: [mine], expired: [approvalOf('old/*/*')], unknown: [] });
    expect(withApprovals([now], sorted).notes).toEqual([
      'approval old/*/* has expired: the base contains the change',
    ]);
  });

  test('VIS-7 what was approved against a folder counts against that folder only', () => {
    const mine = approvalOf('x/*/*', [], '/storybooks/monday');
    const against = (name: string, commit = '') =>
      sortApprovals([mine], [], { commit, name }, KNOWN).active;
    expect(against('/storybooks/monday')).toEqual([mine]);
    expect(against('/storybooks/tuesday')).toEqual([]);
    expect(against('main', COMMIT)).toEqual([]);
  });

  test('VIS-7 a file that is half wrong counts for nothing and says where', () => {
    expect(parseApprovals('# nothing yet\n')).toEqual([]);
    expect(() => parseApprovals('- snapshots: a\n  base: b\n')).toThrow(
      'entry 1 needs snapshots, base and reason',
    );
    expect(() => parseApprovals('snapshots: a')).toThrow('is no list');
    expect(() => parseApprovals('- snapshots: *x')).toThrow(APPROVALS_FILE);
    expect(() => parseApprovals('- null')).toThrow('entry 1 needs');
  });

  test('VIS-7 an entry that does not say what was seen is named, with the way out', () => {
    const text = `- snapshots: a--b/*/*\n  base: ${COMMIT}\n  reason: meant\n`;
    expect(() => parseApprovals(text)).toThrow(/entry 1 \(a--b\/\*\/\*\).*accept again/);
    expect(() => parseApprovals(`${text}  seen: all\n`)).toThrow('what was seen');
    expect(parseApprovals(`${text}  seen: [ab]\n`)).toHaveLength(1);
  });
});

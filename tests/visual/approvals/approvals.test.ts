import { describe, expect, test } from 'vitest';
import { COMMIT, approvalOf, row } from '../support/approvals.ts';
import { type Approval, sortApprovals, withApprovals } from './approvals.ts';
import { APPROVALS_FILE, parseApprovals } from './approvals-file.ts';

const activeApprovals = (...active: Approval[]) => ({ active, expired: [], unknown: [] });
const KNOWN = new Set([COMMIT]);

describe('coverage of an approval', () => {
  test('VIS-7 an approval covers the snapshots of its glob, and a star does not cross a slash', () => {
    const rows = [row('a--x/en/375'), row('a--x/vi/375+dpr-2'), row('b--y/vi/375')];
    const marked = withApprovals(rows, activeApprovals(approvalOf('a--x/*/*', rows)));
    expect(marked.rows.map((it) => it.approved)).toEqual(['meant', 'meant', undefined]);
    const star = withApprovals(rows, activeApprovals(approvalOf('*', rows)));
    expect(star.rows.every((it) => it.approved === undefined)).toBe(true);
  });

  test('VIS-7 another difference under the same glob is unreviewed, and a note says so', () => {
    const seen = [row('a--x/en/375'), row('a--x/vi/375')];
    const now = [row('a--x/en/375', 'changed', 'd2'), row('a--x/vi/375')];
    const marked = withApprovals(now, activeApprovals(approvalOf('a--x/*/*', seen)));
    expect(marked.rows.map((it) => it.approved)).toEqual([undefined, 'meant']);
    expect(marked.notes).toEqual([
      'approval a--x/*/* matches 1 snapshots with another difference than the approved one',
    ]);
  });

  test('VIS-7 an approval covers neither another snapshot with the same digest nor one without a digest', () => {
    const [en, vi] = [row('a--x/en/375'), row('a--x/vi/375')];
    const { digest: _, ...bare } = en;
    const marked = withApprovals([vi, bare], activeApprovals(approvalOf('a--x/*/*', [en])));
    expect(marked.rows.map((it) => it.approved)).toEqual([undefined, undefined]);
  });

  test('VIS-7 two approvals of one glob each cover their own differences', () => {
    const [en, vi] = [row('a--x/en/375'), row('a--x/vi/375')];
    const marked = withApprovals(
      [en, vi],
      activeApprovals(approvalOf('a--x/*/*', [en]), approvalOf('a--x/*/*', [vi])),
    );
    expect(marked.rows.map((it) => it.approved)).toEqual(['meant', 'meant']);
    expect(marked.notes).toEqual([]);
  });

  test('VIS-7 a story that fails cannot be approved, and an unchanged one need not be', () => {
    const rows = [row('a/en/1', 'error'), row('a/en/2', 'unchanged'), row('a/en/3', 'flaky')];
    const all = rows.map((it) => Object.assign({}, it, { status: 'changed' as const }));
    const { rows: marked, notes } = withApprovals(rows, activeApprovals(approvalOf('a/*/*', all)));
    expect(marked).toEqual(rows);
    expect(notes).toEqual(['approval a/*/* matches nothing that differs in this run']);
  });

  test('VIS-7 a row that is no longer approved loses its mark', () => {
    const before = { ...row('a/en/1'), approved: 'meant' };
    expect(withApprovals([before], activeApprovals()).rows).toEqual([row('a/en/1')]);
  });
});

describe('active approvals', () => {
  test('VIS-7 an approval expires once the base has it', () => {
    const base = { commit: 'b'.repeat(40), name: 'b' };
    const now = row('new/en/1');
    const approval = approvalOf('new/*/*', [now]);
    const sorted = sortApprovals(
      [approvalOf('old/*/*'), approval],
      [approvalOf('old/*/*')],
      base,
      KNOWN,
    );
    expect(sorted).toEqual({ active: [approval], expired: [approvalOf('old/*/*')], unknown: [] });
    expect(withApprovals([now], sorted).notes).toEqual([
      'approval old/*/* has expired: the base contains the change',
    ]);
  });

  test('VIS-7 an approval against a folder is active against that folder only', () => {
    const approval = approvalOf('x/*/*', [], '/storybooks/monday');
    const activeAgainst = (name: string, commit = '') =>
      sortApprovals([approval], [], { commit, name }, KNOWN).active;
    expect(activeAgainst('/storybooks/monday')).toEqual([approval]);
    expect(activeAgainst('/storybooks/tuesday')).toEqual([]);
    expect(activeAgainst('main', COMMIT)).toEqual([]);
  });

  test('VIS-7 a file with a wrong entry is an error that names the entry', () => {
    expect(parseApprovals('# nothing yet\n')).toEqual([]);
    expect(() => parseApprovals('- snapshots: a\n  base: b\n')).toThrow(
      'entry 1 needs snapshots, base and reason',
    );
    expect(() => parseApprovals('snapshots: a')).toThrow('is no list');
    expect(() => parseApprovals('- snapshots: *x')).toThrow(APPROVALS_FILE);
    expect(() => parseApprovals('- null')).toThrow('entry 1 needs');
  });

  test('VIS-7 an entry without digests is an error that says how to replace it', () => {
    const text = `- snapshots: a--b/*/*\n  base: ${COMMIT}\n  reason: meant\n`;
    expect(() => parseApprovals(text)).toThrow(/entry 1 \(a--b\/\*\/\*\).*accept again/);
    expect(() => parseApprovals(`${text}  seen: all\n`)).toThrow('no list of digests');
    expect(parseApprovals(`${text}  seen: [ab]\n`)).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type PendingApprovals,
  NO_APPROVALS,
  accept,
  acceptedIn,
  loadPending,
  reword,
  savePending,
  undo,
  without,
} from './pending-approvals.ts';

const RUN = '2026-11-21T09:30:00.000Z';

/** A storage that needs no browser. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const snapshotsIn = (pending: PendingApprovals) => [...acceptedIn(pending).keys()];

describe('pending approvals', () => {
  const two = accept(accept(NO_APPROVALS, ['a', 'b'], 'First'), ['b', 'c'], 'Second');

  test('VIS-7 keep the first reason of a snapshot', () => {
    expect([...acceptedIn(two)]).toEqual([
      ['a', 'First'],
      ['b', 'First'],
      ['c', 'Second'],
    ]);
  });

  test('VIS-7 are undone one acceptance at a time, the last one first', () => {
    expect(snapshotsIn(undo(two))).toEqual(['a', 'b']);
    expect(snapshotsIn(undo(undo(two)))).toEqual([]);
    expect(snapshotsIn(undo(undo(undo(two))))).toEqual([]);
  });

  test('VIS-7 drop a step when all its snapshots are removed', () => {
    expect(without(two, ['a', 'b']).steps).toEqual([{ snapshots: ['c'], reason: 'Second' }]);
  });

  test('VIS-7 get another reason everywhere, also for the next acceptance', () => {
    const other = reword(two, 'Second', 'Third');
    expect([...acceptedIn(other).values()]).toEqual(['First', 'First', 'Third']);
    expect(other.reason).toBe('Third');
    expect(reword(two, 'First', 'Third').reason).toBe('Second');
  });

  test('VIS-7 survive a reload, except for snapshots that no longer exist', () => {
    savePending(RUN, two);
    expect(loadPending(RUN, () => true)).toEqual(two);
    const less = loadPending(RUN, (snapshot) => snapshot !== 'c');
    expect(snapshotsIn(less)).toEqual(['a', 'b']);
    expect(less.steps).toEqual([{ snapshots: ['a', 'b'], reason: 'First' }]);
  });

  test('VIS-7 belong to one run', () => {
    savePending(RUN, two);
    expect(loadPending('2026-11-22T09:30:00.000Z', () => true)).toEqual(NO_APPROVALS);
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no steps', '{"steps":[1],"reason":""}'],
    ['no names', '{"steps":[{"snapshots":[1],"reason":"a"}]}'],
    ['null as a step', '{"steps":[null]}'],
  ])('VIS-7 are empty where the storage contains %s', (_, text) => {
    localStorage.setItem(`visual-report/${RUN}`, text);
    expect(loadPending(RUN, (snapshot) => typeof snapshot === 'string')).toEqual(NO_APPROVALS);
  });

  test('VIS-7 work without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(loadPending(RUN, () => true)).toEqual(NO_APPROVALS);
    expect(() => savePending(RUN, two)).not.toThrow();
  });
});

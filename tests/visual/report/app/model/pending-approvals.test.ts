import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  NO_APPROVALS,
  accept,
  savePending,
  loadPending,
  reworded,
  undo,
  without,
} from './pending-approvals.ts';

const RUN = '2026-11-21T09:30:00.000Z';

/** A storage of the page's own, so that the test needs no browser. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('pending approvals', () => {
  const two = accept(accept(NO_APPROVALS, ['a', 'b'], 'First'), ['b', 'c'], 'Second');

  test('VIS-7 keep the reason a snapshot was accepted for first', () => {
    expect([...two.accepted]).toEqual([
      ['a', 'First'],
      ['b', 'First'],
      ['c', 'Second'],
    ]);
  });

  test('VIS-7 are taken back one acceptance at a time, the last one first', () => {
    expect([...undo(two).accepted.keys()]).toEqual(['a', 'b']);
    expect([...undo(undo(two)).accepted.keys()]).toEqual([]);
    expect([...undo(undo(undo(two))).accepted.keys()]).toEqual([]);
  });

  test('VIS-7 forget a step whose snapshots are all taken back by name', () => {
    expect(without(two, ['a', 'b']).steps).toEqual([['c']]);
  });

  test('VIS-7 are reworded everywhere, and so is the next reason', () => {
    const other = reworded(two, 'Second', 'Third');
    expect([...other.accepted.values()]).toEqual(['First', 'First', 'Third']);
    expect(other.reason).toBe('Third');
    expect(reworded(two, 'First', 'Third').reason).toBe('Second');
  });

  test('VIS-7 survive a reload, snapshots that are gone excepted', () => {
    savePending(RUN, two);
    expect(loadPending(RUN, () => true)).toEqual(two);
    const less = loadPending(RUN, (snapshot) => snapshot !== 'c');
    expect([...less.accepted.keys()]).toEqual(['a', 'b']);
    expect(less.steps).toEqual([['a', 'b']]);
  });

  test('VIS-7 belong to one run', () => {
    savePending(RUN, two);
    expect(loadPending('2026-11-22T09:30:00.000Z', () => true)).toEqual(NO_APPROVALS);
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no pairs', '{"accepted":[1],"steps":[]}'],
    ['no names', '{"accepted":[[1,2]],"steps":[[1]]}'],
    ['steps of nothing', '{"accepted":[],"steps":[null]}'],
  ])('VIS-7 begin empty where the storage holds %s', (_, text) => {
    localStorage.setItem(`visual-report/${RUN}`, text);
    expect(loadPending(RUN, (snapshot) => typeof snapshot === 'string')).toEqual(NO_APPROVALS);
  });

  test('VIS-7 are there without a storage', () => {
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

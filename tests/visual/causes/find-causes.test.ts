import { expect, test } from 'vitest';
import type { SnapshotResult } from '../capture/compare-snapshot.ts';
import type { Change } from '../report/results.ts';
import { createRow } from '../runner/result-rows.ts';
import { GRAY_PNG, LARGER_PNG, snapshotIn, storyPageIn } from '../support/story-pages.ts';
import { type OpenReverted, findCauses } from './find-causes.ts';
import type { ChangedSuspect } from './suspects.ts';

const token = (name: string): ChangedSuspect => ({
  input: { kind: 'token', name },
  ...{ isRevertible: true, reversal: { css: name } },
});
const change = (selector: string): Change => ({
  ...{ selector, key: '', text: '', box: { x: 0, y: 0, width: 1, height: 1 } },
});

/** A snapshot that is larger than in the baseline, with a change at an element. */
function changed(width: number, selector: string, ...suspects: ChangedSuspect[]) {
  const snapshot = { ...snapshotIn('vi'), width };
  const row = { ...createRow(snapshot, 'chromium', 'changed', ''), changes: [change(selector)] };
  const pictures = { expected: GRAY_PNG, actual: LARGER_PNG };
  const result: SnapshotResult = { row, pictures, captures: 2 };
  return { snapshot, result, suspects };
}

/** Pages that are as in the baseline once `cause` is set back; `opened` lists the inputs of each page. */
function reverting(cause: string) {
  const opened: string[] = [];
  const open: OpenReverted = async (reversals) => {
    const names = reversals.map((it) => ('css' in it ? it.css : it.message));
    opened.push(names.join('+'));
    return storyPageIn('vi', names.includes(cause) ? GRAY_PNG : LARGER_PNG);
  };
  return { opened, open };
}

test('VIS-20 one witness is tried for all snapshots that changed alike, none if only one input changed', async () => {
  const { opened, open } = reverting('b');
  const { results, captures } = await findCauses(
    [
      changed(1, 'p', token('a'), token('b')),
      changed(2, 'p', token('a'), token('b')),
      changed(3, 'p', token('c')),
    ],
    open,
  );
  const cause = {
    inputs: [{ kind: 'token', name: 'b' }],
    ...{ notTried: [], how: 'reverted', witness: 'a--b/vi/1' },
  };
  expect(results.map(({ row }) => row.cause)).toEqual([
    cause,
    cause,
    { inputs: [{ kind: 'token', name: 'c' }], notTried: [], how: 'only' },
  ]);
  expect(opened).toEqual(['a+b', 'a', 'b']);
  expect(captures).toBe(3);
});

test('VIS-20 a snapshot that changed at another element is tried separately', async () => {
  const { opened, open } = reverting('a');
  const suspects = [token('a'), token('b')];
  await findCauses([changed(1, 'p', ...suspects), changed(2, 'h1', ...suspects)], open);
  expect(opened).toEqual(['a+b', 'a', 'a+b', 'a']);
});

test.each<[string, OpenReverted]>([
  ['a browser that fails', () => Promise.reject(new Error('crashed'))],
  ['an input that cannot be set back', async () => undefined],
  [
    'a story that fails with the inputs set back',
    async () => ({ ...storyPageIn('vi'), show: async () => ['it throws'] }),
  ],
])('VIS-20 after %s the cause is reported as not tried', async (_, open) => {
  const { results } = await findCauses([changed(1, 'p', token('a'), token('b'))], open);
  expect(results[0]?.row.cause).toEqual({
    inputs: [],
    notTried: [
      { kind: 'token', name: 'a' },
      { kind: 'token', name: 'b' },
    ],
    how: 'not tried',
  });
});

test('VIS-20 without suspects, and where nothing changed, there is no cause and no capture', async () => {
  const same = changed(1, 'p', token('a'), token('b'));
  const row = { ...same.result.row, status: 'unchanged' } as const;
  const { results, captures } = await findCauses(
    [changed(1, 'p'), { ...same, result: { ...same.result, row } }],
    reverting('a').open,
  );
  expect(results.map((result) => result.row.cause)).toEqual([undefined, undefined]);
  expect(captures).toBe(0);
});

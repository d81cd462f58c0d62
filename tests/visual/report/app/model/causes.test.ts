import { expect, test } from 'vitest';
import type { Cause, ResultRow } from '../../results.ts';
import { sampleResults } from '../../stories/sample-results.ts';
import { causeName, causeText, evidenceText, groupByCause } from './causes.ts';
import { groupChanges } from './change-groups.ts';

const TOKEN = { kind: 'token', name: 'radius-small', before: '8px', after: '9px' } as const;
const MESSAGE = { kind: 'message', name: 'vi:a.b', before: 'One', after: 'Two' } as const;
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ kind: 'file', name: `src/${at}.ts` }) as const);
const cause = (more: Partial<Cause>): Cause => ({
  ...{ inputs: [], notTried: [], how: 'reverted', witness: 'a--b/en/375' },
  ...more,
});

test.each([
  [{ inputs: [TOKEN] }, 'radius-small', 'token radius-small: 8px became 9px'],
  [
    { inputs: [TOKEN, MESSAGE] },
    'radius-small + vi:a.b',
    '2 causes: token radius-small: 8px became 9px; message vi:a.b: “One” became “Two”',
  ],
  [{ inputs: [{ kind: 'token', name: 'new', after: '1px' }] }, 'new', 'token new: new, 1px'],
  [
    { notTried: files(2), how: 'not tried' },
    'one of src/0.ts, src/1.ts',
    'not tried: one of src/0.ts, src/1.ts',
  ],
  [
    { inputs: [TOKEN], notTried: files(6), how: 'in part' },
    'radius-small + one of src/0.ts, src/1.ts, src/2.ts, src/3.ts, src/4.ts, src/5.ts',
    'token radius-small: 8px became 9px; and one of src/0.ts, src/1.ts, src/2.ts, src/3.ts and 2 more, which were not tried',
  ],
  [{ how: 'in part' }, 'not found', 'not found'],
] as const)('VIS-20 a cause says what was found and what was not tried: %j', (more, name, text) => {
  expect(causeName(cause(more))).toBe(name);
  expect(causeText(cause(more))).toBe(text);
  expect(evidenceText([{ cause: cause(more) }])).toMatch(/\.$/);
});

const rows = sampleResults({ snapshots: 20 }).snapshots.map((row, at): ResultRow =>
  Object.assign({}, row, {
    status: 'changed',
    changes: [],
    ...(at < 19 && { cause: cause({ inputs: [at < 5 ? TOKEN : MESSAGE] }) }),
  } as const),
);

test('VIS-20 the evidence says for how many snapshots the cause was found in each way', () => {
  const some = [cause({ how: 'only' }), cause({}), cause({ witness: 'c--d/vi/375' }), undefined];
  expect(evidenceText(some.map((it) => (it ? { cause: it } : {})))).toBe(
    '1 snapshot: nothing else that they use has changed. 2 snapshots: as in the baseline with this set back, on a--b/en/375 and 1 more.',
  );
});

test('VIS-20 rows are grouped by cause, the largest group first; rows without a cause are in no group', () => {
  expect(groupByCause(rows).map(({ name, rows: { length } }) => `${name} ${length}`)).toEqual([
    'vi:a.b 14',
    'radius-small 5',
  ]);
});

test('VIS-20 a group of changes has one cause', () => {
  for (const group of groupChanges(rows))
    expect(new Set(group.rows.map((row) => row.cause?.inputs[0])).size).toBe(1);
});

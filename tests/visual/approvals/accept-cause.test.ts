import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResultRow } from '../report/results.ts';
import { resultsFrom, sampleResults } from '../report/stories/sample-results.ts';
import { writeResults } from '../report/write-report.ts';
import { globsOfCauses } from './accept-cause.ts';

/** Every third row has another cause, and the last one is approved. */
const rows = sampleResults({ snapshots: 24, widths: [375, 1440] }).snapshots.map(
  (it, at): ResultRow =>
    Object.assign({}, it, {
      ...({ status: 'changed', digest: `d${at}`, findings: [], problems: [] } as const),
      cause: causeOf(at % 3 === 0 ? 'space-7' : 'radius-small'),
      ...(at === 23 && { approved: 'meant' }),
    }),
);

function causeOf(name: string) {
  return { inputs: [{ kind: 'token', name }], notTried: [], how: 'only' } as const;
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accept-cause-'));
  await writeResults(folder, resultsFrom(rows));
});
afterEach(() => rm(folder, { recursive: true }));

test('VIS-20 the globs of a cause match all of its snapshots, and no other that differs', async () => {
  const globs = await globsOfCauses(folder, ['space-7']);
  const matched = rows.filter(({ snapshot }) => globs.some((glob) => matchesGlob(snapshot, glob)));
  expect(matched.length).toBe(8);
  expect(matched.every(({ cause }) => cause?.inputs[0]?.name === 'space-7')).toBe(true);
});

test('VIS-20 an unknown cause is an error that names the known ones; an empty list is no error', async () => {
  await expect(globsOfCauses(folder, ['space-7', 'space-8'])).rejects.toThrow(
    'has the cause "space-8"; causes: "radius-small", "space-7".',
  );
  expect(await globsOfCauses(folder, [])).toEqual([]);
});

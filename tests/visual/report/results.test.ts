import { expect, test } from 'vitest';
import { passes } from './results.ts';
import { resultsFrom, sampleResults } from './stories/sample-results.ts';

test('VIS-14 a flaky snapshot is counted, and fails a strict run only', () => {
  const [row] = sampleResults({ snapshots: 1, same: true }).snapshots;
  if (!row) throw new Error('The sample is empty.');
  const results = resultsFrom([{ ...row, status: 'flaky' }]);
  expect(results.totals.flaky).toBe(1);
  expect(passes(results)).toBe(true);
  expect(passes({ ...results, strict: true })).toBe(false);
  expect(passes({ ...resultsFrom([row]), strict: true })).toBe(true);
});

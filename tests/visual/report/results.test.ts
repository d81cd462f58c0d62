import { expect, test } from 'vitest';
import { passes } from './results.ts';
import { resultsWith, sampleResults } from './sample.ts';

test('VIS-14 a flaky snapshot is counted, and fails a strict run only', () => {
  const [row] = sampleResults({ cells: 1, same: true }).cells;
  if (!row) throw new Error('The sample is empty.');
  const results = resultsWith([{ ...row, status: 'flaky' }]);
  expect(results.totals.flaky).toBe(1);
  expect(passes(results)).toBe(true);
  expect(passes({ ...results, strict: true })).toBe(false);
  expect(passes({ ...resultsWith([row]), strict: true })).toBe(true);
});

import { expect, test } from 'vitest';
import { CSP_VIOLATIONS } from '../e2e/support/csp.ts';
import { countCspViolations, countSkips } from './report.ts';

test('skipped tests are counted by reason at any depth, also those without a reason', () => {
  const skipped = (description?: string) => ({
    status: 'skipped',
    annotations: description === undefined ? [] : [{ type: 'skip', description }],
  });
  const held = { status: 'expected', annotations: [] };
  const report = {
    suites: [
      {
        specs: [{ tests: [skipped('no session'), held] }],
        suites: [{ specs: [{ tests: [skipped('no session'), skipped()] }] }],
      },
    ],
  };
  expect([...countSkips(report)]).toEqual([
    ['no session', 2],
    ['without a reason', 1],
  ]);
});

test('CSP violations and the tests that record them are counted', () => {
  const heard = (description: string) => ({
    status: 'expected',
    annotations: [{ type: CSP_VIOLATIONS, description }],
  });
  const deaf = { status: 'expected', annotations: [] };
  const report = {
    suites: [
      { specs: [{ tests: [heard('0'), deaf] }], suites: [{ specs: [{ tests: [heard('2')] }] }] },
    ],
  };
  expect(countCspViolations(report)).toEqual({ listened: 2, heard: 2 });
});

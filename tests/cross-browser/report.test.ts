import { expect, test } from 'vitest';
import { CSP_VIOLATIONS } from '../e2e/support/csp.ts';
import { countCspViolations, countSkips } from './report.ts';

test('skipped tests are counted by reason at any depth, also those without a reason', () => {
  const skipped = (description?: string) => ({
    status: 'skipped',
    annotations: description === undefined ? [] : [{ type: 'skip', description }],
  });
  const passed = { status: 'expected', annotations: [] };
  const report = {
    suites: [
      {
        specs: [{ tests: [skipped('no session'), passed] }],
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
  const recorded = (description: string) => ({
    status: 'expected',
    annotations: [{ type: CSP_VIOLATIONS, description }],
  });
  const unrecorded = { status: 'expected', annotations: [] };
  const report = {
    suites: [
      {
        specs: [{ tests: [recorded('0'), unrecorded] }],
        suites: [{ specs: [{ tests: [recorded('2')] }] }],
      },
    ],
  };
  expect(countCspViolations(report)).toEqual({ tests: 2, violations: 2 });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { countJest, countPlaywright, countVitest, failureLines } from './suites.ts';

// Slow on a busy machine: reads many files and starts processes.
vi.setConfig({ testTimeout: 30_000 });

const PASSED = {
  name: '/site/src/a.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'a' }],
};

test('a test file that cannot be loaded counts as failed', () => {
  const broken = { ...PASSED, status: 'failed', message: 'SyntaxError', assertionResults: [] };
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [broken, PASSED] };
  expect(countVitest(report)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  const stories = { ...report, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(countJest(stories)).toMatchObject({ passed: 1, failed: 3, skipped: 0 });
});

test('a test that passed only on a retry, and an error outside any test, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, suites: [], errors: [{ message: 'planted' }] })).toMatchObject({
    passed: 5,
    failed: 3,
    skipped: 2,
    errors: ['planted'],
  });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s is skipped', (status) => {
  const testResults = [{ ...PASSED, assertionResults: [{ status, fullName: 'a' }] }, PASSED];
  const sums = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  for (const count of [countVitest, countJest])
    expect(count({ ...sums, testResults })).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
});

test('a line names each failed test: file, title, first line of the error', () => {
  const message = '\u001B[31mError: planted\u001B[39m\n  second line';
  const results = [{ errors: [{ message }] }];
  const spec = { file: 'a.spec.ts', line: 7, title: 'POP-4 fails' };
  const nested = {
    specs: [
      { ...spec, tests: [{ status: 'unexpected', results }] },
      { ...spec, title: 'a retry helped', tests: [{ status: 'flaky', results }] },
      { ...spec, title: 'passes', tests: [{ status: 'expected', results: [] }] },
    ],
  };
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const suites = [{ suites: [nested] }];
  const counts = countPlaywright({ stats, errors: [{ message: 'leaked' }], suites });
  expect(failureLines('e2e', counts)).toEqual([
    'FAIL e2e › a.spec.ts:7 › POP-4 fails: Error: planted',
    'FAIL e2e › a.spec.ts:7 › a retry helped: Error: planted',
    'FAIL e2e › outside any test: leaked',
  ]);
  const testResults = [
    { ...PASSED, status: 'failed', message: 'SyntaxError\n at line 3', assertionResults: [] },
    {
      ...PASSED,
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'b is 1', failureMessages: [message] }],
    },
  ];
  const sums = { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  for (const count of [countVitest, countJest])
    expect(count({ ...sums, testResults }).failures).toEqual([
      'a.test.ts › not loaded: SyntaxError',
      'a.test.ts › b is 1: Error: planted',
    ]);
});

test('an unknown suite is named, and nothing runs', () => {
  const all = join(import.meta.dirname, 'run-suites.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [all, 'unit', 'nothing'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('No suite is called nothing; choose from visual, e2e');
  expect([status, stdout]).toEqual([2, '']);
});

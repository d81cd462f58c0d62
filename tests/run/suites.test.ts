import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { countJest, countPlaywright, countVitest } from './suites.ts';

// Slow on a busy machine: reads many files and starts processes.
vi.setConfig({ testTimeout: 30_000 });

const PASSED = { status: 'passed', assertionResults: [{ status: 'passed' }] };

test('a test file that cannot be loaded counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [broken, PASSED] };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  const stories = { ...report, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(countJest(stories)).toEqual({ passed: 1, failed: 3, skipped: 0 });
});

test('a test that passed only on a retry, and an error outside any test, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{ message: 'planted' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    errors: ['planted'],
  });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s is skipped', (status) => {
  const testResults = [{ status: 'passed', assertionResults: [{ status }] }, PASSED];
  const sums = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  for (const count of [countVitest, countJest])
    expect(count({ ...sums, testResults })).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

test('an unknown suite is named, and nothing runs', () => {
  const all = join(import.meta.dirname, 'run-suites.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [all, 'unit', 'nothing'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('No suite is called nothing; choose from visual, e2e');
  expect([status, stdout]).toEqual([2, '']);
});

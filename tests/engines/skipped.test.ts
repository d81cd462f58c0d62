import { expect, test } from 'vitest';
import { skippedIn } from './skipped.ts';

test('what was skipped is counted by its reason, however deep it lies, and never unseen', () => {
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
  expect([...skippedIn(report)]).toEqual([
    ['no session', 2],
    ['without a reason', 1],
  ]);
});

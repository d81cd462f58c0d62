import { matchesGlob } from 'node:path';
import { expect } from '@playwright/test';
import {
  type ResultRow,
  type Results,
  openFindings,
  openProblems,
  needsReview,
} from '../report/results.ts';
import { RUN_TIMEOUT_MS, type RunResult, test } from './scratch-repo.ts';
import { type PlantedDefect, SCOPE, TREES } from './planted-defects.ts';

test.describe.configure({ mode: 'parallel', timeout: RUN_TIMEOUT_MS });

/** Everything a row says of itself, as {@link TREES} names it. */
function sayings(row: ResultRow): { as: string; key: string }[] {
  return [
    { as: row.status, key: '' },
    ...(row.severity ? [{ as: row.severity, key: '' }] : []),
    ...row.changes.map(({ key }) => ({ as: row.status, key })),
    ...openFindings(row).map(({ rule, key }) => ({ as: rule, key })),
    ...openProblems(row).map(({ source }) => ({ as: source, key: '' })),
  ];
}

/** Whether a run says anything of it: a flaky one needs no review, but is never silent. */
function isReported(row: ResultRow): boolean {
  return needsReview(row) || row.status === 'flaky';
}

/** What a run says, one line a snapshot. */
function reported(results: Results | undefined): string[] | undefined {
  return results?.snapshots
    .filter(isReported)
    .map((row) => [row.snapshot, row.reason, ...sayings(row).map(({ as }) => as)].join(', '));
}

function shows({ snapshots }: PlantedDefect, snapshot: string): boolean {
  return snapshots.some((it) => matchesGlob(snapshot, it));
}

test('VIS-13 a run against itself looks for faults once, then takes no picture', async ({
  copy,
}) => {
  for (const isFirst of [true, false]) {
    const { code, output, results } = await copy.run(...SCOPE);
    expect(code, output).toBe(0);
    expect(reported(results)).toEqual([]);
    // Another test may have looked for them already.
    if (!isFirst) expect(results?.captures).toBe(0);
  }
});

test('VIS-13 a run against itself that takes every picture reports nothing', async ({ copy }) => {
  const { code, output, results } = await copy.run('--no-cache', ...SCOPE, '--isolation', 'all');
  expect(code, output).toBe(0);
  expect(reported(results)).toEqual([]);
  expect(results?.retakes).toBe(0);
  expect(results?.isolation).toEqual({ sampled: results?.snapshots.length, different: 0 });
  expect(results?.captures).toBe(2 * (results?.snapshots.length ?? 0));
});

test('VIS-14 a known fault in one language is told when a message of another is edited', async ({
  copy,
}) => {
  test.setTimeout(2 * RUN_TIMEOUT_MS);
  const missing = /^ *"header.get-app": "[^"]*",\n/m;
  await copy.plant('src/i18n/messages/vi.json', (text) => text.replace(missing, ''));
  await copy.git('commit', '--quiet', '--all', '--message', 'a fault that is known');
  const faults = ({ results }: RunResult) =>
    results?.snapshots
      .filter((row) => openFindings(row).length > 0)
      .map(({ snapshot }) => snapshot);
  try {
    const known = await copy.run(...SCOPE);
    expect(known.code, known.output).toBe(1);
    expect(faults(known)?.every((snapshot) => snapshot.includes('/vi/'))).toBe(true);
    await copy.plant('src/i18n/messages/en.json', (text) =>
      text.replace(/(?<="home.hero.preorder": ")/, 'Please '),
    );
    const edited = await copy.run(...SCOPE);
    expect(edited.code, edited.output).toBe(1);
    expect(edited.results?.totals.changed).toBeGreaterThan(0);
    expect(faults(edited)).toEqual(faults(known));
  } finally {
    await copy.git('reset', '--quiet', '--hard', 'HEAD~1');
  }
});

for (const faults of TREES) {
  test.describe(`a tree with ${faults.map(({ name }) => name).join(', ')}`, () => {
    // On one worker, which makes the tree's run once.
    test.describe.configure({ mode: 'default' });
    let ran: RunResult;
    test.beforeAll(async ({ copy }) => {
      test.setTimeout(RUN_TIMEOUT_MS);
      for (const { file, change } of faults) await copy.plant(file, change);
      ran = await copy.run(...SCOPE);
    });
    test.afterAll(async ({ copy }) => copy.reset());

    for (const fault of faults) {
      test(`VIS-13 ${fault.name} is caught and named, and nothing else`, () => {
        const { code, output, results } = ran;
        expect(code, output).toBe(1);
        const rows = results?.snapshots ?? [];
        const ofOthers = ({ snapshot }: ResultRow) =>
          faults.some((other) => other !== fault && shows(other, snapshot));
        const meant = rows.filter(({ snapshot }) => shows(fault, snapshot));
        expect(meant.filter(ofOthers), 'snapshots of two faults').toEqual([]);
        const said = rows.filter((row) => isReported(row) && !ofOthers(row));
        expect(namesOf(said), output).toEqual(namesOf(meant));
        for (const { snapshot, as, key = '' } of fault.evidence) {
          const row = rows.find((it) => it.snapshot === snapshot);
          expect(row && sayings(row), `${snapshot}\n${output}`).toContainEqual({ as, key });
        }
      });
    }
  });
}

function namesOf(rows: readonly ResultRow[]): string[] {
  return rows.map(({ snapshot }) => snapshot);
}

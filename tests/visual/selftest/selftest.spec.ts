import { matchesGlob } from 'node:path';
import { expect } from '@playwright/test';
import {
  type ResultRow,
  type Results,
  openFindings,
  openProblems,
  unreviewed,
} from '../report/results.ts';
import { RUN_MS, type Ran, test } from './copy.ts';
import { type Fault, SCOPE, TREES } from './faults.ts';

test.describe.configure({ mode: 'parallel', timeout: RUN_MS });

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
  return unreviewed(row) || row.status === 'flaky';
}

/** What a run says, one line a snapshot. */
function reported(results: Results | undefined): string[] | undefined {
  return results?.cells
    .filter(isReported)
    .map((row) => [row.cell, row.reason, ...sayings(row).map(({ as }) => as)].join(', '));
}

function shows({ cells }: Fault, cell: string): boolean {
  return cells.some((it) => matchesGlob(cell, it));
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
  const { code, output, results } = await copy.run('--all', ...SCOPE, '--isolation', 'all');
  expect(code, output).toBe(0);
  expect(reported(results)).toEqual([]);
  expect(results?.retakes).toBe(0);
  expect(results?.isolation).toEqual({ sampled: results?.cells.length, different: 0 });
  expect(results?.captures).toBe(2 * (results?.cells.length ?? 0));
});

test('VIS-14 a known fault in one language is told when a message of another is edited', async ({
  copy,
}) => {
  test.setTimeout(2 * RUN_MS);
  const missing = /^ *"header.get-app": "[^"]*",\n/m;
  await copy.plant('src/i18n/messages/vi.json', (text) => text.replace(missing, ''));
  await copy.git('commit', '--quiet', '--all', '--message', 'a fault that is known');
  const faults = ({ results }: Ran) =>
    results?.cells.filter((row) => openFindings(row).length > 0).map(({ cell }) => cell);
  try {
    const known = await copy.run(...SCOPE);
    expect(known.code, known.output).toBe(1);
    expect(faults(known)?.every((cell) => cell.includes('/vi/'))).toBe(true);
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
    let ran: Ran;
    test.beforeAll(async ({ copy }) => {
      test.setTimeout(RUN_MS);
      for (const { file, change } of faults) await copy.plant(file, change);
      ran = await copy.run(...SCOPE);
    });
    test.afterAll(async ({ copy }) => copy.reset());

    for (const fault of faults) {
      test(`VIS-13 ${fault.name} is caught and named, and nothing else`, () => {
        const { code, output, results } = ran;
        expect(code, output).toBe(1);
        const rows = results?.cells ?? [];
        const ofOthers = ({ cell }: ResultRow) =>
          faults.some((other) => other !== fault && shows(other, cell));
        const meant = rows.filter(({ cell }) => shows(fault, cell));
        expect(meant.filter(ofOthers), 'cells of two faults').toEqual([]);
        const said = rows.filter((row) => isReported(row) && !ofOthers(row));
        expect(namesOf(said), output).toEqual(namesOf(meant));
        for (const { cell, as, key = '' } of fault.evidence) {
          const row = rows.find((it) => it.cell === cell);
          expect(row && sayings(row), `${cell}\n${output}`).toContainEqual({ as, key });
        }
      });
    }
  });
}

function namesOf(rows: readonly ResultRow[]): string[] {
  return rows.map(({ cell }) => cell);
}

import { matchesGlob } from 'node:path';
import { expect } from '@playwright/test';
import {
  type ResultRow,
  type Results,
  openFindings,
  openProblems,
  needsReview,
} from '../report/results.ts';
import { causeText } from '../report/app/model/causes.ts';
import type { VisualRun } from '../support/run-visual.ts';
import { type PlantedDefect, SCOPE, TREES } from './planted-defects.ts';
import { test } from './scratch-repo.ts';

test.describe.configure({ mode: 'parallel' });

/** Everything that a row reports, as in `PlantedDefect.evidence`. */
function evidenceIn(row: ResultRow): { kind: string; key: string }[] {
  return [
    { kind: row.status, key: '' },
    ...(row.severity ? [{ kind: row.severity, key: '' }] : []),
    ...row.changes.map(({ key }) => ({ kind: row.status, key })),
    ...openFindings(row).map(({ rule, key }) => ({ kind: rule, key })),
    ...openProblems(row).map(({ source }) => ({ kind: source, key: '' })),
  ];
}

function isReported(row: ResultRow): boolean {
  return needsReview(row) || row.status === 'flaky';
}

function reportedLines(results: Results | undefined): string[] | undefined {
  return results?.snapshots
    .filter(isReported)
    .map((row) =>
      [row.snapshot, row.reason, ...evidenceIn(row).map(({ kind }) => kind)].join(', '),
    );
}

function affects({ snapshots }: PlantedDefect, snapshot: string): boolean {
  return snapshots.some((glob) => matchesGlob(snapshot, glob));
}

test('VIS-13 a run against itself lints every snapshot once, then captures none', async ({
  repo,
}) => {
  for (const isFirst of [true, false]) {
    const { code, output, results } = await repo.run(...SCOPE);
    expect(code, output).toBe(0);
    expect(reportedLines(results)).toEqual([]);
    // Another test may have filled the cache for the first run.
    if (!isFirst) expect(results?.captures).toBe(0);
  }
});

test('VIS-13 a run against itself without the cache reports nothing', async ({ repo }) => {
  const { code, output, results } = await repo.run('--no-cache', ...SCOPE, '--isolation', 'all');
  expect(code, output).toBe(0);
  expect(reportedLines(results)).toEqual([]);
  expect(results?.retakes).toBe(0);
  expect(results?.isolation).toEqual({ sampled: results?.snapshots.length, different: 0 });
  expect(results?.captures).toBe(2 * (results?.snapshots.length ?? 0));
});

test('VIS-14 a known finding in one locale is reported when a message of another is edited @extended', async ({
  repo,
}) => {
  const missing = /^ *"header.get-app": "[^"]*",\n/m;
  await repo.plant('src/i18n/messages/vi.json', (text) => text.replace(missing, ''));
  await repo.git('commit', '--quiet', '--all', '--message', 'a known finding');
  const findings = ({ results }: VisualRun) =>
    results?.snapshots
      .filter((row) => openFindings(row).length > 0)
      .map(({ snapshot }) => snapshot);
  try {
    const known = await repo.run(...SCOPE);
    expect(known.code, known.output).toBe(1);
    expect(findings(known)?.every((snapshot) => snapshot.includes('/vi/'))).toBe(true);
    await repo.plant('src/i18n/messages/en.json', (text) =>
      text.replace(/(?<="home.hero.preorder": ")/, 'Please '),
    );
    const edited = await repo.run(...SCOPE);
    expect(edited.code, edited.output).toBe(1);
    expect(edited.results?.totals.changed).toBeGreaterThan(0);
    expect(findings(edited)).toEqual(findings(known));
  } finally {
    await repo.git('reset', '--quiet', '--hard', 'HEAD~1');
  }
});

for (const defects of TREES) {
  test.describe(`a tree with ${defects.map(({ name }) => name).join(', ')}`, () => {
    // On one worker, so that the tree is run once.
    test.describe.configure({ mode: 'default' });
    let run: VisualRun;
    test.beforeAll(async ({ repo }) => {
      for (const { file, change } of defects) await repo.plant(file, change);
      run = await repo.run(...SCOPE);
    });
    test.afterAll(async ({ repo }) => repo.reset());

    const causes = defects.flatMap((defect) => Object.entries(defect.causes ?? {}));
    if (causes.length > 0)
      test('VIS-20 the causes are named, each with its snapshots, and nothing else', () => {
        const found = (run.results?.snapshots ?? []).flatMap(({ snapshot, cause }) =>
          cause ? [[snapshot, causeText(cause)]] : [],
        );
        const changed = run.results?.snapshots.filter(({ status }) => status === 'changed');
        const expected = (changed ?? []).map(({ snapshot }) => {
          const [, text] = causes.find(([glob]) => matchesGlob(snapshot, glob)) ?? [];
          return [snapshot, text];
        });
        expect(found, run.output).toEqual(expected);
        for (const [, text] of causes) expect(run.output).toContain(`): ${text}\n`);
      });

    for (const defect of defects) {
      test(`VIS-13 ${defect.name} is reported, and nothing else`, () => {
        const { code, output, results } = run;
        expect(code, output).toBe(1);
        const rows = results?.snapshots ?? [];
        const isAffectedByOther = ({ snapshot }: ResultRow) =>
          defects.some((other) => other !== defect && affects(other, snapshot));
        const expected = rows.filter(({ snapshot }) => affects(defect, snapshot));
        expect(expected.filter(isAffectedByOther), 'snapshots of two defects').toEqual([]);
        const reported = rows.filter((row) => isReported(row) && !isAffectedByOther(row));
        expect(namesOf(reported), output).toEqual(namesOf(expected));
        for (const { snapshot, kind, key = '' } of defect.evidence) {
          const row = rows.find((each) => each.snapshot === snapshot);
          expect(row && evidenceIn(row), `${snapshot}\n${output}`).toContainEqual({ kind, key });
        }
      });
    }
  });
}

function namesOf(rows: readonly ResultRow[]): string[] {
  return rows.map(({ snapshot }) => snapshot);
}

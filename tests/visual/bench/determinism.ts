/**
 * `npm run bench:visual:determinism`: whether runs give the same results with a cold and a warm
 * cache, 1, 2 and 4 workers, in order and shuffled (VIS-14).
 *
 *     npm run bench:visual:determinism -- [--runs <n>] [--self] [-- <options of npm run visual>]
 *
 * `--self` compares the built Storybook with itself, each run in another order: no snapshot may
 * differ or be captured again. Exit code 1 if a result differs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STATIC_DIR } from '../options.ts';
import { type Results, needsReview, openFindings, openProblems } from '../report/results.ts';
import { RUN, runVisual } from '../support/run-visual.ts';

const WORKERS = [1, 2, 4] as const;
const SELF = ['--storybook', STATIC_DIR, '--base', STATIC_DIR, '--no-cache', '--no-lint'];

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '6' }, self: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'unio-determinism-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, 'report');
const answers = new Set<string>();
for (let run = 0; run < Number(values.runs); run += 1) {
  rmSync(join(folder, 'snapshots'), { recursive: true, force: true });
  for (const cache of values.self ? ['no'] : ['cold', 'warm']) {
    const workers = WORKERS[run % WORKERS.length] ?? 1;
    const seed = run < WORKERS.length && !values.self ? 0 : run + 1;
    const command = [
      ...[process.execPath, RUN, '--strict', '--out', out],
      ...['--workers', `${workers}`, '--seed', `${seed}`],
      ...(values.self ? SELF : []),
      ...positionals,
    ];
    const { code, results } = await runVisual(out, command, {
      env: { ...process.env, UNIO_VISUAL_CACHE: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // Runs that all failed alike would count as the same answer.
    if (!results) throw new Error(`A run without a report, exit code ${code}.`);
    const reported = reportedLines(results);
    answers.add([code, ...reported].join('\n'));
    console.log(
      `${workers} workers, seed ${seed}, ${cache} cache: exit code ${code}, ${reported.length} snapshots reported, ${results.captures} captures`,
    );
    if (values.self) for (const line of reported) console.log(`  ${line}`);
  }
}
const isSame = values.self ? answers.size === 1 && answers.has('0') : answers.size === 1;
console.log(isSame ? 'the same answer each time' : `${answers.size} different answers`);
process.exitCode = isSame ? 0 : 1;

/** Every snapshot that differs, was captured again or has a finding; digests included. */
function reportedLines({ snapshots, retakes }: Results): string[] {
  const lines = snapshots
    .filter((row) => needsReview(row) || row.status === 'flaky')
    .map((row) => {
      const rules = [...openFindings(row), ...openProblems(row)].map(({ rule }) => rule);
      return [row.snapshot, row.status, row.severity, row.digest, ...rules].join(' ');
    });
  return [...lines.toSorted(), ...(values.self && retakes > 0 ? [`${retakes} retakes`] : [])];
}

/**
 * `npm run bench:visual:same-answer`: whether two commits get the same answer however they are
 * compared: with a cold and a warm cache, with 1, 2 and 4 workers, in order and shuffled (VIS-14).
 *
 *     npm run bench:visual:same-answer -- [options of `npm run visual`]
 *
 * Prints a line a run. Exit code 1 when an exit code or a reported snapshot differs between two runs.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { type Results, openFindings, openProblems, needsReview } from '../report/results.ts';

const RUN = join(import.meta.dirname, '..', 'run.ts');
/** Workers and seed of each pair of runs; 0 keeps the order. */
const WAYS = [
  [1, 0],
  [2, 0],
  [4, 0],
  [1, 11],
  [2, 12],
  [4, 13],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'unio-same-answer-'));
const answers = new Set<string>();
try {
  for (const [workers, seed] of WAYS) {
    await rm(join(folder, 'snapshots'), { recursive: true, force: true });
    for (const cache of ['cold', 'warm']) {
      const { code, said, captures } = await answer(workers, seed);
      answers.add(`${code}\n${said.join('\n')}`);
      const way = `${workers} workers, ${seed === 0 ? 'in order' : `seed ${seed}`}, ${cache}`;
      console.log(
        `${way}: exit code ${code}, ${said.length} snapshots reported, ${captures} captures`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(answers.size === 1 ? 'the same answer each time' : `${answers.size} different answers`);
process.exitCode = answers.size === 1 ? 0 : 1;

/** What a run says of each snapshot, digest included, but not how it came to it. */
async function answer(workers: number, seed: number) {
  const out = join(folder, 'report');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[RUN, '--out', out, '--workers', `${workers}`, '--seed', `${seed}`, '--strict'],
      ...process.argv.slice(2),
    ],
    { env: { ...process.env, UNIO_VISUAL_CACHE: folder }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const results = JSON.parse(await readFile(join(out, 'results.json'), 'utf8')) as Results;
  const said = results.snapshots
    .filter((row) => needsReview(row) || row.status === 'flaky')
    .map((row) => {
      const found = [...openFindings(row), ...openProblems(row)].map(({ rule }) => rule);
      return [row.snapshot, row.status, row.severity, row.digest, ...found].join(' ');
    });
  return { code: status, said: said.toSorted(), captures: results.captures };
}

/**
 * `npm run bench:visual:trust`: a built Storybook against itself, every picture taken: parts of it many
 * times over, then the whole, each run in another order, with 1, 2 and 4 workers in turn. Not one snapshot
 * may differ, be taken again, or look another way on a fresh page.
 *
 *     npm run bench:visual:trust -- [--storybook <folder>] [--runs <n>] [--snapshots <n a run>]
 *       [--whole <n>] [--first <seed>]
 *
 * A run's number is its seed, so that `npm run visual -- --seed` repeats it. Exit code 1 when anything
 * differed or could not be run.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shuffled } from '../capture/isolation-check.ts';
import { type StoryGrid, planStoryGrids } from '../matrix/snapshots.ts';
import { STATIC_DIR } from '../options.ts';
import { type Results } from '../report/results.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WORKERS = [1, 2, 4] as const;

const { values } = parseArgs({
  options: {
    storybook: { type: 'string', default: STATIC_DIR },
    runs: { type: 'string', default: '20' },
    snapshots: { type: 'string', default: '500' },
    whole: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
  },
});
const first = Number(values.first);
const parts = Number(values.runs);
const folder = await mkdtemp(join(tmpdir(), 'unio-trust-'));
const sum = { snapshots: 0, captures: 0, retakes: 0, sampled: 0, unlike: 0 };
try {
  const all = await sheets();
  for (let run = 0; run < parts + Number(values.whole); run += 1) {
    const seed = first + run;
    await compare(seed, run < parts ? someOf(all, seed) : []);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `${sum.snapshots} snapshots, ${sum.captures} captures, ${sum.retakes} snapshots taken again, ${sum.sampled} sampled on a fresh page: ${sum.unlike} not the same`,
);
process.exitCode = sum.unlike === 0 && sum.retakes === 0 && sum.snapshots > 0 ? 0 : 1;

async function sheets(): Promise<StoryGrid[]> {
  const served = await serveStorybook(values.storybook);
  try {
    return planStoryGrids(served.stories, { stories: [], locales: [], widths: [] });
  } finally {
    await served.close();
  }
}

/** Stories in another order each time, until their snapshots are enough. */
function someOf(all: readonly StoryGrid[], seed: number): StoryGrid[] {
  let left = Number(values.snapshots);
  return shuffled(all, seed).filter(({ snapshots }) => {
    const isWanted = left > 0;
    left -= snapshots.length;
    return isWanted;
  });
}

/** One run; without `chosen`, of everything. */
async function compare(seed: number, chosen: readonly StoryGrid[]): Promise<void> {
  const workers = WORKERS[seed % WORKERS.length] ?? 1;
  const out = join(folder, `run-${seed}`);
  const startedAt = performance.now();
  const { code, said } = await run([
    ...['--storybook', values.storybook, '--base', values.storybook, '--all', '--no-lint'],
    ...['--seed', `${seed}`, '--workers', `${workers}`, '--out', out],
    ...chosen.flatMap(({ story }) => ['--story', story.id]),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    sum.unlike += 1;
    console.log(`run ${seed}, ${workers} workers: could not be made (exit code ${code})\n${said}`);
    return;
  }
  const { snapshots, captures, retakes, isolation } = JSON.parse(text) as Results;
  const unlike = snapshots.filter(
    ({ status, problems }) => status !== 'unchanged' || problems.length > 0,
  );
  sum.snapshots += snapshots.length;
  sum.captures += captures;
  sum.retakes += retakes;
  sum.sampled += isolation.sampled;
  sum.unlike += unlike.length;
  console.log(
    `run ${seed}, ${workers} workers: ${snapshots.length} snapshots, ${captures} captures in ${seconds} s, ${retakes} snapshots taken again, ${isolation.sampled} sampled, ${unlike.length} not the same`,
  );
  for (const { snapshot, status, reason, problems } of unlike)
    console.log(
      `  ${status} ${snapshot}: ${[reason, ...problems.map(({ text }) => text)].join(' ')}`,
    );
  for (const line of said.split(/[\r\n]+/).filter((it) => it.startsWith('browser ')))
    console.log(`  ${line}`);
  await rm(out, { recursive: true, force: true });
}

async function run(args: readonly string[]) {
  const command = [join(ROOT, 'tests/visual/run.ts'), ...args];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', resolve);
  return { code: await promise, said };
}

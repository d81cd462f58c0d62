/**
 * `npm run bench:visual:matrix`: how long `npm run visual` takes for the last commit, in a clone with
 * its own cache. A benchmark, not a test: the exit code is 0.
 *
 * - cold: the cache is empty, every snapshot of both builds is captured;
 * - warm: the baseline is cached, every snapshot of the candidate is captured;
 * - again: nothing has changed since, and nothing is captured;
 * - words: one message file has changed, and only its locale is captured.
 *
 *     npm run bench:visual:matrix -- [--only cold,warm] [--stories <n>]
 *       [-- <options of npm run visual>]
 *
 * `--stories` takes n stories, spread over the index of the built Storybook.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, waitForExit } from '../builds/exec.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { spreadOver } from '../capture/story-order.ts';
import { planStoryGrids } from '../matrix/snapshots.ts';
import { STATIC_DIR } from '../options.ts';
import { messageFile } from '../site.node.ts';
import { runVisual } from '../support/run-visual.ts';

/** An input of every story. */
const PREVIEW = '.storybook/preview.tsx';
const MESSAGES = messageFile('vi');

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, stories: { type: 'string' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'unio-matrix-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const tree = join(folder, 'tree');
const out = join(folder, 'report');
const options: SpawnOptions = {
  cwd: tree,
  env: { ...process.env, UNIO_VISUAL_CACHE: join(folder, 'cache') },
  stdio: ['ignore', 'pipe', 'pipe'],
};

/** The change in the clone before each run, and the goal for the run, in seconds. */
const STEPS = {
  cold: { goal: 600, change: () => appendFile(join(tree, PREVIEW), '// cold\n') },
  warm: { goal: 300, change: () => appendFile(join(tree, PREVIEW), '// warm\n') },
  again: { goal: 15, change: async () => {} },
  words: { goal: undefined, change: changeMessage },
};

await waitForExit(spawn('git', ['clone', '--quiet', '--shared', ROOT, tree]));
await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
// The widths come from the generated tokens.
await waitForExit(spawn('npm', ['run', 'generate'], { ...options, stdio: 'ignore' }));
const only = values.only?.split(',') ?? Object.keys(STEPS);
const ids = values.stories === undefined ? [] : await spreadStories(Number(values.stories));
for (const [name, { goal, change }] of Object.entries(STEPS)) {
  if (!only.includes(name)) continue;
  await change();
  const startedAt = performance.now();
  const command = [
    ...[process.execPath, 'tests/visual/run.ts', '--base', 'HEAD', '--out', out],
    ...ids.flatMap((id) => ['--story', id]),
    ...positionals,
  ];
  const { code, output, results } = await runVisual(out, command, options);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const goalText = goal === undefined ? '' : `, goal ${goal} s`;
  console.log(`${name}: ${seconds} s${goalText} (exit code ${code})`);
  if (results) console.log(`  ${results.snapshots.length} snapshots, ${results.captures} captures`);
  else console.log(output);
}

async function spreadStories(count: number): Promise<string[]> {
  const served = await serveStorybook(STATIC_DIR);
  await served.close();
  const storyGrids = planStoryGrids(served.stories, { stories: [], locales: [], widths: [] });
  return spreadOver(storyGrids, count).map(({ story }) => story.id);
}

async function changeMessage(): Promise<void> {
  const file = join(tree, MESSAGES);
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const plain = Object.keys(messages).find((key) => /^[^{}<>']+$/.test(messages[key] ?? ''));
  if (plain === undefined) throw new Error(`${MESSAGES} has no message without arguments.`);
  messages[plain] += ' …';
  await writeFile(file, `${JSON.stringify(messages, undefined, 2)}\n`);
}

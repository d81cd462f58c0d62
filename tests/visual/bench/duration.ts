/**
 * `npm run bench:visual:matrix`: how long `npm run visual` takes for the whole matrix, in a clone
 * with a cache of its own, so that neither the working tree nor its cache is touched:
 *
 * - cold: nothing is known of either side, every snapshot of both is taken;
 * - warm: the base is known, every snapshot of the head is taken;
 * - again: nothing has changed since, and no snapshot is taken;
 * - words: one message file has changed, and only its language is taken.
 *
 *     npm run bench:visual:matrix -- [--only cold,warm] [--stories <n>]
 *       [options of npm run visual, such as --story <glob>]
 *
 * With `--stories` it takes so many of all, spread over the index of the built Storybook
 * (`npm run build:storybook`): a Storybook of that size, of which as large a part is pages.
 *
 * It measures the last commit. A benchmark, not a test: exit code 0.
 */
import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spreadOver } from '../capture/isolation-check.ts';
import { planStoryGrids } from '../matrix/snapshots.ts';
import { STATIC_DIR } from '../options.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { waitForExit } from '../builds/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Part of every story, so that a change of it asks for every snapshot. */
const EVERYWHERE = '.storybook/preview.tsx';
const WORDS = 'src/i18n/messages/vi.json';
/** What of a run's output is figures. */
const FIGURES = /captur|skip|memory|\bMB\b|snapshots|\d+ ?%/i;

/** What happens to the clone before a run, and how long that run may take, in seconds. */
const STEPS = {
  cold: { goal: 600, change: (tree: string) => comment(tree, 'cold') },
  warm: { goal: 300, change: (tree: string) => comment(tree, 'warm') },
  again: { goal: 15, change: async () => {} },
  words: { goal: undefined, change: reword },
} as const;

const others = process.argv.slice(2);
const only = take('--only')?.split(',') ?? Object.keys(STEPS);
const count = take('--stories');
if (count !== undefined)
  others.push(...(await storiesSpread(Number(count))).flatMap((id) => ['--story', id]));

const folder = await mkdtemp(join(tmpdir(), 'unio-matrix-'));
const tree = join(folder, 'tree');
try {
  await run('git', ['clone', '--quiet', '--shared', ROOT, tree], ROOT);
  await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
  // The list of widths comes from the tokens.
  await run('npm', ['run', 'generate'], tree);
  for (const [name, { goal, change }] of Object.entries(STEPS)) {
    if (!only.includes(name)) continue;
    await change(tree);
    await step(name, goal);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function step(name: string, goal: number | undefined): Promise<void> {
  const command = ['tests/visual/run.ts', '--base', 'HEAD', '--out', join(folder, 'report')];
  const startedAt = performance.now();
  const { code, output } = await run(process.execPath, [...command, ...others], tree);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const aim = goal === undefined ? '' : `, goal ${goal} s`;
  console.log(`${name}: ${seconds} s${aim} (exit code ${code})`);
  const lines = output.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const figures = lines.filter((line) => FIGURES.test(line));
  // Progress comes first, the sum at the end; a run that could not be made tells why.
  for (const line of (figures.length === 0 ? lines : figures).slice(-8))
    console.log(`  ${line.trim()}`);
}

/** Takes an option of the benchmark's own out of the arguments; the others are the run's. */
function take(name: string): string | undefined {
  const at = others.indexOf(name);
  return at === -1 ? undefined : others.splice(at, 2)[1];
}

/** The ids of so many stories, in all languages and widths, as in `bench:visual`. */
async function storiesSpread(count: number): Promise<string[]> {
  const served = await serveStorybook(STATIC_DIR);
  await served.close();
  const sheets = planStoryGrids(served.stories, { stories: [], locales: [], widths: [] });
  return spreadOver(sheets, count).map(({ story }) => story.id);
}

/** A line that changes nothing to be seen, in a file that everything depends on. */
async function comment(at: string, text: string): Promise<void> {
  await appendFile(join(at, EVERYWHERE), `// ${text}\n`);
}

async function reword(at: string): Promise<void> {
  const file = join(at, WORDS);
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const plain = Object.keys(messages).find((key) => /^[^{}<>']+$/.test(messages[key] ?? ''));
  if (plain === undefined) throw new Error(`${WORDS} has no message without arguments.`);
  messages[plain] += ' …';
  await writeFile(file, `${JSON.stringify(messages, undefined, 2)}\n`);
}

function run(command: string, args: readonly string[], cwd: string) {
  const env = { ...process.env, UNIO_VISUAL_CACHE: join(folder, 'cache') };
  return waitForExit(spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

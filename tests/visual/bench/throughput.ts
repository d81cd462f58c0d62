/**
 * `npm run bench:visual`: snapshots a second of (a) a page load and `toHaveScreenshot` each, (b) our
 * capture, (c) bare screenshots. The three take turns, so that noise affects them alike; the ratios
 * are the result. A benchmark, not a test: the exit code is 0.
 *
 *     npm run bench:visual -- [--storybook <folder>] [--stories <n>] [--loads <n a story>]
 *       [--rounds <n>] [--workers <n>]
 *
 * The stories are spread over the index, in all locales and widths; (a) loads only some snapshots of
 * each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { browserMemory } from '../capture/browser-memory.ts';
import { spreadOver } from '../capture/story-order.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { planStoryGrids } from '../matrix/snapshots.ts';
import { DEFAULT_WORKERS, STATIC_DIR } from '../options.ts';
import { countSnapshots } from '../runner/shards.ts';
import { type Timing, bareScreenshots, captures, pageLoads } from './strategies.ts';

/** Goals for our capture: how many times as fast as (a), and its speed as a share of (c). */
const GOALS = { usual: 12, bare: 0.5 };

const { values } = parseArgs({
  options: {
    storybook: { type: 'string', default: STATIC_DIR },
    stories: { type: 'string', default: '12' },
    loads: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '3' },
    workers: { type: 'string', default: `${DEFAULT_WORKERS}` },
  },
});
const rounds = Number(values.rounds);
const workers = Number(values.workers);
const log = (text: string) => console.error(text);

const folder = await mkdtemp(join(tmpdir(), 'unio-bench-'));
const served = await serveStorybook(values.storybook);
const { stories, proxy } = served;
const browsers = await Promise.all(Array.from({ length: workers }, launchBrowser));
const memory = async () =>
  (await Promise.all(browsers.map(browserMemory))).reduce((sum, size) => sum + size, 0).toFixed(0);
const LABELS = {
  usual: '(a) page load + toHaveScreenshot',
  first: '    the same, first time',
  own: '(b) our capture',
  bare: '(c) bare screenshots',
} as const;
type Name = keyof typeof LABELS;
const passes: (Timing & { readonly name: Name })[] = [];

try {
  const all = planStoryGrids(stories, { stories: [], locales: [], widths: [] });
  const grids = spreadOver(all, Number(values.stories));
  log(
    `${countSnapshots(grids)} snapshots of ${grids.length} stories, ${workers} workers, ${rounds} rounds`,
  );
  const before = await memory();
  for (let round = 0; round < rounds; round += 1) {
    log(`round ${round + 1}`);
    add('own', await captures(grids, browsers, proxy));
    add('bare', await bareScreenshots(grids, browsers, proxy));
    const ofRound = (_: unknown, index: number) => index % rounds === round;
    const part = grids.map(({ story, snapshots }) => ({
      story,
      snapshots: spreadOver(snapshots, Number(values.loads)).filter(ofRound),
    }));
    const task = { proxy, workers, folder, report: join(folder, 'report.json') };
    add('first', await pageLoads(part, { ...task, write: true }));
    add('usual', await pageLoads(part, { ...task, write: false }));
  }
  printTable();
  console.log(`\nbrowser memory: ${before} MB before, ${await memory()} MB after`);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await served.close();
  await rm(folder, { recursive: true, force: true });
}

function add(name: Name, pass: Timing): void {
  passes.push({ name, ...pass });
  log(`  ${name}: ${pass.snapshots} snapshots in ${pass.seconds.toFixed(1)} s`);
}

function printTable(): void {
  const sum = (name: Name, key: keyof Timing) =>
    passes.reduce((total, pass) => total + (pass.name === name ? pass[key] : 0), 0);
  const rate = (name: Name) => sum(name, 'snapshots') / sum(name, 'seconds');
  const rows = [
    ['way', 'snapshots/s', 'to (a)', 'to (c)', 'failed'],
    ...(Object.keys(LABELS) as Name[]).map((name) => [
      LABELS[name],
      rate(name).toFixed(1),
      (rate(name) / rate('usual')).toFixed(1),
      (rate(name) / rate('bare')).toFixed(2),
      `${sum(name, 'failed')}`,
    ]),
    ['    goal for (b)', '', GOALS.usual.toFixed(1), GOALS.bare.toFixed(2), '0'],
  ];
  for (const [label = '', ...figures] of rows)
    console.log(label.padEnd(36) + figures.map((figure) => figure.padStart(9)).join(''));
}

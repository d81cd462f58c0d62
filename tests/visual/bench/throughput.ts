/**
 * `npm run bench:visual`: snapshots a second of our capture beside the usual way and beside the bare
 * picture, in one run on one built Storybook, taking turns so that noise meets all alike.
 *
 *     npm run bench:visual -- [--storybook <folder>] [--stories <n>] [--loads <n a story>]
 *       [--rounds <n>] [--workers <n>]
 *
 * The stories are spread over the index, in all languages and widths. The usual way pays for each
 * snapshot alone, so it is measured on some snapshots of each story, spread as well; ours and the bare
 * picture take all of them, as a run does.
 *
 * Ratios are the result; seconds belong to the machine. A benchmark, not a test: exit code 0.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spreadOver } from '../capture/isolation-check.ts';
import { browserMemory } from '../capture/browser-memory.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { planStoryGrids } from '../matrix/snapshots.ts';
import { DEFAULT_WORKERS, STATIC_DIR } from '../options.ts';
import { isStorybookFolder, isUrl, serveStorybook } from '../builds/serve-storybook.ts';
import { type Timing, captures, pageLoads, barePictures } from './strategies.ts';

/** What our capture is to reach: times the usual way, and as a part of the bare picture. */
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
const say = (text: string) => console.error(text);

if (!isUrl(values.storybook) && !isStorybookFolder(values.storybook)) {
  say(`There is no built Storybook in ${values.storybook}: npm run build:storybook makes one.`);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'unio-bench-'));
const served = await serveStorybook(values.storybook);
const browsers = await Promise.all(Array.from({ length: workers }, launchBrowser));
const memory = async () =>
  (await Promise.all(browsers.map(browserMemory))).reduce((sum, size) => sum + size, 0).toFixed(0);
const took = {
  first: [] as Timing[],
  usual: [] as Timing[],
  ours: [] as Timing[],
  bare: [] as Timing[],
};

try {
  const all = planStoryGrids(served.stories, { stories: [], locales: [], widths: [] });
  const sheets = spreadOver(all, Number(values.stories));
  const count = sheets.reduce((sum, { snapshots }) => sum + snapshots.length, 0);
  say(`${count} snapshots of ${sheets.length} stories, ${workers} workers, ${rounds} rounds`);
  const before = await memory();
  for (let round = 0; round < rounds; round += 1) {
    say(`round ${round + 1}`);
    tell('our capture', took.ours, await captures(sheets, browsers, served.proxy));
    tell('the bare picture', took.bare, await barePictures(sheets, browsers, served.proxy));
    const part = sheets.map(({ story, snapshots }) => {
      const some = spreadOver(snapshots, Number(values.loads));
      return { story, snapshots: some.filter((_, index) => index % rounds === round) };
    });
    const task = { proxy: served.proxy, workers, folder, report: join(folder, 'report.json') };
    tell('page loads, first time', took.first, await pageLoads(part, { ...task, write: true }));
    tell('page loads', took.usual, await pageLoads(part, { ...task, write: false }));
  }
  table();
  console.log(`\nbrowser memory: ${before} MB before, ${await memory()} MB after`);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await served.close();
  await rm(folder, { recursive: true, force: true });
}

function tell(way: string, passes: Timing[], pass: Timing): void {
  passes.push(pass);
  say(`  ${way}: ${pass.snapshots} snapshots in ${pass.seconds.toFixed(1)} s`);
}

function table(): void {
  const rate = (passes: readonly Timing[]) =>
    passes.reduce((sum, { snapshots }) => sum + snapshots, 0) /
    passes.reduce((sum, { seconds }) => sum + seconds, 0);
  const [usual, bare] = [rate(took.usual), rate(took.bare)];
  const rows = [
    ['way', 'snapshots/s', 'to (a)', 'to (c)', 'failed'],
    ...(
      [
        ['(a) page load + toHaveScreenshot', took.usual],
        ['    the same, first time', took.first],
        ['(b) our capture', took.ours],
        ['(c) the bare picture', took.bare],
      ] as const
    ).map(([name, passes]) => {
      const own = rate(passes);
      const failed = passes.reduce((sum, it) => sum + it.failed, 0);
      return [name, own.toFixed(1), (own / usual).toFixed(1), (own / bare).toFixed(2), `${failed}`];
    }),
    ['    goal for (b)', '', GOALS.usual.toFixed(1), GOALS.bare.toFixed(2), '0'],
  ];
  for (const [name = '', ...figures] of rows)
    console.log(name.padEnd(36) + figures.map((figure) => figure.padStart(9)).join(''));
}

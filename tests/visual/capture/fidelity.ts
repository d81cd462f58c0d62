/**
 * How faithful the in-place captures are (VIS-3): takes cells of each story in place and again from
 * a fresh page each, and says which are byte-identical. Exit code 0 when all are.
 *
 *     node tests/visual/capture/fidelity.ts [storybook-static] [--story <glob>] [--cells <n a story>]
 *       [--seed <n>] [--workers <n>] [--contexts]
 *
 * `--seed` shuffles stories and cells; `--contexts` takes a fresh browser context for each cell,
 * not only a fresh page. A story that fails for a state nobody can see from outside, such as a
 * variable of its module, gets the tag `visual:fresh`: its cells are opened anew each.
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cell, cellName, sheetsOf } from '../cells/cells.ts';
import { STATIC_DIR } from '../options.ts';
import { serve } from '../sides/serve.ts';
import { compareToFresh, shuffled, spreadOver } from './faithful.ts';
import { launchBrowser } from './launch.ts';
import { openStage } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    story: { type: 'string', multiple: true, default: [] },
    cells: { type: 'string', default: '6' },
    seed: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
    contexts: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const served = await serve(positionals[0] ?? STATIC_DIR);
const none = { stories: values.story, locales: [], widths: [] };
const queue = shuffled(sheetsOf(served.stories, none), seed);
const count = { same: 0, all: 0, failed: 0 };
const reopened = new Map<string, readonly string[]>();

async function work(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const inPlace = await openStage(browser, served.proxy);
    const other = values.contexts ? undefined : await openStage(browser, served.proxy);
    const freshly = async (cell: Cell) => {
      const stage = other ?? (await openStage(browser, served.proxy));
      const problems = await stage.show(cell, true);
      const picture = problems.length === 0 ? await stage.shoot() : Buffer.alloc(0);
      if (stage !== other) await stage.close();
      return { picture, problems };
    };
    for (let sheet = queue.shift(); sheet; sheet = queue.shift()) {
      for (const cell of shuffled(spreadOver(sheet.cells, Number(values.cells)), seed))
        await tell(await compareToFresh(cell, inPlace, freshly));
    }
    for (const [story, left] of inPlace.afresh()) reopened.set(story, left);
  } finally {
    await browser.close();
  }
}

async function tell({
  cell,
  inPlace,
  fresh,
  problems,
}: Awaited<ReturnType<typeof compareToFresh>>) {
  count.all += 1;
  count.failed += problems.length;
  for (const problem of problems) console.log(`fails: ${problem}`);
  if (inPlace.equals(fresh)) count.same += 1;
  else {
    const file = join(tmpdir(), cellName(cell).replaceAll('/', '_'));
    await writeFile(`${file}_in-place.png`, inPlace);
    await writeFile(`${file}_fresh.png`, fresh);
    console.log(`differs: ${cellName(cell)}; see ${file}_*.png`);
  }
}

try {
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
} finally {
  await served.close();
}
for (const [story, left] of reopened)
  console.log(`opened anew for each cell: ${story}, which leaves ${left.join(', ')}`);
console.log(`${count.same} of ${count.all} cells are byte-identical to a fresh page's`);
process.exitCode = count.same === count.all && count.failed === 0 ? 0 : 1;

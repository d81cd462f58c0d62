/**
 * How faithful the in-place captures are (VIS-3): takes cells of each story in place and again from
 * a fresh page each, and says which are byte-identical. Exit code 0 when all are.
 *
 *     node tests/visual/fidelity.ts [storybook-static] [--story <glob>] [--cells <n a story>]
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStage } from './stage.ts';
import { type Cell, cellName, sheetsOf } from '../cells/cells.ts';
import { STATIC_DIR } from '../options.ts';
import { launchBrowser } from './pair.ts';
import { serve } from '../sides/serve.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    story: { type: 'string', multiple: true, default: [] },
    cells: { type: 'string', default: '4' },
  },
});

/** `count` cells spread over a sheet: neighbours differ in locale and width. */
function spread(cells: readonly Cell[], count: number): Cell[] {
  const step = Math.max(1, cells.length / count);
  return Array.from(
    { length: Math.min(count, cells.length) },
    (_, index) => cells[Math.floor(index * step)],
  ).filter((cell) => cell !== undefined);
}

const served = await serve(positionals[0] ?? STATIC_DIR);
const browser = await launchBrowser();
let same = 0;
let all = 0;
try {
  const inPlace = await openStage(browser, served.proxy);
  for (const sheet of sheetsOf(served.stories, {
    stories: values.story,
    locales: [],
    widths: [],
  })) {
    for (const cell of spread(sheet.cells, Number(values.cells))) {
      const switched = [await inPlace.show(cell), await inPlace.shoot()] as const;
      const stage = await openStage(browser, served.proxy);
      const fresh = [await stage.show(cell), await stage.shoot()] as const;
      await stage.close();
      all += 1;
      const problems = [...switched[0], ...fresh[0]];
      if (switched[1].equals(fresh[1])) same += 1;
      else {
        const file = join(tmpdir(), cellName(cell).replaceAll('/', '_'));
        await writeFile(`${file}_in-place.png`, switched[1]);
        await writeFile(`${file}_fresh.png`, fresh[1]);
        console.log(`differs: ${cellName(cell)}; see ${file}_*.png`);
      }
      if (problems.length > 0) console.log(`fails: ${cellName(cell)}: ${problems.join('; ')}`);
    }
  }
} finally {
  await browser.close();
  await served.close();
}
console.log(`${same} of ${all} cells are byte-identical to a fresh page's`);
process.exitCode = same === all ? 0 : 1;

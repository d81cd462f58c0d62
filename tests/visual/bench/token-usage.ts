/**
 * `node tests/visual/bench/token-usage.ts`: how many stories a change of each token captures again
 * (VIS-20). Shows each story in one locale, narrow and wide; writes `<token> <stories>` lines.
 *
 *     node tests/visual/bench/token-usage.ts [--locale <tag>]
 */
import { parseArgs } from 'node:util';
import { buildStorybookCached } from '../builds/build-storybook.ts';
import { ROOT } from '../builds/exec.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { readFingerprints } from '../cache/fingerprint-files.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { openStoryPage } from '../capture/story-page.ts';
import { planStoryGrids } from '../matrix/snapshots.ts';
import { WIDTHS } from '../site.config.ts';

const { values } = parseArgs({ options: { locale: { type: 'string', default: 'vi' } } });
const { signal } = new AbortController();
const log = (text: string) => console.error(text);

const folder = await buildStorybookCached({ root: ROOT, signal, log });
const fingerprints = await readFingerprints(folder, { engine: '', browser: '', code: '' });
const served = await serveStorybook(folder);
const browser = await launchBrowser();
const storiesOf = new Map<string, Set<string>>();
const shown = new Set<string>();
try {
  const page = await openStoryPage(browser, served.proxy);
  const widths = [WIDTHS.at(0) ?? 0, WIDTHS.at(-1) ?? 0];
  const filters = { stories: [], locales: [values.locale], widths };
  for (const { story, snapshots } of planStoryGrids(served.stories, filters))
    for (const snapshot of snapshots) {
      const problems = await page.show(snapshot);
      const used = await page.usedProperties();
      if (problems.length > 0 || !used) log(`${story.id}: ${problems.join('; ') || 'uses any'}`);
      shown.add(story.id);
      const inputs = fingerprints.inputsOf(snapshot, used && new Set(used)) ?? new Map();
      for (const name of inputs.keys()) {
        const token = /^token ([\w-]+)/.exec(String(name))?.[1];
        if (token !== undefined)
          storiesOf.set(token, (storiesOf.get(token) ?? new Set()).add(story.id));
      }
    }
} finally {
  await browser.close();
  await served.close();
}
console.log(`${shown.size} stories`);
for (const [token, { size }] of [...storiesOf].toSorted(([, a], [, b]) => b.size - a.size))
  console.log(`${token} ${size}`);

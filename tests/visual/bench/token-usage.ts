/**
 * Counts the stories that are captured again after a change of each token (VIS-20), as `<token> <stories>` lines;
 * with token names as arguments, lists the ids of those stories. Shows each story in one locale, narrow and wide.
 *
 *     node tests/visual/bench/token-usage.ts [--locale <tag>] [token ...]
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

const { values, positionals: tokens } = parseArgs({
  options: { locale: { type: 'string', default: 'vi' } },
  allowPositionals: true,
});
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
for (const token of tokens)
  console.log([token, ...(storiesOf.get(token) ?? ['(no story)'])].join('\n  '));
if (tokens.length > 0) process.exit();
console.log(`${shown.size} stories`);
for (const [token, { size }] of [...storiesOf].toSorted(([, a], [, b]) => b.size - a.size))
  console.log(`${token} ${size}`);

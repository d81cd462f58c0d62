/**
 * `npm run fit`: measures by how much each message may grow before it wraps, clips or pushes, and
 * writes `fit.json` (VIS-18).
 *
 *     npm run fit -- [--verify | --translators <locale> | --story <glob>] [--storybook <folder>] [--workers <n>]
 *
 * `--verify` tries each limit of the file with real text; `--translators` writes the page for
 * translators; `--story` adds what these stories show that is new or has less room than in the file.
 * Exit code 1, and no file, when a snapshot cannot be measured; 1 when a limit is false.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStorybookCached } from '../builds/build-storybook.ts';
import { ROOT } from '../builds/exec.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { launchBrowser } from '../capture/launch-browser.ts';
import { LOCALES } from '../site.node.ts';
import { createFitFile } from './create-fit-file.ts';
import { readFitFile, writeFitFile } from './fit-file.ts';
import { readFitOptions } from './fit-options.ts';
import { measureStories, measuredBefore, planMeasurements } from './measure.ts';
import { readMessageTexts } from './messages.ts';
import { takePictures } from './pictures.ts';
import { renderTranslatorsPage } from './translators-page.ts';
import { planTrials, verifyLimits } from './verify.ts';

const { locale, workers, ...values } = readFitOptions(process.argv.slice(2));
const startedAt = performance.now();
const context = { root: ROOT, signal: new AbortController().signal, log: console.log };
const folder = values.storybook ?? (await buildStorybookCached(context));
const { proxy, stories, close } = await serveStorybook(folder);
const browsers = await Promise.all(Array.from({ length: workers }, () => launchBrowser()));
const messages = new Map(LOCALES.map((it) => [it, readMessageTexts(it)]));
try {
  const failures = await (values.verify ? verify() : locale ? writePage(locale) : measure());
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await close();
}

async function measure(): Promise<readonly string[]> {
  const grids = planMeasurements(stories, values.story);
  if (grids.length === 0) throw new RangeError(`No story matches ${values.story?.join(', ')}.`);
  const reportProgress = progress(grids.flat().length, 'snapshots measured');
  const { measurements, failures } = await measureStories(
    ...([browsers, proxy, grids, messages, reportProgress] as const),
    values.story && measuredBefore(readFitFile(), stories),
  );
  // With places missing, the file would accept texts that are too long there.
  if (failures.length === 0) writeFitFile(await createFitFile(measurements, messages));
  return failures;
}

async function verify(): Promise<readonly string[]> {
  const trials = planTrials(readFitFile(), stories);
  const reportProgress = progress(trials.flat().length, 'limits tried');
  const { correctCount, failures } = await verifyLimits(
    browsers,
    proxy,
    trials,
    messages,
    reportProgress,
  );
  console.log(`${correctCount} limits are true to a character, ${failures.length} are not`);
  return correctCount + failures.length === 0 ? ['no limit was tried'] : failures;
}

async function writePage(targetLocale: (typeof LOCALES)[number]): Promise<readonly string[]> {
  const [browser] = browsers;
  const [english, translations] = [messages.get('en'), messages.get(targetLocale)];
  if (!browser || !english || !translations) return [`no messages of ${targetLocale}`];
  const file = readFitFile();
  const trials = planTrials(file, stories).filter(([trial]) => trial?.locale === targetLocale);
  const reportProgress = progress(trials.length, 'snapshots captured');
  const pictures = await takePictures(browser, proxy, trials, messages, reportProgress);
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title}: ${name}`]));
  const storyName = (id: string) => titles.get(id) ?? id;
  const path = join('visual-fit', `${targetLocale}.html`);
  await mkdir(join(ROOT, 'visual-fit'), { recursive: true });
  const page = renderTranslatorsPage({
    locale: targetLocale,
    file,
    english,
    translations,
    pictures,
    storyName,
  });
  await writeFile(join(ROOT, path), page);
  console.log(path);
  return [];
}

/** Prints a line at each twentieth. */
function progress(total: number, unit: string): () => void {
  let done = 0;
  const twentieths = () => Math.floor((done / total) * 20);
  return () => {
    const before = twentieths();
    done += 1;
    if (twentieths() > before) console.log(`${done} of ${total} ${unit}`);
  };
}

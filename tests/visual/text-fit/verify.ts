/** Tries limits with real text: at the limit nothing changes, with a character more something does (VIS-18). */
import type { Browser } from '@playwright/test';
import type { Snapshot, Story } from '../matrix/snapshots.ts';
import type { Locale } from '../site.node.ts';
import { type FitFile, type Limit, styleOf } from './fit-file.ts';
import { type FitPage, openFitPage } from './fit-page.ts';
import type { MessageTexts } from './messages.ts';
import { textWidth } from './shape-text.ts';

/** A common character of the language. */
const FILLER: Readonly<Record<Locale, string>> = {
  en: 'o',
  es: 'o',
  pt: 'o',
  vi: 'o',
  'zh-TW': '的',
};

interface Trial extends Limit {
  readonly id: string;
  readonly locale: Locale;
  readonly snapshot: Snapshot;
}

/** A trial of each limit; those of a story, language and width are one group. */
export function planTrials({ limits }: FitFile, stories: readonly Story[]): Trial[][] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const trials: Trial[] = [];
  for (const [key, limit] of Object.entries(limits)) {
    const [id, locale] = key.split(' ') as [string, Locale];
    const [storyId = '', width] = limit.at.split('/');
    const story = byId.get(storyId);
    if (!story) throw new Error(`There is no story ${storyId} (${key}); run "npm run fit".`);
    trials.push({ ...limit, id, locale, snapshot: { story, locale, width: Number(width) } });
  }
  return [...Map.groupBy(trials, ({ at, locale }) => `${at}/${locale}`).values()];
}

/** How many limits are true, and the false ones with the reason. */
export async function verifyLimits(
  browsers: readonly Browser[],
  proxy: string,
  groups: readonly (readonly Trial[])[],
  messages: ReadonlyMap<Locale, MessageTexts>,
  onTrial: () => void = () => {},
) {
  const failures: string[] = [];
  let correctCount = 0;
  const queue = [...groups];
  const work = async (browser: Browser) => {
    const page = await openFitPage(browser, proxy, messages);
    for (let group = queue.shift(); group; group = queue.shift()) {
      const [first] = group;
      const shown = await page
        .show((first as Trial).snapshot)
        .catch((error: unknown) => String(error));
      for (const trial of group) {
        const problem = typeof shown === 'string' ? shown : await tryLimit(page, shown, trial);
        if (problem === undefined) correctCount += 1;
        else failures.push(`${trial.locale} ${trial.id} in ${trial.at}: ${problem}`);
        onTrial();
      }
    }
    await page.close();
  };
  await Promise.all(browsers.map(work));
  return { correctCount, failures: failures.toSorted() };
}

async function tryLimit(
  page: FitPage,
  shown: Awaited<ReturnType<FitPage['show']>>,
  { id, locale, room, beyond, width, font }: Trial,
): Promise<string | undefined> {
  const style = styleOf(font);
  const matching = shown.filter(
    (it) => it.id === id && it.lines === 1 && JSON.stringify(it.style) === JSON.stringify(style),
  );
  const [first] = matching;
  if (!first) return 'it is not there, or not in this font';
  const texts = matching.map(({ index }) => index);
  const effectOf = (text: string) =>
    page.page().evaluate(([at, it]) => window.__textFit.tryText(at, it), [texts, text] as const);
  const { source } = first;
  /** The longest text that has room, and one character more; the new characters are inserted at `at`. */
  const textsAtLimit = async (text: string, at: number) => {
    const grow = (count: number) =>
      text.slice(0, at) + FILLER[locale].repeat(count) + text.slice(at);
    let count = 0;
    while (((await textWidth(grow(count + 1), style, locale)) ?? Infinity) <= width + room + 0.01)
      count += 1;
    return { fits: grow(count), tooLong: grow(count + 1) };
  };
  const wordEnds = [...source.matchAll(/\s+|$/g)].map(({ index }) => index);
  const trialTexts = await Promise.all(wordEnds.map((at) => textsAtLimit(source, at)));
  const oneWord = source.replaceAll(/\s/g, '\u00a0');
  if ((await effectOf(oneWord)) === undefined)
    trialTexts.push(await textsAtLimit(oneWord, source.length));
  for (const { fits } of trialTexts) {
    const effect = await effectOf(fits);
    if (effect !== undefined) return `"${fits}" ${effect} already`;
  }
  if (beyond === 'fits') return undefined;
  for (const { tooLong } of trialTexts)
    if ((await effectOf(tooLong)) !== undefined) return undefined;
  return `nothing happens to "${trialTexts[0]?.tooLong}"`;
}

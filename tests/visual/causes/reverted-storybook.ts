/** The candidate's built Storybook with some inputs as in the baseline's: tokens and messages. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { overridingStyle } from './overriding-style.ts';
import { literalsOf, withBaselineMessage } from './message-literals.ts';

/** What is set back. */
export type Reversal =
  /** The baseline's rules of a custom property. */
  | { readonly css: string }
  /** The id of a message, in all languages. */
  | { readonly message: string };

const PAGE = 'iframe.html';
const ASSETS = 'assets';
/** `iframe-BzZj6RoS.js`: the hash differs between builds. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/**
 * Reads both builds, each file once. The result gives the texts that a server sends instead of the
 * candidate's files, by path; undefined where something cannot be set back.
 */
export function openReversals(candidate: string, baseline: string) {
  let builds: Promise<readonly [Texts, Texts]> | undefined;
  const read = () => (builds ??= Promise.all([textsIn(candidate), textsIn(baseline)]));

  async function revertMessage(edited: Map<string, string>, id: string): Promise<boolean> {
    const [candidateTexts, baselineTexts] = await read();
    const pathsWithMessage = (texts: Texts) =>
      [...texts].filter(([, text]) => literalsOf(text, id).length > 0).map(([path]) => path);
    const [targets, sources] = [pathsWithMessage(candidateTexts), pathsWithMessage(baselineTexts)];
    const nameOf = (path: string) => path.replace(HASH, '');
    const byName = Map.groupBy(sources, nameOf);
    if (targets.length === 0 || targets.length !== sources.length) return false;
    for (const path of targets) {
      const [source, ...more] = byName.get(nameOf(path)) ?? [];
      if (source === undefined || more.length > 0) return false;
      const text = edited.get(path) ?? candidateTexts.get(path) ?? '';
      const reverted = withBaselineMessage(text, baselineTexts.get(source) ?? '', id);
      if (reverted === undefined) return false;
      edited.set(path, reverted);
    }
    return true;
  }

  return async function edit(
    reversals: readonly Reversal[],
  ): Promise<ReadonlyMap<string, string> | undefined> {
    const edited = new Map<string, string>();
    const styles = reversals.flatMap((it) => ('css' in it ? [overridingStyle(it.css)] : []));
    if (styles.length > 0) {
      const html = await readFile(join(candidate, PAGE), 'utf8');
      edited.set(
        PAGE,
        html.replace('</head>', () => `<style>${styles.join('')}</style></head>`),
      );
    }
    for (const reversal of reversals)
      if ('message' in reversal && !(await revertMessage(edited, reversal.message)))
        return undefined;
    return edited;
  };
}

type Texts = ReadonlyMap<string, string>;

async function textsIn(folder: string): Promise<Texts> {
  const names = (await readdir(join(folder, ASSETS))).filter((name) => /\.js(?:on)?$/.test(name));
  const texts = names.map(async (name): Promise<[string, string]> => {
    const path = `${ASSETS}/${name}`;
    return [path, await readFile(join(folder, path), 'utf8')];
  });
  return new Map(await Promise.all(texts));
}

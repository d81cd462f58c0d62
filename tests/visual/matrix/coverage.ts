/**
 * The coverage ledger (VIS-10): every state of the specification and every scenario of the mocked
 * service has a story, and no story of a state is narrowed. Reads sources, so it needs no build.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { LOCALES, SCENARIO_NAMES, STATES, STORY_FILES, scenarioStory } from '../site.config.ts';
import { OFF_TAG } from './dimensions.ts';
import type { Story } from './snapshots.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A story as its source declares it; `source` is its own declaration's text. */
export interface DeclaredStory extends Story {
  readonly source: string;
}

/** What a FAQ can be; its stories are asked for once a source file of that name exists. */
export const FAQ_STATES = ['none', '0', '1', '2', '3'] as const;

/** What the ledger says; `missing` fails it, `later` is only listed. */
export interface Coverage {
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  readonly later: readonly string[];
}

/** Compares what must have a story with the stories there are. Pure. */
export function findCoverage(stories: readonly DeclaredStory[], hasFaq: boolean): Coverage {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const covered: string[] = [];
  const missing: string[] = [];
  const later: string[] = [];
  const need = (what: string, id: string, holds: (story: DeclaredStory) => boolean) => {
    const story = byId.get(id);
    if (story && holds(story)) covered.push(what);
    else missing.push(`${what}: ${story ? `${id} is narrowed or shows another` : `no ${id}`}`);
  };
  for (const [state, ids] of Object.entries(STATES))
    for (const id of ids) need(`state ${state}`, id, hasAllSnapshots);
  for (const name of SCENARIO_NAMES)
    // The name must be handed to the service, not only stand in the story's title.
    need(
      `scenario ${name}`,
      scenarioStory(name),
      (story) => hasAllSnapshots(story) && story.source.includes(`'${name}'`),
    );
  for (const state of FAQ_STATES) {
    const what = `state FAQ open item ${state}`;
    const wanted = new RegExp(`faq.*--.*open-(item-)?${state}$`);
    if (!hasFaq) later.push(`${what}: not built yet`);
    else if (stories.some(({ id }) => wanted.test(id))) covered.push(what);
    else missing.push(`${what}: no story whose id fits ${wanted.source}`);
  }
  return { covered, missing, later };
}

/** The ledger of this repository. */
export function readCoverage(): Coverage {
  const hasFaq = globSync('src/**/*{faq,Faq,FAQ}*.tsx', { cwd: ROOT }).length > 0;
  return findCoverage(declaredStories(), hasFaq);
}

/** The ledger for people, one line an entry; what is missing last, where a terminal shows it. */
export function coverageLines({ covered, missing, later }: Coverage): string[] {
  return [
    ...later.map((it) => `later    ${it}`),
    ...missing.map((it) => `missing  ${it}`),
    `${covered.length} states and scenarios have their story in ${LOCALES.length} languages, ${missing.length} have none`,
  ];
}

/** Every story that the story files declare, with the ids Storybook will give them. */
export function declaredStories(): DeclaredStory[] {
  return globSync(STORY_FILES, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
      return Object.entries(csf._stories).map(([name, { id, name: shown, tags }]) => ({
        id,
        title: csf.meta.title ?? '',
        name: shown ?? name,
        tags: [...(csf.meta.tags ?? []), ...(tags ?? [])],
        source: declarationOf(code, name),
      }));
    });
}

function declarationOf(code: string, name: string): string {
  const start = code.search(new RegExp(`^export const ${name}\\b`, 'm'));
  const end = code.indexOf(';\n', start);
  return start < 0 ? '' : code.slice(start, end < 0 ? undefined : end);
}

function hasAllSnapshots({ tags }: Story): boolean {
  return !tags.some((tag) => tag === OFF_TAG || /^(locale|width):/.test(tag));
}

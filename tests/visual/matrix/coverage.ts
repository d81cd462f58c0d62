/**
 * Coverage (VIS-10): every state of the specification and every scenario of the mocked service has a
 * story with all its snapshots. Reads the story files, so it needs no built Storybook.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { LOCALES, SCENARIO_NAMES, STATES, STORY_FILES, scenarioStory } from '../site.config.ts';
import { OFF_TAG } from './dimensions.ts';
import type { Story } from './snapshots.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A story as its file declares it; `source` is the text of the declaration. */
export interface DeclaredStory extends Story {
  readonly source: string;
}

/** What is covered, and what is missing with the reason. */
export interface Coverage {
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

/** Compares the states and scenarios with these stories. */
export function findCoverage(stories: readonly DeclaredStory[]): Coverage {
  const storiesById = new Map(stories.map((story) => [story.id, story]));
  const covered: string[] = [];
  const missing: string[] = [];
  const requireStory = (name: string, id: string, sourceText = '') => {
    const story = storiesById.get(id);
    if (!story) missing.push(`${name}: no ${id}`);
    else if (!isNarrowed(story) && story.source.includes(sourceText)) covered.push(name);
    else missing.push(`${name}: ${id} is narrowed or shows another`);
  };
  for (const [state, ids] of Object.entries(STATES))
    for (const id of ids) requireStory(`state ${state}`, id);
  // The story must pass the scenario to the service: its name alone proves nothing.
  for (const name of SCENARIO_NAMES)
    requireStory(`scenario ${name}`, scenarioStory(name), `'${name}'`);
  return { covered, missing };
}

/** The report of `--coverage`, one line each; what is missing is last, where a terminal shows it. */
export function coverageLines({ covered, missing }: Coverage): string[] {
  return [
    ...missing.map((line) => `missing  ${line}`),
    `${covered.length} states and scenarios have their story in ${LOCALES.length} languages, ${missing.length} have none`,
  ];
}

/** Every story that the story files declare, with the id that Storybook gives it. */
export function declaredStories(): DeclaredStory[] {
  return globSync(STORY_FILES, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
      return Object.entries(csf._stories).map(([exportName, { id, name, tags }]) => ({
        id,
        title: csf.meta.title ?? '',
        name: name ?? exportName,
        tags: [...(csf.meta.tags ?? []), ...(tags ?? [])],
        source: declarationOf(code, exportName),
      }));
    });
}

function declarationOf(code: string, name: string): string {
  const start = code.search(new RegExp(`^export const ${name}\\b`, 'm'));
  const end = code.indexOf(';\n', start);
  return start < 0 ? '' : code.slice(start, end < 0 ? undefined : end);
}

function isNarrowed({ tags }: Story): boolean {
  return tags.some((tag) => tag === OFF_TAG || /^(locale|width):/.test(tag));
}

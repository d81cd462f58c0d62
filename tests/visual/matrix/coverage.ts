/** Coverage (VIS-10): every state and every mocked scenario has a story with all its snapshots. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { LOCALES, SCENARIO_NAMES, STATES, STORY_FILES, scenarioStory } from '../site.config.ts';
import { ROOT } from '../builds/exec.ts';
import { OFF_TAG } from './dimensions.ts';
import type { Story } from './snapshots.ts';

export type DeclaredStory = ReturnType<typeof declaredStories>[number];
type Coverage = ReturnType<typeof findCoverage>;

/** Which states and scenarios these stories cover, and which are missing, with the reason. */
export function findCoverage(stories: readonly DeclaredStory[]) {
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

/** The report of `--coverage`, one line each; missing stories are last, next to the prompt. */
export function coverageLines({ covered, missing }: Coverage): string[] {
  return [
    ...missing.map((line) => `missing  ${line}`),
    `${covered.length} states and scenarios have their story in ${LOCALES.length} languages, ${missing.length} have none`,
  ];
}

/** Every story that the story files declare, with the id that Storybook gives it. */
export function declaredStories() {
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

/**
 * Which files can change which snapshots, by their paths (VIS-5). A file that is neither listed here nor
 * in the module graph counts for every snapshot: a missing entry costs time, but hides no difference.
 */
import { matchesGlob } from 'node:path';
import { FALLBACK_LOCALE, PSEUDO_LOCALE } from '../site.config.ts';
import { LOCALES, messageFile } from '../site.node.ts';

const TESTS = ['**/*.test.{ts,tsx}'];

/** Documentation, tests, and settings of checks. */
const NEVER_BUILT = [
  '{README.md,LICENSE,.editorconfig,.gitignore,.oxlintrc.json,.oxfmtrc.json,.dependency-cruiser.cjs}',
  '{test-runner-jest.config.js,.storybook/test-runner.ts}',
  '{.github,.ci,tests}/**',
  ...TESTS,
];

/** Exceptions: the preview imports its dimensions from these files, and the report has stories. */
const BUILT_HARNESS_FILES = [
  'tests/visual/{site.config,{matrix,chromatic,report}/*,lint/rules}.ts',
  'tests/visual/report/{app,stories}/**',
];

/** Only read to generate files; the content of the generated files counts instead. */
const GENERATOR_INPUTS = [
  '{tokens,src/assets/generators,src/build/messages/fixtures}/**',
  'src/build/messages/{check-messages,find-unused-messages}.ts',
];

/** Only part of the site's build: Storybook's configuration leaves these plugins out. */
const SITE_ONLY = [
  '{index.html,.env.development{,.local},src/build/web-manifest.ts}',
  'src/{prerender,service-worker/worker,build/{hosting,prerender,release-files}}/**',
];

/** Reads files, but only for pages of the docs. */
const DOCS_PROGRAM = '.storybook/traceability.ts';

/** A build whose graph contains any other file is not cached, so a wrong entry hides no difference. */
export function affectsBuild(path: string): boolean {
  return !isIn(NEVER_BUILT, path) || (isIn(BUILT_HARNESS_FILES, path) && !isIn(TESTS, path));
}

/** Whether a file outside the module graph may change a snapshot. */
export function affectsEverySnapshot(path: string): boolean {
  return !isIn([...NEVER_BUILT, ...GENERATOR_INPUTS, ...SITE_ONLY], path);
}

/** Whether a build program has an effect on stories. */
export function runsInStories(path: string): boolean {
  return !isIn(SITE_ONLY, path);
}

/** Whether the files that a build program reads have an effect on stories. */
export function readsForStories(path: string): boolean {
  return path !== DOCS_PROGRAM;
}

/** Code counts only where it is imported. */
export function isCode(path: string): boolean {
  return /^(?:src|stories|mocks)\/.*\.tsx?$/.test(path);
}

/** The only locales that can show the file; all if undefined. The pseudo-locale shows English. */
export function localesOf(path: string): readonly string[] | undefined {
  const locale = LOCALES.find((it) => messageFile(it) === path);
  if (locale !== undefined) return locale === FALLBACK_LOCALE ? [locale, PSEUDO_LOCALE] : [locale];
  const font = /^src\/theme\/generated\/fonts\/([\w-]+)\.woff2$/.exec(path)?.[1];
  return font === undefined ? undefined : localesOfFont(font);
}

/** The same for a font by its name. Every page shows language names, in the fonts `names-…`. */
export function localesOfFont(name: string): readonly string[] | undefined {
  if (/^(?:display|text)-vietnamese$/.test(name)) return ['vi'];
  return /^han(?:-|$)/.test(name) ? ['zh-TW'] : undefined;
}

/** A story cannot show another locale without one of these names, in its file or in a helper. */
export const LOCALE_SELECTORS = [
  ...['LOCALES', 'translatorFor', 'useSetLocale', 'loadMessages', 'loadNamespace'],
];
const SELECTS_LOCALE = new RegExp(`\\b(?:${LOCALE_SELECTORS.join('|')})\\b|i18n/messages/`);

/**
 * Whether a story that imports this file may show other locales than its snapshot's. A component may name
 * them as well, but switches only if a story does. `stories/support/messages.ts` defines a selector.
 */
export function showsOtherLocales(path: string, source: string): boolean {
  return (
    path.startsWith('stories/') &&
    path !== 'stories/support/messages.ts' &&
    SELECTS_LOCALE.test(source)
  );
}

function isIn(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}

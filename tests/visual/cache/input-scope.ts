/**
 * Which files can change which snapshots, by their paths (VIS-5). A file that is neither listed here nor in
 * the module graph counts for every snapshot: an incomplete list costs time, but hides no difference.
 */
import { matchesGlob } from 'node:path';

const TESTS = ['**/*.test.{ts,tsx}'];

/** No build of a Storybook reads these: documentation, tests, and settings of checks. */
const NEVER_BUILT = [
  'README.md',
  'LICENSE',
  '.github/**',
  '.ci/**',
  '.gitignore',
  'tests/**',
  ...TESTS,
  '.storybook/test-runner.ts',
  'test-runner-jest.config.js',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
];

/** Exceptions: the preview imports its dimensions from here, and the report has stories. */
const BUILT_HARNESS_FILES = [
  'tests/visual/{matrix,chromatic,report}/*.ts',
  'tests/visual/site.config.ts',
  'tests/visual/report/{app,stories}/**',
  'tests/visual/lint/rules.ts',
];

/** Only read to generate files whose own content counts. A module of the graph counts in spite of it. */
const GENERATOR_INPUTS = [
  'tokens/**',
  'src/assets/generators/**',
  'src/build/messages/fixtures/**',
  'src/build/messages/check-messages.ts',
  'src/build/messages/find-unused-messages.ts',
];

/** Only part of the site's build: Storybook's configuration leaves these plugins out. */
const SITE_ONLY = [
  'index.html',
  '.env.{development,loopback}{,.local}',
  'src/prerender/**',
  'src/service-worker/worker/**',
  'src/build/{hosting,prerender,release-files}/**',
  'src/build/web-manifest.ts',
];

/** A program of the build that reads files, but only for pages of the docs. */
const DOCS_PROGRAM = '.storybook/traceability.ts';

/**
 * Whether a built Storybook may differ when this file does. A build whose graph contains any other
 * file is not cached, so an error in the lists costs a build, but hides no difference.
 */
export function affectsBuild(path: string): boolean {
  return !isIn(NEVER_BUILT, path) || (isIn(BUILT_HARNESS_FILES, path) && !isIn(TESTS, path));
}

/** Whether a file that is not in the module graph may change a snapshot. */
export function affectsEverySnapshot(path: string): boolean {
  return !isIn([...NEVER_BUILT, ...GENERATOR_INPUTS, ...SITE_ONLY], path);
}

/** Whether the output of a build program can reach a story. */
export function runsInStories(path: string): boolean {
  return !isIn(SITE_ONLY, path);
}

/** Whether the files that a build program reads can reach a story. */
export function readsForStories(path: string): boolean {
  return path !== DOCS_PROGRAM;
}

/** Code has an effect only where it is imported. */
export function isCode(path: string): boolean {
  return /^(?:src|stories|mocks)\/.*\.tsx?$/.test(path);
}

/**
 * The only locales that can show the file's content; all if undefined. No locale falls back to English
 * messages at run time, but the pseudo-locale is made of them.
 */
export function localesOf(path: string): readonly string[] | undefined {
  const messages = /^src\/i18n\/messages\/([\w-]+)\.json$/.exec(path)?.[1];
  if (messages !== undefined) return messages === 'en' ? ['en', 'en-XA'] : [messages];
  const font = /^src\/theme\/generated\/fonts\/([\w-]+)\.woff2$/.exec(path)?.[1];
  return font === undefined ? undefined : localesOfFont(font);
}

/**
 * The same for a font by its name. Every page shows the language names, which have fonts of their own
 * (`names-…`). Other locales that contain a character of the font are found by `styleInputs`.
 */
export function localesOfFont(name: string): readonly string[] | undefined {
  if (/^(?:display|text)-vietnamese$/.test(name)) return ['vi'];
  return /^han(?:-|$)/.test(name) ? ['zh-TW'] : undefined;
}

/** A story cannot show another locale without one of these names, in its file or in a helper. */
export const LOCALE_SELECTORS = [
  ...['LOCALES', 'translatorFor', 'useSetLocale'],
  ...['loadMessages', 'loadNamespace', 'loadNamespaceOnce'],
];
const SELECTS_LOCALE = new RegExp(`\\b(?:${LOCALE_SELECTORS.join('|')})\\b|i18n/messages/`);

/**
 * Whether a story that imports this file may show other locales than its snapshot's: then it depends on
 * the messages and fonts of all. Components contain the names as well, but switch only when a story
 * makes them. `stories/support/messages.ts` defines `translatorFor`.
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

/**
 * Which files can change which pictures, by their paths (VIS-5). Whatever is not named here and not
 * in the module graph counts for every snapshot: a list that is too short costs time, never a difference.
 */
import { matchesGlob } from 'node:path';

const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * No build of a Storybook reads these, each for its reason: words for people, tests, and the
 * settings of tools that only judge the sources.
 */
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

/**
 * The preview imports its widths, languages and the cloud's modes from here, and the report's own
 * stories show its page.
 */
const BUILT_ALL_THE_SAME = [
  'tests/visual/{matrix,chromatic,report}/*.ts',
  'tests/visual/site.config.ts',
  'tests/visual/report/{app,stories}/**',
  'tests/visual/lint/rules.ts',
];

/**
 * A build's first step reads these and writes src/theme/generated or src/assets/files, whose content
 * counts; nothing else reads them. A module of the graph counts in spite of this list.
 */
const READ_FOR_OUTPUT = [
  'tokens/**',
  'src/assets/generators/**',
  'src/build/messages/fixtures/**',
  'src/build/messages/check-messages.ts',
  'src/build/messages/find-unused-messages.ts',
];

/**
 * The site's own entrance, its modes, and what only its documents, worker and hosts are made by: the
 * Storybook's configuration leaves those plugins out. A module of the graph counts all the same.
 */
const ONLY_THE_SITE = [
  'index.html',
  '.env.{development,loopback}{,.local}',
  'src/prerender/**',
  'src/service-worker/worker/**',
  'src/build/{hosting,prerender,release-files}/**',
  'src/build/web-manifest.ts',
];

/** Programs of a build that read files by themselves, which no story shows: only the docs do. */
const READ_FOR_DOCS = ['.storybook/traceability.ts'];

/**
 * Whether a built Storybook may differ when this file does. A build whose graph names a file that
 * does not count is not kept, so a gap here costs a build, never a difference.
 */
export function affectsBuild(path: string): boolean {
  return !isIn(NEVER_BUILT, path) || (isIn(BUILT_ALL_THE_SAME, path) && !isIn(TESTS, path));
}

/** Whether a file that the module graph does not name may still change a picture. */
export function affectsEverySnapshot(path: string): boolean {
  return !isIn([...NEVER_BUILT, ...READ_FOR_OUTPUT, ...ONLY_THE_SITE], path);
}

/** Whether what a program of the build does can reach a story. */
export function runsInStories(path: string): boolean {
  return !isIn(ONLY_THE_SITE, path);
}

/** Whether files that a program of the build reads by itself can reach a story. */
export function isReadByStories(path: string): boolean {
  return !isIn(READ_FOR_DOCS, path);
}

/** Whether the file is code, which only works where it is imported. */
export function isCode(path: string): boolean {
  return /^(?:src|stories|mocks)\/.*\.tsx?$/.test(path);
}

/**
 * The only locales whose pages can show what is in the file; absent: all. A language's messages
 * are for it alone: nothing falls back to English at run time. The pseudo-locale is made of English.
 */
export function localesOf(path: string): readonly string[] | undefined {
  const messages = /^src\/i18n\/messages\/([\w-]+)\.json$/.exec(path)?.[1];
  if (messages !== undefined) return messages === 'en' ? ['en', 'en-XA'] : [messages];
  const font = /^src\/theme\/generated\/fonts\/([\w-]+)\.woff2$/.exec(path)?.[1];
  return font === undefined ? undefined : localesOfFont(font);
}

/**
 * The same for a font file by its bare name. The languages' own names, `names-…`, stand on every
 * page. A glyph's shape comes from a package, so what other words add to a file changes no other
 * page, but for one that shows that very glyph: `styleInputs` in `inputs.ts` sees to it.
 */
export function localesOfFont(name: string): readonly string[] | undefined {
  if (/^(?:display|text)-vietnamese$/.test(name)) return ['vi'];
  return /^han(?:-|$)/.test(name) ? ['zh-TW'] : undefined;
}

/**
 * Whether a story with this file may show another language than its snapshot's: then the messages and
 * fonts of all count for it. The file, a helper maybe, names the list of languages, what chooses one,
 * or messages; no story can without. The components do, too, but not unless a story asks them, and
 * `stories/support/messages.ts` only hands one language on to who names it.
 */
export function showsOtherLocales(path: string, source: string): boolean {
  if (!path.startsWith('stories/') || path === 'stories/support/messages.ts') return false;
  return /\b(?:LOCALES|translatorFor|useSetLocale|loadMessages)\b|i18n\/messages\//.test(source);
}

function isIn(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}

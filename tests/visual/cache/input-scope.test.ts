import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import main from '../../../.storybook/main.ts';
import { LOCALES } from '../site.config.ts';
import {
  LOCALE_SELECTORS,
  affectsBuild,
  affectsEverySnapshot,
  isCode,
  localesOf,
  localesOfFont,
  showsOtherLocales,
} from './input-scope.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

test.each(['README.md', 'tests/e2e/menu.spec.ts', '.github/site.webp', 'src/site.test.ts'])(
  'VIS-5 %s changes no snapshot and no build',
  (path) => {
    expect(affectsBuild(path)).toBe(false);
    expect(affectsEverySnapshot(path)).toBe(false);
  },
);

test.each([
  'src/new.dat',
  'new.json',
  'public/a.png',
  '.env.local',
  'stories/new.md',
  'package-lock.json',
])('VIS-5 %s cannot be traced, so it counts for every snapshot', (path) => {
  expect(affectsBuild(path)).toBe(true);
  expect(affectsEverySnapshot(path)).toBe(true);
});

test('VIS-5 tokens count through the files generated from them, but a change needs a build', () => {
  expect(affectsBuild('tokens/base/space.json')).toBe(true);
  expect(affectsEverySnapshot('tokens/base/space.json')).toBe(false);
  expect(affectsEverySnapshot('src/theme/generated/tokens.css')).toBe(true);
});

test('VIS-5 the parts of the harness that the preview imports need a build, their unit tests do not', () => {
  expect(affectsBuild('tests/visual/matrix/dimensions.ts')).toBe(true);
  expect(affectsBuild('tests/visual/matrix/snapshots.test.ts')).toBe(false);
});

test('VIS-5 only code has no effect unless it is imported', () => {
  expect(isCode('src/app/App.tsx')).toBe(true);
  expect(isCode('src/assets/files/card.webp')).toBe(false);
  expect(isCode('vite.config.ts')).toBe(false);
});

test('VIS-5 messages count for their own locale, English also for the pseudo-locale', () => {
  for (const locale of LOCALES) {
    expect(localesOf(`src/i18n/messages/${locale}.json`)).toContain(locale);
  }
  expect(localesOf('src/i18n/messages/en.json')).toEqual(['en', 'en-XA']);
  expect(localesOf('src/i18n/messages/vi.json')).toEqual(['vi']);
  expect(localesOf('src/i18n/locales.ts')).toBeUndefined();
});

test('VIS-5 a font of one script counts for its locales, the fonts of language names for all', () => {
  expect(localesOfFont('display-vietnamese')).toEqual(['vi']);
  expect(localesOfFont('han-countries')).toEqual(['zh-TW']);
  expect(localesOfFont('names-vietnamese')).toBeUndefined();
  expect(localesOfFont('names-han')).toBeUndefined();
  expect(localesOfFont('text-latin')).toBeUndefined();
  expect(localesOf('src/theme/generated/fonts/han.woff2')).toEqual(['zh-TW']);
});

test('VIS-5 a story or helper that names the list of locales, messages or a locale setter may show any locale', () => {
  const showsOthers = (source: string, path = 'stories/A.stories.tsx') =>
    showsOtherLocales(path, source);
  expect(showsOthers('const next = LOCALES[1];')).toBe(true);
  expect(showsOthers("translatorFor('es')('home.hero.title')", 'stories/helper.ts')).toBe(true);
  expect(showsOthers("import es from '../src/i18n/messages/es.json';")).toBe(true);
  expect(showsOthers('translator(globals)(LOCALE_NAMES[localeOf(globals)])')).toBe(false);
  expect(showsOthers("import type { MessageId } from '../src/i18n/messages.ts';")).toBe(false);
  // These offer every locale and show one until a story switches.
  expect(showsOthers('LOCALES', 'src/features/language/LanguageSwitch.tsx')).toBe(false);
  expect(showsOthers('translatorFor', 'stories/support/messages.ts')).toBe(false);
});

test('VIS-5 every name that makes a story show other locales exists', () => {
  const files = globSync(['src/i18n/**/*.{ts,tsx}', 'stories/support/*.ts'], { cwd: ROOT });
  const code = files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
  const missing = LOCALE_SELECTORS.filter(
    (name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(code),
  );
  expect(missing).toEqual([]);
});

test("VIS-5 each file in the project's root is listed or counts for every snapshot", () => {
  const ignored = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !affectsEverySnapshot(name) && !name.endsWith('.log'));
  expect(ignored.toSorted()).toEqual([
    '.dependency-cruiser.cjs',
    '.editorconfig',
    '.env.development',
    '.gitignore',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    'README.md',
    'index.html',
    'test-runner-jest.config.js',
  ]);
});

test('VIS-5 only the docs show what the build reads from the tests', () => {
  const files = globSync('{src,stories,mocks,.storybook}/**/*.{ts,tsx,mdx}', { cwd: ROOT });
  const naming = (text: RegExp) =>
    files.filter((path) => text.test(readFileSync(join(ROOT, path), 'utf8'))).toSorted();
  expect(naming(/\b__TRACEABILITY__\b/)).toEqual([
    '.storybook/main.ts',
    'stories/docs/TraceabilityTables.tsx',
  ]);
  expect(naming(/\/TraceabilityTables\.tsx'/)).toEqual([
    'stories/docs/FailureModes.mdx',
    'stories/docs/Requirements.mdx',
  ]);
});

test('VIS-5 the Storybook has no plugin of the prerendered documents or the service worker', () => {
  const plugins = [
    'prerender',
    'vite-plugin-pwa',
    'vite-plugin-pwa:build',
    'vite-plugin-compression',
    'ours',
  ];
  const left = main.viteFinal({ plugins: plugins.map((name) => ({ name })) });
  expect(left.plugins.map((it) => (it && 'name' in it ? it.name : it))).toEqual([
    'ours',
    'virtual-modules',
    'report-saves',
  ]);
  const prerender = readFileSync(join(ROOT, 'src/build/prerender/prerender.ts'), 'utf8');
  expect(prerender).toContain("name: 'prerender'");
  const config = readFileSync(join(ROOT, 'vite.config.ts'), 'utf8');
  const site = [
    ...config.matchAll(/from '(\.\/src\/build\/(?:prerender\/|hosting\/|web-manifest)[^']+)'/g),
  ].map(([, it]) => it);
  expect(site).toEqual(['./src/build/prerender/prerender.ts', './src/build/web-manifest.ts']);
});

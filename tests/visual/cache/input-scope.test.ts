import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import main from '../../../.storybook/main.ts';
import { LOCALES } from '../site.config.ts';
import {
  affectsBuild,
  affectsEverySnapshot,
  isCode,
  localesOf,
  localesOfFont,
  showsOtherLocales,
} from './input-scope.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

test.each(['README.md', 'tests/e2e/menu.spec.ts', '.github/site.webp', 'src/site.test.ts'])(
  'VIS-5 %s changes no picture and no build',
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
])('VIS-5 %s, which nobody can trace, counts for all', (path) => {
  expect(affectsBuild(path)).toBe(true);
  expect(affectsEverySnapshot(path)).toBe(true);
});

test('VIS-5 tokens count by what is generated from them, but they need a build', () => {
  expect(affectsBuild('tokens/base/space.json')).toBe(true);
  expect(affectsEverySnapshot('tokens/base/space.json')).toBe(false);
  expect(affectsEverySnapshot('src/theme/generated/tokens.css')).toBe(true);
});

test('VIS-5 what the preview imports out of the tests needs a build, their own tests do not', () => {
  expect(affectsBuild('tests/visual/matrix/dimensions.ts')).toBe(true);
  expect(affectsBuild('tests/visual/matrix/snapshots.test.ts')).toBe(false);
});

test('VIS-5 only code may go unnoticed where nobody imports it', () => {
  expect(isCode('src/app/App.tsx')).toBe(true);
  expect(isCode('src/assets/files/card.webp')).toBe(false);
  expect(isCode('vite.config.ts')).toBe(false);
});

test('VIS-5 messages are for their own locale, English for the pseudo-locale as well', () => {
  for (const locale of LOCALES) {
    expect(localesOf(`src/i18n/messages/${locale}.json`)).toContain(locale);
  }
  expect(localesOf('src/i18n/messages/en.json')).toEqual(['en', 'en-XA']);
  expect(localesOf('src/i18n/messages/vi.json')).toEqual(['vi']);
  expect(localesOf('src/i18n/locales.ts')).toBeUndefined();
});

test('VIS-5 a font of one script is for its languages, the names of languages are for all', () => {
  expect(localesOfFont('display-vietnamese')).toEqual(['vi']);
  expect(localesOfFont('han-countries')).toEqual(['zh-TW']);
  expect(localesOfFont('names-vietnamese')).toBeUndefined();
  expect(localesOfFont('names-han')).toBeUndefined();
  expect(localesOfFont('text-latin')).toBeUndefined();
  expect(localesOf('src/theme/generated/fonts/han.woff2')).toEqual(['zh-TW']);
});

test('VIS-5 a story or helper that names the list of languages, messages or what chooses them may show any', () => {
  const speaks = (source: string, path = 'stories/A.stories.tsx') =>
    showsOtherLocales(path, source);
  expect(speaks('const next = LOCALES[1];')).toBe(true);
  expect(speaks("translatorFor('es')('home.hero.title')", 'stories/helper.ts')).toBe(true);
  expect(speaks("import es from '../src/i18n/messages/es.json';")).toBe(true);
  expect(speaks('translator(globals)(LOCALE_NAMES[localeOf(globals)])')).toBe(false);
  expect(speaks("import type { MessageId } from '../src/i18n/messages.ts';")).toBe(false);
  // They offer every language, and show one until a story asks.
  expect(speaks('LOCALES', 'src/features/language/LanguageSwitch.tsx')).toBe(false);
  expect(speaks('translatorFor', 'stories/support/messages.ts')).toBe(false);
});

test('VIS-5 every file at the top of this project is known, or counts for all', () => {
  const silent = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !affectsEverySnapshot(name) && !name.endsWith('.log'));
  expect(silent.toSorted()).toEqual([
    '.dependency-cruiser.cjs',
    '.env.development',
    '.env.loopback',
    '.gitignore',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    'README.md',
    'index.html',
    'test-runner-jest.config.js',
  ]);
});

test('VIS-5 what the build reads from the tests by itself is shown by the docs alone', () => {
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

test('VIS-5 the plugins of the documents and of the worker are none of the Storybook', () => {
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
  ]);
  const prerender = readFileSync(join(ROOT, 'src/build/prerender/prerender.ts'), 'utf8');
  expect(prerender).toContain("name: 'prerender'");
  const config = readFileSync(join(ROOT, 'vite.config.ts'), 'utf8');
  const site = [
    ...config.matchAll(/from '(\.\/src\/build\/(?:prerender\/|hosting\/|web-manifest)[^']+)'/g),
  ].map(([, it]) => it);
  expect(site).toEqual(['./src/build/prerender/prerender.ts', './src/build/web-manifest.ts']);
});

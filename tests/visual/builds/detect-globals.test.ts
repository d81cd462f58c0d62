import { expect, test } from 'vitest';
import {
  type Filters,
  PROJECT_DIMENSIONS,
  dimensionsFor,
  snapshotName,
  planStoryGrids,
} from '../matrix/snapshots.ts';
import { LOCALES, PSEUDO_LOCALE } from '../site.config.ts';
import { chooseGlobals, localeGlobalOf, globalsLine, detectGlobals } from './detect-globals.ts';

const toolbar = (name: string, ...items: unknown[]) => ({ [name]: { toolbar: { items } } });
const ALL: Filters = { stories: [], locales: [], widths: [] };
const NOTHING = { localeGlobal: undefined, globals: [], filters: ALL };

test.each([
  ['plain values', { globalTypes: toolbar('locale', 'en', 'de') }, 'locale', ['en', 'de']],
  [
    'items',
    { globalTypes: toolbar('locale', { value: 'en', title: 'English' }, { type: 'reset' }) },
    'locale',
    ['en'],
  ],
  [
    'i18next',
    { globals: { locale: 'fr', locales: { fr: 'Français', it: {} } } },
    'locale',
    ['fr', 'it'],
  ],
  ['another usual name', { globalTypes: toolbar('Language', 'English') }, 'Language', ['English']],
  [
    'a name of the project',
    { globalTypes: { ...toolbar('density', 'sm', 'md'), ...toolbar('site', 'pt_BR', 'zh-Hant') } },
    'site',
    ['pt_BR', 'zh-Hant'],
  ],
  [
    'no choice',
    { globalTypes: { ...toolbar('theme', 'light', 'dark'), ...toolbar('dir', 'ltr', 'rtl') } },
    undefined,
    [],
  ],
  ['no values', { globals: { lang: 'en' } }, undefined, []],
])('VIS-12 the locales of a Storybook: %s', (_, preview, name, locales) => {
  const offered = detectGlobals(preview);
  expect(localeGlobalOf(offered)).toBe(name);
  expect(chooseGlobals(offered, NOTHING).locales).toEqual(locales);
});

const OFFER = detectGlobals({
  globals: { backgrounds: {}, tongue: '' },
  globalTypes: {
    ...toolbar('lang', 'en', 'de'),
    ...toolbar('theme', 'light', { value: 'dark' }),
    ...toolbar('rtl', false, true),
    ...toolbar('accent', '#555ab9', 'a(b)'),
  },
});

test("VIS-12 globals are set in Storybook's URL syntax", () => {
  const assignments = ['theme=dark', 'rtl=true', 'accent=#555ab9', 'backgrounds=dark'];
  const { globals } = chooseGlobals(OFFER, { ...NOTHING, globals: assignments });
  expect(globals).toEqual({
    locale: 'lang',
    set: { theme: 'dark', rtl: '!true', accent: '!hex(555ab9)', backgrounds: 'dark' },
  });
  expect(globalsLine(OFFER, globals)).toBe(
    'locale: en, de, by the global "lang" · backgrounds: dark (its values are not known) · ' +
      'theme: dark (light, dark) · rtl: !true (false, true) · accent: !hex(555ab9) (#555ab9, a(b))',
  );
});

test.each([
  [{ globals: ['them=dark'] }, 'has no global "them"; it has backgrounds, tongue, lang'],
  [{ globals: ['theme=drak'] }, 'no value "drak" but light, dark'],
  [{ globals: ['theme'] }, 'takes name=value'],
  [{ globals: ['lang=de'] }, 'use --locale'],
  [{ globals: ['theme=dark', 'theme=light'] }, 'one value a run'],
  [{ globals: ['accent=a(b)'] }, 'takes no global with the value "a(b)"'],
  [{ localeGlobal: 'locale' }, 'has no global "locale"'],
  [{ localeGlobal: 'tongue' }, 'name them with --locale'],
])('VIS-12 a global that a Storybook would ignore is an error: %j', (options, message) => {
  expect(() => chooseGlobals(OFFER, { ...NOTHING, ...options })).toThrow(message);
});

test('VIS-12 another global can be named for the locale, with values from --locale if the global lists none', () => {
  const tongue = { ...NOTHING, localeGlobal: 'tongue', filters: { ...ALL, locales: ['nl'] } };
  expect(chooseGlobals(OFFER, tongue)).toMatchObject({
    locales: ['nl'],
    globals: { locale: 'tongue' },
  });
  expect(chooseGlobals(OFFER, { ...NOTHING, localeGlobal: 'theme' }).locales).toEqual([
    'light',
    'dark',
  ]);
});

test('VIS-12 the values of `theme` may come from the themes addon', () => {
  const offered = detectGlobals({ globals: { theme: '' }, themes: ['light', 'dark'] });
  expect(() => chooseGlobals(offered, { ...NOTHING, globals: ['theme=drak'] })).toThrow(
    'light, dark',
  );
});

test("VIS-12 a Storybook with this project's locales has this project's dimensions, wherever it is", () => {
  const usual = { locale: 'locale', set: {} };
  expect(dimensionsFor([...LOCALES, PSEUDO_LOCALE], usual)).toBe(PROJECT_DIMENSIONS);
  expect(dimensionsFor(['en', 'de'], usual).locales).toEqual(['en', 'de']);
  expect(dimensionsFor([], { locale: '-', set: {} }).locales).toEqual(['-']);
});

test("VIS-12 a snapshot's name contains its globals", () => {
  const axes = dimensionsFor(['de'], { locale: 'lang', set: { theme: 'dark' } });
  const filters = { ...ALL, widths: [375] };
  const [grid] = planStoryGrids([{ id: 'a--b', title: 'A', name: 'B', tags: [] }], filters, axes);
  expect(grid?.snapshots.map(snapshotName)).toEqual(['a--b/de/375/theme=dark']);
  expect(grid?.snapshots[0]?.globals?.locale).toBe('lang');
});

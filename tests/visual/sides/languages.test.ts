import { expect, test } from 'vitest';
import { axesOf, OWN_AXES, PSEUDO_LOCALE } from '../cells/cells.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { offered } from './languages.ts';

const toolbar = (...items: unknown[]) => ({ globalTypes: { locale: { toolbar: { items } } } });

test.each([
  ['plain values', toolbar('en', 'de'), ['en', 'de']],
  ['items', toolbar({ value: 'en', title: 'English' }, { type: 'reset' }), ['en']],
  ['i18next', { globals: { locale: 'fr', locales: { fr: 'Français', it: {} } } }, ['fr', 'it']],
  ['no choice', { globals: { theme: 'dark' }, globalTypes: { theme: {} } }, []],
])('VIS-12 the languages of a Storybook: %s', (_, globals, expected) => {
  expect(offered(globals)).toEqual(expected);
});

test('VIS-12 a Storybook with our toolbar is ours, wherever it lies', () => {
  expect(axesOf([...LOCALES, PSEUDO_LOCALE])).toBe(OWN_AXES);
  expect(axesOf(['en', 'de']).locales).toEqual(['en', 'de']);
  expect(axesOf([]).locales).toEqual(['-']);
});

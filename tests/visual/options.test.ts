import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('VIS-2 repeated filters add up', () => {
  const { filters } = readOptions([
    '--story',
    'a*',
    '--story',
    'b*',
    '--locale',
    'vi',
    '--width',
    '375',
  ]);
  expect(filters).toEqual({ stories: ['a*', 'b*'], locales: ['vi'], widths: [375] });
});

test('VIS-1 without arguments everything runs against the default base', () => {
  const { base, storybook, list, workers, filters } = readOptions([]);
  expect({ base, storybook, list, workers }).toEqual({
    base: undefined,
    storybook: undefined,
    list: false,
    workers: 2,
  });
  expect(filters).toEqual({ stories: [], locales: [], widths: [] });
});

test('VIS-1 --no-build looks at the Storybook that is there', () => {
  expect(readOptions(['--no-build']).storybook).toBe('storybook-static');
});

test.each([
  ['--width', 'wide'],
  ['--width', '0'],
  ['--workers', '1.5'],
  ['--workers', '33'],
])('VIS-2 %s %s is refused', (...argv) => {
  expect(() => readOptions(argv)).toThrow(RangeError);
});

test('VIS-2 a mistyped option is refused', () => {
  expect(() => readOptions(['--storys', 'a'])).toThrow(/storys/);
});

test.each([
  [[], 'also'],
  [['--lint'], 'only'],
  [['--no-lint'], 'never'],
])('VIS-8 %j lints: %s', (argv, lint) => {
  expect(readOptions(argv).lint).toBe(lint);
});

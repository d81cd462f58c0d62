import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { USAGE, readOptions } from './options.ts';

test('VIS-1 without arguments everything runs, in Chromium, with the cache and a worker more than cores', () => {
  expect(readOptions([])).toEqual({
    base: undefined,
    storybook: undefined,
    filters: { stories: [], locales: [], widths: [] },
    engines: ['chromium'],
    lint: 'also',
    all: false,
    seed: 0,
    shard: undefined,
    out: 'visual-report',
    workers: Math.min(availableParallelism() + 1, 8),
    html: false,
    instead: undefined,
  });
});

test('VIS-2 filters can be named more than once', () => {
  const { filters, engines } = readOptions([
    ...['--story', 'a*', '--story', 'b*', '--locale', 'vi', '--width', '375', '--width', '800'],
    ...['--engine', 'firefox', '--engine', 'firefox'],
  ]);
  expect(filters).toEqual({ stories: ['a*', 'b*'], locales: ['vi'], widths: [375, 800] });
  expect(engines).toEqual(['firefox']);
});

test('VIS-2 what cannot be is refused with what can', () => {
  expect(() => readOptions(['--storys', 'x'])).toThrow(TypeError);
  expect(() => readOptions(['--width', 'wide'])).toThrow('--width takes a whole number');
  expect(() => readOptions(['--workers', '0'])).toThrow('from 1 to 32, not "0"');
  expect(() => readOptions(['--engine', 'gecko'])).toThrow('chromium, firefox, webkit');
  for (const shard of ['3/2', '0/2', '1', 'a/b'])
    expect(() => readOptions(['--shard', shard])).toThrow('--shard takes a part');
});

test('VIS-7 nothing is accepted without a reason', () => {
  expect(() => readOptions(['--accept', 'x/*/*'])).toThrow('needs a --reason');
  expect(() => readOptions(['--accept', 'x/*/*', '--reason', ' '])).toThrow('needs a --reason');
  expect(
    readOptions(['--accept', 'a/*/*', '--accept', 'b/*/*', '--reason', 'new']).instead,
  ).toEqual({
    kind: 'accept',
    cells: ['a/*/*', 'b/*/*'],
    reason: 'new',
  });
});

test('VIS-8 the lint alone, or no lint', () => {
  expect(readOptions(['--lint']).lint).toBe('only');
  expect(readOptions(['--no-lint']).lint).toBe('never');
});

test('VIS-1 the help names every option', () => {
  for (const name of [
    'base',
    'shard',
    'merge',
    'accept',
    'open',
    'engine',
    'all',
    'html',
    'ledger',
  ])
    expect(USAGE).toContain(`--${name}`);
});

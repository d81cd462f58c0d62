import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { OPTIONS, USAGE, readOptions } from './options.ts';

test('VIS-1 without arguments everything runs, in Chromium, with the cache and a worker more than cores', () => {
  expect(readOptions([])).toEqual({
    base: undefined,
    storybook: undefined,
    filters: {
      stories: [],
      locales: [],
      widths: [],
      modes: { product: 'pairwise', names: [] },
    },
    localeGlobal: undefined,
    globals: [],
    engines: ['chromium'],
    lint: 'also',
    all: false,
    seed: 0,
    isolation: 20,
    strict: false,
    shard: undefined,
    out: 'visual-report',
    workers: Math.min(availableParallelism() + 1, 8),
    html: false,
    instead: undefined,
  });
});

test('VIS-2 filters can be named more than once', () => {
  const { filters, browsers } = readOptions([
    ...['--story', 'a*', '--story', 'b*', '--locale', 'vi', '--width', '375', '--width', '800'],
    ...['--engine', 'firefox', '--engine', 'firefox'],
  ]);
  expect(filters).toEqual({ stories: ['a*', 'b*'], locales: ['vi'], widths: [375, 800] });
  expect(browsers).toEqual(['firefox']);
});

test('VIS-16 modes are pairwise, none, each with each, or some by name', () => {
  const modes = (...argv: string[]) => readOptions(argv).filters.modes;
  expect(modes('--modes', 'none')).toBeUndefined();
  expect(modes('--modes', 'all')).toEqual({ product: 'all', names: [] });
  expect(modes('--modes', 'dpr-2,motion', '--modes', 'pseudo')).toEqual({
    product: 'pairwise',
    names: ['dpr-2', 'motion', 'pseudo'],
  });
  expect(modes('--modes', 'all,dpr-2')).toEqual({ product: 'all', names: ['dpr-2'] });
  expect(() => modes('--modes', 'dark')).toThrow('Unknown mode "dark"; there are height-480');
  expect(() => modes('--modes', 'none,dpr-2')).toThrow('name no other');
  expect(modes('--engine', 'firefox')).toBeUndefined();
  expect(() => modes('--engine', 'firefox', '--modes', 'dpr-2')).toThrow('--modes needs chromium');
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
    readOptions(['--accept', 'a/*/*', '--accept', 'b/*/*', '--reason', 'new']).command,
  ).toEqual({
    kind: 'accept',
    snapshots: ['a/*/*', 'b/*/*'],
    severity: undefined,
    reason: 'new',
  });
  const narrowed = ['--accept', '**', '--severity', 'subtle', '--reason', 'new'];
  expect(readOptions(narrowed).command).toMatchObject({ severity: 'subtle' });
  expect(() => readOptions([...narrowed, '--severity', 'small'])).toThrow(
    'layout, visible, subtle',
  );
  expect(() => readOptions(['--severity', 'subtle'])).toThrow('narrows an --accept');
});

test('VIS-8 the lint alone, or no lint', () => {
  expect(readOptions(['--lint']).lint).toBe('only');
  expect(readOptions(['--no-lint']).lint).toBe('never');
});

test('VIS-1 the help names every option', () => {
  const declared = Object.keys(OPTIONS).filter((name) => name !== 'help');
  expect(declared.length).toBeGreaterThan(20);
  for (const name of declared) expect(USAGE).toMatch(new RegExp(`^ +(?:.* )?--${name}\\b`, 'm'));
});

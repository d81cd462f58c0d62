import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { OPTIONS, USAGE, readOptions } from './options.ts';

test('VIS-1 by default everything runs in Chromium, with the cache and one worker more than cores', () => {
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
    browsers: ['chromium'],
    lint: 'also',
    noCache: false,
    seed: 0,
    isolation: 20,
    strict: false,
    shard: undefined,
    out: 'visual-report',
    workers: Math.min(availableParallelism() + 1, 8),
    html: false,
    sweep: false,
    watch: false,
    command: undefined,
  });
});

test('VIS-17 with --watch, --storybook takes the URL of a development server', () => {
  const url = 'http://localhost:6006';
  const { watch, storybook, workers } = readOptions(['--watch', '--storybook', url]);
  expect({ watch, storybook }).toEqual({ watch: true, storybook: url });
  expect(workers, 'room for the development server').toBe(Math.min(availableParallelism(), 8));
  expect(() => readOptions(['--watch', '--storybook', 'storybook-static'])).toThrow('a URL');
});

test('VIS-19 a sweep has two workers for each core, at most eight', () => {
  const { sweep, workers } = readOptions(['--sweep']);
  expect({ sweep, workers }).toEqual({
    sweep: true,
    workers: Math.min(2 * availableParallelism(), 8),
  });
  expect(readOptions(['--sweep', '--workers', '1']).workers).toBe(1);
});

test('VIS-2 filters can be repeated', () => {
  const { filters, browsers } = readOptions([
    ...['--story', 'a*', '--story', 'b*', '--locale', 'vi', '--width', '375', '--width', '800'],
    ...['--browser', 'firefox', '--browser', 'firefox'],
  ]);
  expect(filters).toEqual({ stories: ['a*', 'b*'], locales: ['vi'], widths: [375, 800] });
  expect(browsers).toEqual(['firefox']);
});

test('VIS-16 modes are pairwise, none, all, or named', () => {
  const modes = (...argv: string[]) => readOptions(argv).filters.modes;
  expect(modes('--modes', 'none')).toBeUndefined();
  expect(modes('--modes', 'all')).toEqual({ product: 'all', names: [] });
  expect(modes('--modes', 'dpr-2,motion', '--modes', 'pseudo')).toEqual({
    product: 'pairwise',
    names: ['dpr-2', 'motion', 'pseudo'],
  });
  expect(modes('--modes', 'all,dpr-2')).toEqual({ product: 'all', names: ['dpr-2'] });
  expect(() => modes('--modes', 'dark')).toThrow('Unknown mode "dark". The modes are height-480');
  expect(() => modes('--modes', 'none,dpr-2')).toThrow('cannot be combined');
  expect(modes('--browser', 'firefox')).toBeUndefined();
  expect(() => modes('--browser', 'firefox', '--modes', 'dpr-2')).toThrow('--modes needs chromium');
});

test('VIS-2 an invalid value is an error that names the valid ones', () => {
  expect(() => readOptions(['--storys', 'x'])).toThrow(TypeError);
  expect(() => readOptions(['--width', 'wide'])).toThrow('--width takes a whole number');
  expect(() => readOptions(['--workers', '0'])).toThrow('from 1 to 32, not "0"');
  expect(() => readOptions(['--browser', 'gecko'])).toThrow('chromium, firefox, webkit');
  for (const shard of ['3/2', '0/2', '1', 'a/b'])
    expect(() => readOptions(['--shard', shard])).toThrow('--shard takes a part');
});

test.each([
  ['--lint-only', '--base', 'x'],
  ['--lint-only', '--no-lint'],
  ['--shard', '1/2', '--html'],
  ['--merge', 'x', '--story', 'y'],
  ['--show', '--list'],
  ['--prebuilt', '--storybook', 'x'],
  ['--sweep', '--width', '375'],
  ['--sweep', '--list'],
  ['--watch', '--sweep'],
  ['--watch', '--list'],
])('VIS-2 contradictory options are an error: %s %s %s', (...argv) => {
  expect(() => readOptions(argv)).toThrow(/^--[\w-]+ and --[\w-]+ contradict each other/);
});

test('VIS-2 --engine is an alias of --browser', () => {
  expect(readOptions(['--engine=firefox', '--engine', 'webkit']).browsers).toEqual(
    readOptions(['--browser=firefox', '--browser', 'webkit']).browsers,
  );
});

test('VIS-7 nothing is accepted without a reason', () => {
  expect(() => readOptions(['--accept', 'x/*/*'])).toThrow('needs a --reason');
  expect(() => readOptions(['--accept', 'x/*/*', '--reason', ' '])).toThrow('needs a --reason');
  expect(
    readOptions(['--accept', 'a/*/*', '--accept', 'b/*/*', '--reason', 'new']).command,
  ).toEqual({
    kind: 'accept',
    snapshots: ['a/*/*', 'b/*/*'],
    causes: [],
    severity: undefined,
    reason: 'new',
  });
  const narrowed = ['--accept', '**', '--severity', 'subtle', '--reason', 'new'];
  expect(readOptions(narrowed).command).toMatchObject({ severity: 'subtle' });
  expect(() => readOptions([...narrowed, '--severity', 'small'])).toThrow(
    'layout, visible, subtle',
  );
  expect(() => readOptions(['--severity', 'subtle'])).toThrow('need an --accept');
});

test('VIS-20 causes are accepted by name, alone or with snapshots, and only with a reason', () => {
  const argv = ['--accept-cause', 'radius-small', '--accept', 'a/*/*', '--reason', 'meant'];
  expect(readOptions(argv).command).toMatchObject({
    kind: 'accept',
    causes: ['radius-small'],
    snapshots: ['a/*/*'],
  });
  expect(() => readOptions(argv.slice(0, 2))).toThrow('needs a --reason');
  expect(() => readOptions([...argv, '--show'])).toThrow('contradict each other');
});

test('VIS-8 --lint-only runs only the lint, and --no-lint skips it', () => {
  expect(readOptions(['--lint-only']).lint).toBe('only');
  expect(readOptions(['--no-lint']).lint).toBe('never');
});

test('VIS-1 the help names every option', () => {
  const declared = Object.keys(OPTIONS).filter((name) => name !== 'help');
  expect(declared.length).toBeGreaterThan(20);
  for (const name of declared) expect(USAGE).toMatch(new RegExp(`^ +(?:.* )?--${name}\\b`, 'm'));
});

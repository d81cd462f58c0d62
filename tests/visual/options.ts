/** The command line of `npm run visual`. */
import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CONFLICTS } from './option-rules.ts';
import { MODES, type ModeChoice, modeNamed } from './matrix/modes.ts';
import type { Filters } from './matrix/snapshots.ts';
import { type BrowserName, BROWSERS } from './runner/browsers.ts';
import { MIN_SAMPLE } from './runner/isolation-sample.ts';
import { SEVERITIES } from './report/results.ts';

/** The output folder of `npm run build:storybook`. */
export const STATIC_DIR = 'storybook-static';

const CORES = availableParallelism();
/** Each needs 1 GB of memory. */
const MAX_BROWSERS = 8;
/** One more than cores: a browser waits for frames (10 % faster). */
export const DEFAULT_WORKERS = Math.min(CORES + 1, MAX_BROWSERS);

function defaultWorkers({ sweep, watch }: { sweep: boolean; watch: boolean }): number {
  // A sweep waits for frames after breakpoints, a third of its time: two workers per core are 17 % faster than one.
  if (sweep) return Math.min(2 * CORES, MAX_BROWSERS);
  // Room for the development server.
  return watch ? Math.min(CORES, MAX_BROWSERS) : DEFAULT_WORKERS;
}

const [DEFAULT_BROWSER] = BROWSERS;

const MODE_NAMES = MODES.map(({ name }) => name)
  .join(', ')
  .replaceAll(/(.{30,60}?,) /g, `$1\n${' '.repeat(32)}`);

export const USAGE = `npm run visual -- [options]

Finds what looks different between the working tree and a baseline, in each locale and width.

  --base <ref|folder|URL>       the baseline (default: the merge-base with main; on main, the last
                                commit if files have changed since, else the commit before)
  --storybook <folder|URL>      capture this built Storybook, also another project's
  --prebuilt                    short for --storybook ${STATIC_DIR}
  --story <glob>                only stories with this id, title or title/name (repeatable)
  --locale <tag>                only this locale (repeatable); en-XA is the pseudo-locale
  --locale-global <name>        the Storybook's global for the locale (default: detected)
  --global <name>=<value>       set another global, such as theme=dark (repeatable)
  --width <px>                  only this viewport width (repeatable)
  --modes <names>               pairwise (default): the plain snapshots, and each story once in each
                                mode; none: only the plain ones; all: each mode in each locale
                                and width; or only these modes (repeatable, or with commas):
                                ${MODE_NAMES}
  --browser <name>              ${BROWSERS.join(', ')} (repeatable; default: ${DEFAULT_BROWSER});
                                modes need ${DEFAULT_BROWSER}
  --lint-only                   only lint each snapshot; needs no baseline
  --sweep                       resize each story from 320 to 2560 px, and report in which ranges
                                something is wrong; needs no baseline
  --watch                       capture the stories that a saved file reaches, in a page that stays
                                open; --storybook is then the URL of a development server
  --no-lint                     only compare pictures
  --no-cache                    capture every snapshot, also unchanged ones
  --strict                      a flaky snapshot fails the run
  --isolation <n|all>           capture at least n snapshots on a fresh page as well
                                (default: ${MIN_SAMPLE}, and at least 1 %)
  --seed <n>                    shuffle stories and snapshots; the same seed gives the same order
  --workers <n>                 parallel browsers (default: ${DEFAULT_WORKERS} on this machine;
                                with --watch one for each core, with --sweep two)
  --out <folder>                the report's folder (default: visual-report)
  --html                        write Playwright's own report as well, to playwright/ in that folder
  --shard <i/n>                 only part i of n; writes a blob to <out>/

  --merge <folder>              merge the blobs in this folder into one report
  --accept <glob> --reason <…>  approve snapshots of the last report (repeat --accept for more)
  --accept-cause <name> --reason <…>  the same for all snapshots with this cause (repeatable)
  --severity <name>             with these two: only changes that are ${SEVERITIES.join(', ')}
  --show                        serve the last report; approvals made there are saved
  --list                        list the snapshots that would run
  --coverage                    list states and scenarios that have no story

Exit code 0: nothing to review. 1: something to review. 2: the run failed.`;

export const OPTIONS = {
  base: { type: 'string' },
  storybook: { type: 'string' },
  prebuilt: { type: 'boolean', default: false },
  story: { type: 'string', multiple: true, default: [] },
  locale: { type: 'string', multiple: true, default: [] },
  'locale-global': { type: 'string' },
  global: { type: 'string', multiple: true, default: [] },
  width: { type: 'string', multiple: true, default: [] },
  modes: { type: 'string', multiple: true, default: [] },
  browser: { type: 'string', multiple: true, default: [] },
  'lint-only': { type: 'boolean', default: false },
  'no-lint': { type: 'boolean', default: false },
  sweep: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  'no-cache': { type: 'boolean', default: false },
  isolation: { type: 'string', default: `${MIN_SAMPLE}` },
  strict: { type: 'boolean', default: false },
  seed: { type: 'string', default: '0' },
  workers: { type: 'string' },
  out: { type: 'string', default: 'visual-report' },
  html: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'string' },
  accept: { type: 'string', multiple: true, default: [] },
  'accept-cause': { type: 'string', multiple: true, default: [] },
  reason: { type: 'string' },
  severity: { type: 'string' },
  show: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  coverage: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsConfig['options'];

/** The parsed command line; {@link USAGE} explains each option. Paths are as typed. */
export type Options = ReturnType<typeof readOptions>;

/** @throws TypeError for an unknown option, RangeError for an invalid value or a contradiction. */
export function readOptions(argv: readonly string[]) {
  const values = parse(argv);
  const { isolation } = values;
  const named = values.browser.map((name) => oneOf('--browser', BROWSERS, name));
  const browsers = named.length === 0 ? [DEFAULT_BROWSER] : [...new Set(named)];
  const modes = modesFrom(values.modes, browsers);
  const filters: Filters = {
    stories: values.story,
    locales: values.locale,
    widths: values.width.map((text) => integer('--width', text, 200, 4000)),
    ...(modes && { modes }),
  };
  if (values.watch && values.storybook !== undefined && !/^https?:/.test(values.storybook))
    throw new RangeError('With --watch, --storybook takes a URL: that of a development server.');
  return {
    base: values.base,
    storybook: values.storybook ?? (values.prebuilt ? STATIC_DIR : undefined),
    filters,
    localeGlobal: values['locale-global'],
    globals: values.global,
    browsers,
    lint: values['lint-only'] ? 'only' : values['no-lint'] ? 'never' : 'also',
    noCache: values['no-cache'],
    /** Minimum number of snapshots that are captured on a fresh page as well (VIS-3). */
    isolation: isolation === 'all' ? Infinity : integer('--isolation', isolation, 0, 1e6),
    strict: values.strict,
    /** 0: not shuffled. */
    seed: integer('--seed', values.seed, 0, 2 ** 31),
    shard: values.shard === undefined ? undefined : shardFrom(values.shard),
    out: values.out,
    workers: integer('--workers', values.workers ?? `${defaultWorkers(values)}`, 1, 32),
    html: values.html,
    sweep: values.sweep,
    watch: values.watch,
    command: commandFrom(values),
  } as const;
}

function parse(argv: readonly string[]) {
  // VIS-2 calls this option `--engine`. Here it is `--browser`, because browsers with one engine differ.
  const args = argv.map((arg) => arg.replace(/^--engine(?==|$)/, '--browser'));
  const { values, tokens } = parseArgs({ args, options: OPTIONS, tokens: true });
  const givenOptions = new Set<string>(
    tokens.map((token) => (token.kind === 'option' ? token.name : '')),
  );
  for (const [option = '', ...conflicting] of CONFLICTS) {
    const conflict = conflicting.find((name) => givenOptions.has(name));
    if (givenOptions.has(option) && conflict !== undefined)
      throw new RangeError(`--${option} and --${conflict} contradict each other: leave one out.`);
  }
  return values;
}

/** The command, if it is not a run. */
function commandFrom(values: ReturnType<typeof parse>) {
  if (values.help) return { kind: 'help' } as const;
  if (values.coverage) return { kind: 'coverage' } as const;
  const { accept: snapshots, 'accept-cause': causes } = values;
  if (snapshots.length > 0 || causes.length > 0) {
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new RangeError('An approval needs a --reason for the next reader.');
    const severity = values.severity ? oneOf('--severity', SEVERITIES, values.severity) : undefined;
    return { kind: 'accept', snapshots, causes, severity, reason } as const;
  }
  if (values.severity !== undefined || values.reason !== undefined)
    throw new RangeError('--severity and --reason need an --accept.');
  if (values.merge !== undefined) return { kind: 'merge', folder: values.merge } as const;
  if (values.show) return { kind: 'show' } as const;
  return values.list ? ({ kind: 'list' } as const) : undefined;
}

/** Which modes (VIS-16); `undefined`: only plain snapshots. */
function modesFrom(
  texts: readonly string[],
  browsers: readonly BrowserName[],
): ModeChoice | undefined {
  const words = texts.flatMap((text) => text.split(',')).filter((word) => word !== '');
  // The other browsers cannot emulate touch, pixel ratio and forced colors.
  const isPlainOnly = browsers.some((browser) => browser !== DEFAULT_BROWSER);
  if (words.length === 0) return isPlainOnly ? undefined : { product: 'pairwise', names: [] };
  if (words.includes('none')) {
    if (words.length > 1) throw new RangeError('--modes none cannot be combined with other modes.');
    return undefined;
  }
  if (isPlainOnly)
    throw new RangeError(`--modes needs ${DEFAULT_BROWSER}: other browsers have no modes.`);
  const names = words.filter((word) => word !== 'all' && word !== 'pairwise');
  for (const name of names) modeNamed(name);
  return { product: words.includes('all') ? 'all' : 'pairwise', names };
}

function oneOf<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  throw new RangeError(`${option} takes ${names.join(', ')}, not "${text}".`);
}

function shardFrom(text: string): string {
  const [, index = '0', count = '0'] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (Number(index) >= 1 && Number(index) <= Number(count)) return text;
  throw new RangeError(`--shard takes a part and the number of parts, such as 1/4, not "${text}".`);
}

/** @throws RangeError */
export function integer(option: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new RangeError(`${option} takes a whole number from ${min} to ${max}, not "${text}".`);
}

/** The command line of `npm run visual`: reads arguments, touches nothing. */
import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Filters } from './matrix/snapshots.ts';
import { MODES, type ModeChoice, modeNamed } from './matrix/modes.ts';
import { type BrowserName, BROWSERS } from './runner/browsers.ts';
import { MIN_SAMPLE } from './runner/isolation-sample.ts';
import { SEVERITIES, type Severity } from './report/results.ts';

/** What one run does; {@link USAGE} says what each option means. Paths are as typed. */
export interface Options {
  /** Absent: see VIS-1. */
  readonly base: string | undefined;
  readonly storybook: string | undefined;
  readonly filters: Filters;
  readonly localeGlobal: string | undefined;
  readonly globals: readonly string[];
  readonly engines: readonly BrowserName[];
  /** The search for faults (VIS-8, VIS-9): `only` compares nothing and needs no base. */
  readonly lint: 'also' | 'only' | 'never';
  readonly all: boolean;
  /** How many snapshots at least are captured on a fresh page as well (VIS-3). */
  readonly isolation: number;
  /** 0: stories stay in their order. */
  readonly seed: number;
  /** `i/n`: this machine's share (VIS-11). */
  readonly shard: string | undefined;
  readonly strict: boolean;
  readonly out: string;
  readonly workers: number;
  readonly html: boolean;
  /** What is done instead of a run. */
  readonly instead:
    | { readonly kind: 'help' | 'ledger' | 'list' | 'open' }
    | {
        readonly kind: 'accept';
        readonly snapshots: readonly string[];
        readonly severity: Severity | undefined;
        readonly reason: string;
      }
    | { readonly kind: 'merge'; readonly folder: string }
    | undefined;
}

/** Where `npm run build:storybook` puts the Storybook, and where `--no-build` looks for it. */
export const STATIC_DIR = 'storybook-static';

/**
 * A browser waits for frames while it could work, so one more than there are cores is quicker (a tenth,
 * on two). Each may take a gigabyte, so nobody gets more than eight unasked.
 */
export const DEFAULT_WORKERS = Math.min(availableParallelism() + 1, 8);

/** Names for `--help`, in lines that a terminal has room for. */
function wrapped(names: readonly string[]): string {
  return names.join(', ').replaceAll(/(.{30,60}?,) /g, `$1\n${' '.repeat(32)}`);
}

/** Shown by `--help`. */
export const USAGE = `npm run visual -- [options]

What looks different between this working tree and its base, in each language and width?

  --base <ref|folder|URL>       compare with this (default: the merge-base with main;
                                on main, the commit before, or the last one once files have changed)
  --storybook <folder|URL>      look at this built Storybook, also one of another project
  --no-build                    the same as --storybook ${STATIC_DIR}
  --story <glob>                only these stories: id, title or title/name (repeatable)
  --locale <tag>                only this language (repeatable); en-XA is the pseudo-locale
  --locale-global <name>        the Storybook's global that holds the locale (default: it is found)
  --global <name>=<value>       with this value of another global, such as theme=dark (repeatable)
  --width <px>                  only this viewport width (repeatable)
  --modes <which>               pairwise (default): the plain snapshots, and each story once in each
                                mode; none: only the plain ones; all: each mode in each language
                                and width; or names (repeatable, or with commas): only these modes,
                                ${wrapped(MODES.map(({ name }) => name))}
  --engine <name>               ${BROWSERS.join(', ')} (repeatable; default: ${BROWSERS[0]});
                                modes need ${BROWSERS[0]}
  --lint                        only look for faults in each snapshot; needs no base
  --no-lint                     only compare pictures
  --all                         take every picture, whatever the cache knows
  --strict                      a snapshot that passed only on a second try fails the run
  --isolation <n|all>           check so many on a fresh page as well (default: ${MIN_SAMPLE}, at least 1 %)
  --seed <n>                    shuffle stories and snapshots; the same number, the same order
  --workers <n>                 parallel browsers (default: ${DEFAULT_WORKERS} here)
  --out <folder>                where the report goes (default: visual-report)
  --html                        Playwright's own report as well, in its folder playwright/

  --shard <i/n>                 only the i-th of n parts; its blob goes to <out>/
  --merge <folder>              make one report of the blobs in this folder
  --accept <glob> --reason <…>  approve snapshots of the last report (repeat --accept for more)
  --severity <name>             with --accept: only changes that are ${SEVERITIES.join(', ')}
  --open                        show the last report; accepting there writes the approvals
  --list                        say which snapshots would run, and stop
  --ledger                      say which states and scenarios have no story, and stop

Exit code 0: nothing is left to review. 1: something is. 2: the run could not be made.`;

/** Every option, as `parseArgs` takes them. */
export const OPTIONS = {
  base: { type: 'string' },
  storybook: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  story: { type: 'string', multiple: true, default: [] },
  locale: { type: 'string', multiple: true, default: [] },
  'locale-global': { type: 'string' },
  global: { type: 'string', multiple: true, default: [] },
  width: { type: 'string', multiple: true, default: [] },
  modes: { type: 'string', multiple: true, default: [] },
  engine: { type: 'string', multiple: true, default: [] },
  lint: { type: 'boolean', default: false },
  'no-lint': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  isolation: { type: 'string', default: `${MIN_SAMPLE}` },
  strict: { type: 'boolean', default: false },
  seed: { type: 'string', default: '0' },
  workers: { type: 'string', default: `${DEFAULT_WORKERS}` },
  out: { type: 'string', default: 'visual-report' },
  html: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'string' },
  accept: { type: 'string', multiple: true, default: [] },
  reason: { type: 'string' },
  severity: { type: 'string' },
  open: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  ledger: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsConfig['options'];

/**
 * Reads the arguments after `run.ts`.
 * @throws TypeError for an unknown option, RangeError for a value that cannot be.
 */
export function readOptions(argv: readonly string[]): Options {
  const values = parsed(argv);
  const engines =
    values.engine.length === 0
      ? [BROWSERS[0]]
      : values.engine.map((it) => oneOf('--engine', BROWSERS, it));
  const modes = modesOf(values.modes, engines);
  return {
    base: values.base,
    storybook: values.storybook ?? (values['no-build'] ? STATIC_DIR : undefined),
    filters: {
      stories: values.story,
      locales: values.locale,
      widths: values.width.map((text) => whole('--width', text, 200, 4000)),
      ...(modes && { modes }),
    },
    localeGlobal: values['locale-global'],
    globals: values.global,
    engines: [...new Set(engines)],
    lint: values.lint ? 'only' : values['no-lint'] ? 'never' : 'also',
    all: values.all,
    isolation:
      values.isolation === 'all'
        ? Number.POSITIVE_INFINITY
        : whole('--isolation', values.isolation, 0, 1e6),
    strict: values.strict,
    seed: whole('--seed', values.seed, 0, 2 ** 31),
    shard: values.shard === undefined ? undefined : shardOf(values.shard),
    out: values.out,
    workers: whole('--workers', values.workers, 1, 32),
    html: values.html,
    instead: insteadOf(values),
  };
}

function parsed(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options: OPTIONS }).values;
}

function insteadOf(values: ReturnType<typeof parsed>): Options['instead'] {
  if (values.help) return { kind: 'help' };
  if (values.ledger) return { kind: 'ledger' };
  if (values.accept.length > 0) {
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw new RangeError('--accept needs a --reason: the next person asks why.');
    const { accept: snapshots, severity: text } = values;
    const severity = text === undefined ? undefined : oneOf('--severity', SEVERITIES, text);
    return { kind: 'accept', snapshots, severity, reason };
  }
  if (values.severity !== undefined) throw new RangeError('--severity narrows an --accept.');
  if (values.merge !== undefined) return { kind: 'merge', folder: values.merge };
  if (values.open) return { kind: 'open' };
  return values.list ? { kind: 'list' } : undefined;
}

/** Which modes (VIS-16); undefined: none. */
function modesOf(
  texts: readonly string[],
  engines: readonly BrowserName[],
): ModeChoice | undefined {
  const words = texts.flatMap((text) => text.split(',')).filter((word) => word !== '');
  // Touch, a pixel ratio or forced colors are not to be had in each of the others.
  const others = engines.some((engine) => engine !== BROWSERS[0]);
  if (words.length === 0) return others ? undefined : { product: 'pairwise', names: [] };
  if (words.includes('none')) {
    if (words.length > 1) throw new RangeError('--modes none leaves out all modes: name no other.');
    return undefined;
  }
  if (others)
    throw new RangeError(`--modes needs ${BROWSERS[0]}: the other engines take plain snapshots.`);
  const names = words.filter((word) => word !== 'all' && word !== 'pairwise');
  for (const name of names) modeNamed(name);
  return { product: words.includes('all') ? 'all' : 'pairwise', names };
}

function oneOf<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  throw new RangeError(`${option} takes ${names.join(', ')}, not "${text}".`);
}

function shardOf(text: string): string {
  const [, index = '0', count = '0'] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (Number(index) >= 1 && Number(index) <= Number(count)) return text;
  throw new RangeError(`--shard takes a part and how many there are, such as 1/4, not "${text}".`);
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new RangeError(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

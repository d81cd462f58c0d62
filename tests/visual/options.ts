/** The command line of `npm run visual`. Pure: reads arguments, touches nothing. */
import { parseArgs } from 'node:util';
import type { Filters } from './cells/cells.ts';

/** What one run does. Paths are as typed, relative to the working directory. */
export interface Options {
  /** A git ref, a folder with a built Storybook, or its URL; absent: see VIS-1. */
  readonly base: string | undefined;
  /** A built Storybook, folder or URL, to look at instead of the working tree's own (VIS-12). */
  readonly storybook: string | undefined;
  readonly filters: Filters;
  /** Look for faults of layout in each cell (VIS-8): `only` without pictures and without a base. */
  readonly lint: 'also' | 'only' | 'never';
  /** Only say which states and scenarios have no story (VIS-10). */
  readonly ledger: boolean;
  /** Only say what would run. */
  readonly list: boolean;
  readonly out: string;
  /** Parallel workers, each a browser with one page a side; 1 to 32. */
  readonly workers: number;
  readonly help: boolean;
}

/** Where `npm run build:storybook` puts the Storybook, and where `--no-build` looks for it. */
export const STATIC_DIR = 'storybook-static';

/** Shown by `--help`. */
export const USAGE = `npm run visual -- [options]

What looks different between this working tree and its base, in each language and width?

  --base <ref|folder|URL>       compare with this (default: the merge-base with main;
                                on main, the commit before)
  --storybook <folder|URL>      look at this built Storybook instead of building one
  --no-build                    the same as --storybook ${STATIC_DIR}
  --story <glob>                only these stories: id, title or title/name (repeatable)
  --locale <tag>                only this language (repeatable); en-XA is the pseudo-locale
  --width <px>                  only this viewport width (repeatable)
  --lint                        only look for faults of layout in each cell; needs no base
  --no-lint                     only compare pictures
  --ledger                      say which states and scenarios have no story, and stop
  --list                        say which cells would run, and stop
  --out <folder>                where the report goes (default: visual-report)
  --workers <n>                 parallel browsers (default: 2)

Exit code 0: nothing differs and no layout is at fault. 1: something is. 2: the run could not be made.`;

/**
 * Reads the arguments after `run.ts`.
 * @throws TypeError for an unknown option, RangeError for a number out of range.
 */
export function readOptions(argv: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      base: { type: 'string' },
      storybook: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
      story: { type: 'string', multiple: true, default: [] },
      locale: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      lint: { type: 'boolean', default: false },
      'no-lint': { type: 'boolean', default: false },
      ledger: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      out: { type: 'string', default: 'visual-report' },
      workers: { type: 'string', default: '2' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    base: values.base,
    storybook: values.storybook ?? (values['no-build'] ? STATIC_DIR : undefined),
    filters: {
      stories: values.story,
      locales: values.locale,
      widths: values.width.map((text) => whole('--width', text, 200, 4000)),
    },
    lint: values.lint ? 'only' : values['no-lint'] ? 'never' : 'also',
    ledger: values.ledger,
    list: values.list,
    out: values.out,
    workers: whole('--workers', values.workers, 1, 32),
    help: values.help,
  };
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new RangeError(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

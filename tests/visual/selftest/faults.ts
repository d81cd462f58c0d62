/** Faults as people make them, each with all that a run has to say about it, and no more (VIS-13). */

/** What a report must hold. */
export interface Evidence {
  readonly cell: string;
  /** A status, a rule of the layout lint or the source of a problem. */
  readonly as: string;
  /** The message it is named by, where there is one. */
  readonly key?: string;
}

/** One fault. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly change: (text: string) => string;
  /** Globs over the cells that must be reported; all others must not. */
  readonly cells: readonly string[];
  readonly evidence: readonly Evidence[];
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** The stories, languages and widths that every fault is looked for in. */
export const SCOPE: readonly string[] = [
  ...['primitives-button--*', 'primitives-icon-button--*', 'features-header--menu-closed'],
  ...['features-download-popup--failure', 'features-download-popup--success'],
].flatMap((glob) => ['--story', glob]);

/** Two languages and two widths tell each kind of fault from the next. */
export const NARROWED: readonly string[] = [
  ...['--locale', 'en', '--locale', 'vi', '--width', '375', '--width', '1200'],
];

/** Every fault that the self-test plants. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a spacing token that is 1 px more',
    file: 'tokens/base/space.json',
    change: replace('"value": 28,', '"value": 29,'),
    cells: ['primitives-button--*/*/*'],
    evidence: [{ cell: 'primitives-button--all/en/375', as: 'changed', key: 'home.hero.preorder' }],
  },
];

/** Looks at a cell, asking the cache before the browser (VIS-5). */
import { type Fingerprints, explain } from '../cache/fingerprint.ts';
import type { Kept, Store } from '../cache/store.ts';
import { compare } from '../capture/compare.ts';
import { type Eyes, type Look, alone, pair } from '../capture/pair.ts';
import { FALLBACK_LOCALE } from '../../../src/i18n/locales.ts';
import { type Cell, type Sheet, PSEUDO_LOCALE, cellName } from '../cells/cells.ts';
import type { Problem } from '../report/results.ts';
import type { Engine } from './engines.ts';
import { type Row, rowOf } from './rows.ts';

/** What one worker looks with. */
export interface Sight {
  readonly engine: Engine;
  /** Opens the pages when a cell first needs them: a run that changed nothing opens none. */
  readonly eyes: () => Promise<Eyes>;
  /** Whether there is a base at all. */
  readonly compares: boolean;
  readonly store: Store;
  readonly made: { readonly head: Fingerprints; readonly base: Fingerprints };
  /** Ids of the base's stories. */
  readonly known: ReadonlySet<string>;
  /** Stories and locales of which a change was seen on fresh pages as well. */
  readonly sure: Set<string>;
  /** See `Plan.faults`, `Plan.all` and `Plan.sample`. */
  readonly faults: boolean;
  readonly all: boolean;
  readonly sample: ReadonlySet<string>;
}

type Faults = Pick<Row, 'findings' | 'problems'>;

/** A cell's names in the cache; undefined where nobody can tell what it is made of. */
interface Keys {
  readonly head: string | undefined;
  readonly base: string | undefined;
  readonly faults: string | undefined;
}

/**
 * The cells of a sheet that axe looks at: of each locale the narrowest and the widest, as on a phone
 * and on a desktop, which have another header (VIS-9).
 */
export function axeCells({ cells }: Sheet): ReadonlySet<Cell> {
  const plain = cells.filter(({ mode }) => mode === undefined);
  const wideLast = plain.toSorted((a, b) => a.width - b.width);
  const lastOf = (sorted: readonly Cell[]) => [
    ...new Map(sorted.map((cell) => [cell.locale, cell])).values(),
  ];
  return new Set([...lastOf(wideLast), ...lastOf(wideLast.toReversed())]);
}

/** What becomes of one cell. Rejects only when browser or disk fail, not when the story does. */
export async function look(cell: Cell, sight: Sight, withAxe: boolean): Promise<Look> {
  const compares = sight.compares && sight.known.has(cell.story.id);
  const keys = keysOf(cell, sight, compares, withAxe);
  const head = await get(sight, keys.head);
  const faults = sight.faults ? await get(sight, keys.faults) : NONE;
  const unchanged = !sight.all && keys.head !== undefined && keys.head === keys.base;
  if (unchanged && faults)
    return skipped(cell, sight, head, faults, 'nothing it is made of has changed');
  if (!sight.compares && head && faults)
    return skipped(cell, sight, head, faults, 'looked at before');

  const base = compares ? await get(sight, keys.base) : undefined;
  if (head?.picture && faults && head.picture.hash === base?.picture?.hash) {
    const why = explain(sight.made.base, sight.made.head, cell);
    return skipped(cell, sight, head, faults, `both pictures are known and equal; ${why}`);
  }

  const eyes = await sight.eyes();
  const about = `${cell.story.id}/${cell.locale}/${cell.mode ?? ''}`;
  const taken =
    compares && !unchanged
      ? await pair(cell, eyes, base?.picture, sight.sure.has(about))
      : await alone(cell, unchanged ? { ...eyes, base: undefined } : eyes);
  if (taken.row.status === 'changed') sight.sure.add(about);
  if (taken.row.status === 'broken') return taken;
  const other = otherLanguage(cell, sight.made.head, eyes.head);
  if (other !== undefined) {
    const reason = `the page says it is in "${other}": a story that shows another language than its cell's names what chooses it (speaksOthers in cache/influence.ts)`;
    const row = rowOf(cell, sight.engine, 'broken', reason);
    return { row, shots: {}, captures: taken.captures };
  }
  const found = sight.faults ? await faultsOn(eyes, withAxe) : NONE;
  const isolation = sight.sample.has(cellName(cell)) ? await isolationOf(cell, eyes, taken) : [];
  // The base of a cell that may not be kept stands for nothing either.
  const may = eyes.base && otherLanguage(cell, sight.made.base, eyes.base) === undefined;
  const known = { ...keys, base: may ? keys.base : undefined };
  // What another try would not repeat must not be believed by the next run.
  const isSure = !['unstable', 'flaky'].includes(taken.row.status) && isolation.length === 0;
  const kept = isSure ? await keep(sight, known, taken, found) : head;
  // With equal keys there is no base to be shown beside it.
  const status = unchanged && taken.row.status === 'shown' ? 'same' : taken.row.status;
  const problems = [...found.problems, ...isolation];
  const row = { ...taken.row, status, findings: found.findings, problems };
  const sampled = sight.sample.has(cellName(cell));
  return { ...taken, row: withPath(row, kept), sampled };
}

/** Whether a fresh page shows what the page showed that was switched in place (VIS-3). */
async function isolationOf(cell: Cell, eyes: Eyes, { shots }: Look): Promise<Problem[]> {
  const problem = (text: string): Problem[] => [
    { source: 'isolation', rule: 'fresh page', text, selector: '' },
  ];
  const { actual } = shots;
  if (!actual) return [];
  const page = await eyes.fresh();
  const failures = await page.show(cell, true);
  if (failures.length > 0) return problem(`a fresh page fails: ${failures.join('; ')}`);
  const found = await compare(await page.shoot(), actual);
  return found ? problem(`a fresh page shows another picture: ${found.reason}`) : [];
}

/**
 * The language of a page that is not in its cell's, where the cell's name in the cache only knows
 * that one: kept, the picture would be taken for right when the other language changes.
 */
function otherLanguage(cell: Cell, made: Fingerprints, stage: Eyes['head']): string | undefined {
  const own = cell.locale === PSEUDO_LOCALE ? FALLBACK_LOCALE : cell.locale;
  const spoken = stage.language();
  return made.spans(cell) || spoken === own ? undefined : spoken;
}

const NONE: Faults = { findings: [], problems: [] };

function keysOf(cell: Cell, { made }: Sight, compares: boolean, withAxe: boolean): Keys {
  const faults = made.head.faultsOf(cell);
  return {
    head: made.head.of(cell),
    base: compares ? made.base.of(cell) : undefined,
    faults: faults && `${faults}${withAxe ? '-axe' : ''}-faults`,
  };
}

/** With `--all` nothing is asked of the cache, but it is filled. */
async function get({ store, all }: Sight, key: string | undefined): Promise<Kept | undefined> {
  return all || key === undefined ? undefined : store.get(key);
}

/** Promises what is kept of the head's picture. */
async function keep(
  { store, faults }: Sight,
  keys: Keys,
  { shots, row }: Look,
  found: Faults,
): Promise<Kept | undefined> {
  const put = async (key: string | undefined, png: Buffer | undefined, size = NO_SIZE) =>
    key !== undefined && png ? store.put(key, { png, size, ...NONE }) : undefined;
  const kept = await put(keys.head, shots.actual, row.sizes.actual);
  await put(keys.base, shots.expected, row.sizes.expected);
  if (faults && keys.faults !== undefined)
    await store.put(keys.faults, { size: NO_SIZE, ...found });
  return kept;
}

const NO_SIZE = { width: 0, height: 0 };

async function faultsOn({ head }: Eyes, withAxe: boolean): Promise<Faults> {
  const findings = await head.lint();
  const axe = withAxe ? await head.axe() : [];
  return { findings, problems: [...head.problems(), ...axe] };
}

function skipped(
  cell: Cell,
  { compares, engine }: Sight,
  kept: Kept | undefined,
  faults: Faults | undefined,
  why: string,
): Look {
  const row = { ...rowOf(cell, engine, compares ? 'same' : 'shown', ''), skipped: why };
  const { findings, problems } = faults ?? NONE;
  return { row: withPath({ ...row, findings, problems }, kept), shots: {}, captures: 0 };
}

/** An equal picture is not carried about: the report takes it from the cache, where there is one. */
function withPath(row: Row, kept: Kept | undefined): Row {
  if (!kept?.picture || row.pictures.length > 0) return row;
  return { ...row, stored: kept.picture.path, sizes: { actual: kept.size } };
}

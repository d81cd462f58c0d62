/** Looks at a snapshot, asking the cache before the browser (VIS-5). */
import { type Fingerprints, explainRecapture } from '../cache/fingerprint.ts';
import type { CachedCapture, CaptureCache } from '../cache/capture-cache.ts';
import { compareImages } from '../capture/compare-images.ts';
import {
  type PagePair,
  type SnapshotResult,
  captureOnly,
  compareSnapshot,
  isUnstable,
} from '../capture/compare-snapshot.ts';
import { FALLBACK_LOCALE, PSEUDO_LOCALE } from '../site.config.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';
import type { Problem } from '../report/results.ts';
import type { BrowserName } from './browsers.ts';
import { type CapturedRow, createRow } from './result-rows.ts';

/** What one worker looks with. */
export interface CheckContext {
  readonly engine: BrowserName;
  /** Opens the pages when a snapshot first needs them: a run that changed nothing opens none. */
  readonly openPages: () => Promise<PagePair>;
  /** Whether there is a base at all. */
  readonly compares: boolean;
  readonly cache: CaptureCache;
  readonly fingerprints: { readonly head: Fingerprints; readonly base: Fingerprints };
  /** Ids of the base's stories. */
  readonly baselineStories: ReadonlySet<string>;
  /** Stories and locales of which a change was seen on fresh pages as well. */
  readonly confirmed: Set<string>;
  /** See `Plan.faults`, `Plan.all` and `Plan.sample`. */
  readonly lints: boolean;
  readonly ignoresCache: boolean;
  readonly sample: ReadonlySet<string>;
}

type Faults = Pick<CapturedRow, 'findings' | 'problems'>;

/** A snapshot's names in the cache; undefined where nobody can tell what it is made of. */
interface Keys {
  readonly head: string | undefined;
  readonly base: string | undefined;
  readonly faults: string | undefined;
}

/**
 * The snapshots of a sheet that axe looks at: of each locale the narrowest and the widest, as on a phone
 * and on a desktop, which have another header (VIS-9).
 */
export function axeSnapshots({ snapshots }: StoryGrid): ReadonlySet<Snapshot> {
  const plain = snapshots.filter(({ mode }) => mode === undefined);
  const wideLast = plain.toSorted((a, b) => a.width - b.width);
  const lastOf = (sorted: readonly Snapshot[]) => [
    ...new Map(sorted.map((snapshot) => [snapshot.locale, snapshot])).values(),
  ];
  return new Set([...lastOf(wideLast), ...lastOf(wideLast.toReversed())]);
}

/** What becomes of one snapshot. Rejects only when browser or disk fail, not when the story does. */
export async function checkSnapshot(
  snapshot: Snapshot,
  sight: CheckContext,
  withAxe: boolean,
): Promise<SnapshotResult> {
  const compares = sight.compares && sight.baselineStories.has(snapshot.story.id);
  const keys = keysOf(snapshot, sight, compares, withAxe);
  const head = await get(sight, keys.head);
  const faults = sight.lints ? await get(sight, keys.faults) : NONE;
  const unchanged = !sight.ignoresCache && keys.head !== undefined && keys.head === keys.base;
  if (unchanged && faults)
    return skipped(snapshot, sight, head, faults, 'nothing it is made of has changed');
  if (!sight.compares && head && faults)
    return skipped(snapshot, sight, head, faults, 'looked at before');

  const base = compares ? await get(sight, keys.base) : undefined;
  if (head?.screenshot && faults && head.screenshot.hash === base?.screenshot?.hash) {
    const why = explainRecapture(sight.fingerprints.base, sight.fingerprints.head, snapshot);
    return skipped(snapshot, sight, head, faults, `both pictures are known and equal; ${why}`);
  }

  const eyes = await sight.openPages();
  const about = `${snapshot.story.id}/${snapshot.locale}/${snapshot.mode ?? ''}`;
  const taken =
    compares && !unchanged
      ? await compareSnapshot(snapshot, eyes, base?.screenshot, sight.confirmed.has(about))
      : await captureOnly(snapshot, unchanged ? { ...eyes, baseline: undefined } : eyes);
  if (taken.row.status === 'changed') sight.confirmed.add(about);
  if (taken.row.status === 'error' && !isUnstable(taken)) return taken;
  const other = otherLanguage(snapshot, sight.fingerprints.head, eyes.candidate);
  if (other !== undefined) {
    const reason = `the page says it is in "${other}": a story that shows another language than its snapshot's names what chooses it (speaksOthers in cache/influence.ts)`;
    const row = createRow(snapshot, sight.engine, 'error', reason);
    return { row, pictures: {}, captures: taken.captures };
  }
  const found = sight.lints ? await faultsOn(eyes, withAxe) : NONE;
  const isolation = sight.sample.has(snapshotName(snapshot))
    ? await isolationOf(snapshot, eyes, taken)
    : [];
  // The base of a snapshot that may not be kept stands for nothing either.
  const may =
    eyes.baseline && otherLanguage(snapshot, sight.fingerprints.base, eyes.baseline) === undefined;
  const known = { ...keys, base: may ? keys.base : undefined };
  // What another try would not repeat must not be believed by the next run.
  const isSure = !['error', 'flaky'].includes(taken.row.status) && isolation.length === 0;
  const kept = isSure ? await keep(sight, known, taken, found) : head;
  // With equal keys there is no base to be shown beside it.
  const status = unchanged && taken.row.status === 'captured' ? 'unchanged' : taken.row.status;
  const problems = [...found.problems, ...isolation];
  const row = { ...taken.row, status, findings: found.findings, problems };
  const sampled = sight.sample.has(snapshotName(snapshot));
  return { ...taken, row: withPath(row, kept), sampled };
}

/** Whether a fresh page shows what the page showed that was switched in place (VIS-3). */
async function isolationOf(
  snapshot: Snapshot,
  eyes: PagePair,
  { pictures }: SnapshotResult,
): Promise<Problem[]> {
  const problem = (text: string): Problem[] => [
    { source: 'isolation', rule: 'fresh page', text, selector: '' },
  ];
  const { actual } = pictures;
  if (!actual) return [];
  const page = await eyes.freshPage();
  const failures = await page.show(snapshot, true);
  if (failures.length > 0) return problem(`a fresh page fails: ${failures.join('; ')}`);
  const found = await compareImages(await page.screenshot(), actual);
  return found ? problem(`a fresh page shows another picture: ${found.reason}`) : [];
}

/**
 * The language of a page that is not in its snapshot's, where the snapshot's name in the cache only knows
 * that one: kept, the picture would be taken for right when the other language changes.
 */
function otherLanguage(
  snapshot: Snapshot,
  made: Fingerprints,
  stage: PagePair['candidate'],
): string | undefined {
  const own = snapshot.locale === PSEUDO_LOCALE ? FALLBACK_LOCALE : snapshot.locale;
  const spoken = stage.language();
  return made.showsOtherLocales(snapshot) || spoken === own ? undefined : spoken;
}

const NONE: Faults = { findings: [], problems: [] };

function keysOf(
  snapshot: Snapshot,
  { fingerprints }: CheckContext,
  compares: boolean,
  withAxe: boolean,
): Keys {
  const faults = fingerprints.head.findingsKey(snapshot);
  return {
    head: fingerprints.head.captureKey(snapshot),
    base: compares ? fingerprints.base.captureKey(snapshot) : undefined,
    faults: faults && `${faults}${withAxe ? '-axe' : ''}-faults`,
  };
}

/** With `--all` nothing is asked of the cache, but it is filled. */
async function get(
  { cache, ignoresCache }: CheckContext,
  key: string | undefined,
): Promise<CachedCapture | undefined> {
  return ignoresCache || key === undefined ? undefined : cache.get(key);
}

/** Promises what is kept of the head's picture. */
async function keep(
  { cache, lints }: CheckContext,
  keys: Keys,
  { pictures, row }: SnapshotResult,
  found: Faults,
): Promise<CachedCapture | undefined> {
  const put = async (key: string | undefined, png: Buffer | undefined, size = NO_SIZE) =>
    key !== undefined && png ? cache.put(key, { png, size, ...NONE }) : undefined;
  const kept = await put(keys.head, pictures.actual, row.sizes.actual);
  await put(keys.base, pictures.expected, row.sizes.expected);
  if (lints && keys.faults !== undefined) await cache.put(keys.faults, { size: NO_SIZE, ...found });
  return kept;
}

const NO_SIZE = { width: 0, height: 0 };

async function faultsOn({ candidate }: PagePair, withAxe: boolean): Promise<Faults> {
  const findings = await candidate.lint();
  const axe = withAxe ? await candidate.axe() : [];
  return { findings, problems: [...candidate.problems(), ...axe] };
}

function skipped(
  snapshot: Snapshot,
  { compares, engine }: CheckContext,
  kept: CachedCapture | undefined,
  faults: Faults | undefined,
  why: string,
): SnapshotResult {
  const row = {
    ...createRow(snapshot, engine, compares ? 'unchanged' : 'captured', ''),
    skipped: why,
  };
  const { findings, problems } = faults ?? NONE;
  return { row: withPath({ ...row, findings, problems }, kept), pictures: {}, captures: 0 };
}

/** An equal picture is not carried about: the report takes it from the cache, where there is one. */
function withPath(row: CapturedRow, kept: CachedCapture | undefined): CapturedRow {
  if (!kept?.screenshot || row.pictures.length > 0) return row;
  return { ...row, stored: kept.screenshot.path, sizes: { actual: kept.size } };
}

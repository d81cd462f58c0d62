/** Checks one snapshot, from the cache if possible (VIS-5). */
import type { CachedCapture } from '../cache/capture-cache.ts';
import { type Fingerprints, explainRecapture } from '../cache/fingerprint.ts';
import { compareImages } from '../capture/compare-images.ts';
import {
  type PagePair,
  type SnapshotResult,
  captureOnly,
  compareSnapshot,
  failed,
  isUnstable,
} from '../capture/compare-snapshot.ts';
import { type Snapshot, type StoryGrid, snapshotName } from '../matrix/snapshots.ts';
import type { Problem } from '../report/results.ts';
import { FALLBACK_LOCALE, PSEUDO_LOCALE } from '../site.config.ts';
import type { BrowserName } from './browsers.ts';
import { type CapturedRow, createRow } from './result-rows.ts';
import type { RunManifest } from './run-manifest.ts';
import {
  type KeyContext,
  type SnapshotKeys,
  NOTHING,
  readCache,
  recordUsage,
  recordedUsage,
  snapshotKeys,
} from './snapshot-keys.ts';

/** Shared by all snapshots that a worker checks. */
export interface CheckContext extends KeyContext, Pick<RunManifest, 'lints'> {
  readonly browserName: BrowserName;
  /** Opens the pages for the first snapshot that needs them. */
  readonly openPages: () => Promise<PagePair>;
  /** Stories, locales and modes whose first change was confirmed on fresh pages. */
  readonly confirmed: Set<string>;
  readonly sample: ReadonlySet<string>;
}

type Findings = Pick<CapturedRow, 'findings' | 'problems'> & Pick<SnapshotResult, 'structure'>;

/** The snapshots that axe checks: in each locale the narrowest and the widest plain one (VIS-9). */
export function axeSnapshots({ snapshots }: StoryGrid): ReadonlySet<Snapshot> {
  const plain = snapshots
    .filter(({ mode }) => mode === undefined)
    .toSorted((a, b) => a.width - b.width);
  const lastOfEachLocale = (sorted: readonly Snapshot[]) =>
    new Map(sorted.map((snapshot) => [snapshot.locale, snapshot])).values();
  return new Set([...lastOfEachLocale(plain), ...lastOfEachLocale(plain.toReversed())]);
}

/** The first change of a group is confirmed on fresh pages. */
export function changeGroup({ story, locale, mode = '' }: Snapshot): string {
  return `${story.id}/${locale}/${mode}`;
}

/** Rejects only when the browser or the disk fails, not when the story does. */
export async function checkSnapshot(
  snapshot: Snapshot,
  context: CheckContext,
  withAxe: boolean,
): Promise<SnapshotResult> {
  const { fingerprints, browserName, confirmed, baselineStories, lints } = context;
  const hasBaseline = baselineStories !== undefined;
  const isCompared = hasBaseline && baselineStories.has(snapshot.story.id);
  const usage = await recordedUsage(snapshot, context);
  const keys = snapshotKeys(snapshot, context, withAxe, usage);
  const cached = await readCache(context, keys.candidate);
  const knownFindings = lints ? await readCache(context, keys.findings) : NOTHING;
  const skip = (skipped: string, known: Findings): SnapshotResult => {
    const { findings, problems } = known;
    const row = createRow(snapshot, browserName, hasBaseline ? 'unchanged' : 'captured', '');
    const skippedRow = { ...row, skipped, findings, problems };
    return {
      ...{ row: withCachedPicture(skippedRow, cached), pictures: {}, captures: 0 },
      ...withStructure(known),
    };
  };
  const isUnchanged =
    !context.ignoresCache && keys.candidate !== undefined && keys.candidate === keys.baseline;
  if (isUnchanged && knownFindings) return skip('none of its inputs changed', knownFindings);
  if (!hasBaseline && cached && knownFindings)
    return skip('checked in an earlier run', knownFindings);

  const cachedBaseline = isCompared ? await readCache(context, keys.baseline) : undefined;
  const hash = cached?.screenshot?.hash;
  if (hash !== undefined && knownFindings && hash === cachedBaseline?.screenshot?.hash) {
    const changes = explainRecapture(
      fingerprints.baseline,
      fingerprints.candidate,
      snapshot,
      usage.candidate,
    );
    return skip(`both pictures are cached and equal; ${changes}`, knownFindings);
  }

  const pages = await context.openPages();
  const group = changeGroup(snapshot);
  // Where its inputs are unchanged, a new screenshot must equal the cached one.
  const result =
    isCompared && (!isUnchanged || cached?.screenshot)
      ? await compareSnapshot(snapshot, pages, cachedBaseline?.screenshot, confirmed.has(group))
      : await captureOnly(snapshot, isUnchanged ? { ...pages, baseline: undefined } : pages);
  if (result.row.status === 'changed') confirmed.add(group);
  if (result.row.status === 'error' && !isUnstable(result)) return result;
  const otherLanguage = unexpectedLanguage(snapshot, fingerprints.candidate, pages.candidate);
  if (otherLanguage !== undefined) {
    const reason = `the page's language is "${otherLanguage}": a story in another language than its snapshot must name what sets it (showsOtherLocales in cache/input-scope.ts)`;
    return failed(snapshot, browserName, reason, result.captures);
  }
  const candidateFindings = lints ? await findingsOn(pages, withAxe) : NOTHING;
  const sampled = context.sample.has(snapshotName(snapshot));
  // A flaky snapshot already reports what differed at first.
  const isolation =
    sampled && result.row.status !== 'flaky' ? await checkIsolation(snapshot, pages, result) : [];
  const isBaselineValid =
    pages.baseline !== undefined &&
    unexpectedLanguage(snapshot, fingerprints.baseline, pages.baseline) === undefined;
  const missesInput = isUnchanged && result.row.status === 'changed';
  // A result that another attempt would not repeat must not reach the next run.
  const isRepeatable =
    !['error', 'flaky'].includes(result.row.status) && isolation.length === 0 && !missesInput;
  const write = async () => {
    const used = await recordUsage(snapshot, context, pages, result, usage);
    const usedKeys = snapshotKeys(snapshot, context, withAxe, used);
    const baseline = isBaselineValid ? usedKeys.baseline : undefined;
    return writeCache(context, { ...usedKeys, baseline }, result, candidateFindings);
  };
  const entry = isRepeatable ? await write() : cached;
  const row = {
    ...result.row,
    ...(isUnchanged && result.row.status === 'captured' && ({ status: 'unchanged' } as const)),
    ...(isUnchanged &&
      result.row.reason !== '' && {
        reason: `${result.row.reason}, although none of its inputs changed`,
      }),
    findings: candidateFindings.findings,
    problems: [...candidateFindings.problems, ...isolation],
  };
  return {
    ...result,
    row: withCachedPicture(row, entry),
    sampled,
    ...withStructure(candidateFindings),
  };
}

/** Whether a fresh page has the same screenshot as the page that was switched in place (VIS-3). */
async function checkIsolation(
  snapshot: Snapshot,
  pages: PagePair,
  { pictures }: SnapshotResult,
): Promise<Problem[]> {
  const problem = (text: string): Problem[] => [
    { source: 'isolation', rule: 'fresh page', text, selector: '' },
  ];
  if (!pictures.actual) return [];
  const page = await pages.freshPage();
  const failures = await page.show(snapshot, true);
  if (failures.length > 0) return problem(`a fresh page fails: ${failures.join('; ')}`);
  const difference = await compareImages(await page.screenshot(), pictures.actual);
  return difference ? problem(`a fresh page shows another picture: ${difference.reason}`) : [];
}

/**
 * The page's `lang` if it differs from the snapshot's locale while the cache key covers only that
 * locale: the cached screenshot would hide later changes of the other language.
 */
function unexpectedLanguage(
  snapshot: Snapshot,
  fingerprints: Fingerprints,
  page: PagePair['candidate'],
): string | undefined {
  const expected = snapshot.locale === PSEUDO_LOCALE ? FALLBACK_LOCALE : snapshot.locale;
  const language = page.language();
  return fingerprints.showsOtherLocales(snapshot) || language === expected ? undefined : language;
}

/** Resolves with the candidate's entry. */
async function writeCache(
  { cache, lints }: CheckContext,
  keys: SnapshotKeys,
  { pictures, row }: SnapshotResult,
  findings: Findings,
): Promise<CachedCapture | undefined> {
  const cacheScreenshot = async (
    key: string | undefined,
    png: Buffer | undefined,
    size = NOTHING.size,
  ) => (key !== undefined && png ? cache.put(key, { ...NOTHING, png, size }) : undefined);
  const entry = await cacheScreenshot(keys.candidate, pictures.actual, row.sizes.actual);
  await cacheScreenshot(keys.baseline, pictures.expected, row.sizes.expected);
  if (lints && keys.findings !== undefined)
    await cache.put(keys.findings, { ...NOTHING, ...findings });
  return entry;
}

async function findingsOn({ candidate }: PagePair, withAxe: boolean): Promise<Findings> {
  const lint = await candidate.lint();
  const axe = withAxe ? await candidate.axe() : [];
  return { ...lint, problems: [...candidate.problems(), ...axe] };
}

function withStructure({ structure }: Findings): Pick<SnapshotResult, 'structure'> {
  return structure ? { structure } : {};
}

/** An unchanged screenshot is not attached: the report copies it from the cache. */
function withCachedPicture(row: CapturedRow, entry: CachedCapture | undefined): CapturedRow {
  if (!entry?.screenshot || row.pictures.length > 0) return row;
  return { ...row, stored: entry.screenshot.path, sizes: { actual: entry.size } };
}

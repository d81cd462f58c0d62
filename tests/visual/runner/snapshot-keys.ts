/** The cache keys of a snapshot, which depend on the custom properties that its page uses (VIS-20). */
import type { CachedCapture, CaptureCache } from '../cache/capture-cache.ts';
import type { Fingerprints, UsedProperties } from '../cache/fingerprint.ts';
import type { PagePair, SnapshotResult } from '../capture/compare-snapshot.ts';
import type { Snapshot } from '../matrix/snapshots.ts';

export interface KeyContext {
  readonly cache: CaptureCache;
  readonly ignoresCache: boolean;
  readonly fingerprints: { readonly candidate: Fingerprints; readonly baseline: Fingerprints };
  /** Ids; `undefined` in a run without a baseline. */
  readonly baselineStories: ReadonlySet<string> | undefined;
}

/** What each build's page uses; undefined where it is not known: then every property counts. */
export type Usage = Partial<Record<'candidate' | 'baseline', UsedProperties | undefined>>;

export type SnapshotKeys = ReturnType<typeof snapshotKeys>;

/** Without a screenshot, and without findings. */
export const NOTHING = { size: { width: 0, height: 0 }, findings: [], problems: [] };

/** `undefined` where the inputs cannot be traced, and for the baseline if it lacks the story. */
export function snapshotKeys(
  snapshot: Snapshot,
  { fingerprints: { candidate, baseline }, baselineStories }: KeyContext,
  withAxe: boolean,
  usage: Usage,
) {
  const findings = candidate.findingsKey(snapshot, usage.candidate);
  return {
    candidate: candidate.captureKey(snapshot, usage.candidate),
    baseline: baselineStories?.has(snapshot.story.id)
      ? baseline.captureKey(snapshot, usage.baseline)
      : undefined,
    findings: findings && `${findings}-lint${withAxe ? '-axe' : ''}`,
  };
}

/** What the pages used when the snapshot was captured last; the values may have changed since. */
export async function recordedUsage(snapshot: Snapshot, context: KeyContext): Promise<Usage> {
  const { candidate, baseline } = usageKeys(snapshot, context);
  const known = await readUsage(context, candidate);
  return {
    candidate: known,
    baseline: candidate === baseline ? known : await readUsage(context, baseline),
  };
}

/**
 * Records which properties the captured pages used. Adds them to the existing record, so that the keys of
 * both builds stay the same from run to run.
 */
export async function recordUsage(
  snapshot: Snapshot,
  context: KeyContext,
  pages: PagePair,
  { pictures }: SnapshotResult,
  recorded: Usage,
): Promise<Usage> {
  const keys = usageKeys(snapshot, context);
  const isSame = keys.candidate === keys.baseline;
  const propertiesUsedBy = async (
    page: PagePair['baseline'],
    earlier: UsedProperties = new Set<string>(),
  ): Promise<UsedProperties | undefined> => {
    const names = await page?.usedProperties();
    return names && new Set(names).union(earlier);
  };
  // If the baseline was not captured, its page shows another snapshot.
  const baselinePage = pictures.expected ? pages.baseline : undefined;
  let candidate = await propertiesUsedBy(pages.candidate, recorded.candidate);
  let baseline = baselinePage
    ? await propertiesUsedBy(baselinePage, recorded.baseline)
    : recorded.baseline;
  if (isSame && candidate && baseline) candidate = baseline = candidate.union(baseline);
  await writeUsage(context, keys.candidate, candidate, recorded.candidate);
  if (!isSame) await writeUsage(context, keys.baseline, baseline, recorded.baseline);
  return { candidate, baseline };
}

function usageKeys(snapshot: Snapshot, { fingerprints: { candidate, baseline } }: KeyContext) {
  const keyOf = (key: string | undefined) => key && `${key}-usage`;
  return {
    candidate: keyOf(candidate.usageKey(snapshot)),
    baseline: keyOf(baseline.usageKey(snapshot)),
  };
}

async function readUsage(context: KeyContext, key: string | undefined) {
  const entry = await readCache(context, key);
  return entry?.properties && new Set(entry.properties);
}

async function writeUsage(
  { cache }: KeyContext,
  key: string | undefined,
  used: UsedProperties | undefined,
  recorded: UsedProperties | undefined,
): Promise<void> {
  if (key === undefined || used?.size === recorded?.size) return;
  // If usage could not be tracked this time, the record is replaced by one with which every property counts.
  await cache.put(key, { ...NOTHING, ...(used && { properties: [...used].toSorted() }) });
}

/** `--no-cache` reads nothing, but writes. */
export async function readCache(
  { cache, ignoresCache }: KeyContext,
  key: string | undefined,
): Promise<CachedCapture | undefined> {
  return ignoresCache || key === undefined ? undefined : cache.get(key);
}

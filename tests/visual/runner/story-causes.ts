/** Collects what `findCauses` needs: the inputs that changed, recorded usage and pages (VIS-20). */
import { findCauses } from '../causes/find-causes.ts';
import type { createRevertedPages } from '../causes/reverted-pages.ts';
import { type ChangedSuspect, suspectsOf } from '../causes/suspects.ts';
import type { PagePair, SnapshotResult } from '../capture/compare-snapshot.ts';
import type { StoryGrid } from '../matrix/snapshots.ts';
import type { CheckContext } from './check-snapshot.ts';
import { rowName } from './result-rows.ts';
import { recordedUsage } from './snapshot-keys.ts';

/** `reverted` is undefined for a baseline that is no folder. */
export async function withCauses(
  results: readonly SnapshotResult[],
  { snapshots }: StoryGrid,
  context: CheckContext,
  pages: PagePair,
  reverted: ReturnType<typeof createRevertedPages> | undefined,
): Promise<{ results: readonly SnapshotResult[]; captures: number }> {
  if (!results.some(({ row }) => row.status === 'changed')) return { results, captures: 0 };
  const { fingerprints, browserName } = context;
  const byName = new Map(snapshots.map((it) => [rowName(it, browserName), it]));
  const sources = { fingerprints, messages: pages.messages };
  const checked = async (suspect: ChangedSuspect): Promise<ChangedSuspect> => {
    const { reversal, input } = suspect;
    const isRevertible = suspect.isRevertible && reversal && (await reverted?.canRevert(reversal));
    return isRevertible ? suspect : { input, isRevertible: false };
  };
  const suspected = results.map(async (result) => {
    const snapshot = byName.get(result.row.snapshot);
    if (!snapshot) throw new Error(`${result.row.snapshot} is not of this story.`);
    const isChanged = result.row.status === 'changed';
    const used = isChanged ? (await recordedUsage(snapshot, context)).candidate : undefined;
    const suspects = isChanged ? suspectsOf(snapshot, sources, used) : [];
    return { result, snapshot, suspects: await Promise.all(suspects.map(checked)) };
  });
  return findCauses(await Promise.all(suspected), async (reversals) => reverted?.open(reversals));
}

/** The entry of causes: says what caused the differences of a story (VIS-20). */
import type { SnapshotResult } from '../capture/compare-snapshot.ts';
import { compareImages } from '../capture/compare-images.ts';
import type { StoryPage } from '../capture/story-page.ts';
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import type { Cause } from '../report/results.ts';
import type { Reversal } from './reverted-storybook.ts';
import type { ChangedSuspect } from './suspects.ts';
import { type Outcome, tryInputs } from './try-inputs.ts';

/** A result with the inputs that may have caused its difference; empty if they are not known. */
export interface SuspectedResult {
  readonly result: SnapshotResult;
  readonly snapshot: Snapshot;
  readonly suspects: readonly ChangedSuspect[];
}

/** Opens the candidate with these inputs set back; undefined if that is not possible. */
export type OpenReverted = (reversals: readonly Reversal[]) => Promise<StoryPage | undefined>;

/**
 * Adds causes to the changed rows of a story. If only one input changed, it is the cause. Otherwise one
 * snapshot of those that changed alike is the witness, which is captured with some inputs set back. If the
 * browser or the story fails then, the inputs of that group are reported as not tried.
 */
export async function findCauses(
  suspected: readonly SuspectedResult[],
  openReverted: OpenReverted,
): Promise<{ results: SnapshotResult[]; captures: number }> {
  const changed = suspected.filter(({ result, suspects }) => {
    return result.row.status === 'changed' && suspects.length > 0;
  });
  const causes = new Map<SnapshotResult, Cause>();
  let captures = 0;
  for (const group of Map.groupBy(changed, causeGroup).values()) {
    const [witness] = group;
    if (!witness) continue;
    const revert = (suspects: readonly ChangedSuspect[]) => {
      captures += 1;
      return outcomeOf(witness, suspects, openReverted);
    };
    const cause = await findCause(witness, revert);
    for (const { result } of group) causes.set(result, cause);
  }
  const withCause = ({ result }: SuspectedResult): SnapshotResult => {
    const cause = causes.get(result);
    return cause ? { ...result, row: { ...result.row, cause } } : result;
  };
  return { results: suspected.map(withCause), captures };
}

async function findCause(
  { snapshot, suspects }: SuspectedResult,
  revert: (suspects: readonly ChangedSuspect[]) => Promise<Outcome>,
): Promise<Cause> {
  try {
    const cause = await tryInputs(suspects, revert);
    const isTried = cause.how !== 'only' && cause.how !== 'not tried';
    return isTried ? { ...cause, witness: snapshotName(snapshot) } : cause;
  } catch {
    const untried = suspects.map(({ input }) => ({ input, isRevertible: false }));
    return tryInputs(untried, revert);
  }
}

/** Equal for rows with the same suspects, elements and severity, which share one cause. */
function causeGroup({ suspects, result: { row } }: SuspectedResult): string {
  const elements = new Set(row.changes.map(({ selector, key }) => `${selector}\t${key}`));
  const names = suspects.map(({ input: { kind, name } }) => `${kind} ${name}`);
  return [row.severity, ...names, '', ...[...elements].toSorted()].join('\n');
}

/** @throws Error when the story fails with the inputs set back, or if they cannot be set back. */
async function outcomeOf(
  { snapshot, result: { pictures } }: SuspectedResult,
  suspects: readonly ChangedSuspect[],
  openReverted: OpenReverted,
): Promise<Outcome> {
  const page = await openReverted(suspects.flatMap(({ reversal }) => reversal ?? []));
  const problems = (await page?.show(snapshot)) ?? ['it cannot be set back'];
  const { expected, actual } = pictures;
  if (!page || !expected || !actual || problems.length > 0) throw new Error(problems.join('; '));
  const outcome = async () => {
    const screenshot = await page.screenshot();
    if (!(await compareImages(expected, screenshot))) return 'baseline';
    return (await compareImages(actual, screenshot)) ? 'other' : 'candidate';
  };
  const first = await outcome();
  if (first !== 'other') return first;
  // A page that was just opened is slower.
  const failures = await page.show(snapshot, true);
  if (failures.length > 0) throw new Error(failures.join('; '));
  return outcome();
}

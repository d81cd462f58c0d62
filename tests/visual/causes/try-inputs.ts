/** Which of the changed inputs cause a difference, found by setting some of them back (VIS-20). */
import type { Cause, ChangedInput } from '../report/results.ts';

/** What a screenshot with some inputs set back is equal to. */
export type Outcome = 'baseline' | 'candidate' | 'other';

export interface Suspect {
  readonly input: ChangedInput;
  /** Whether it can be set back in the built Storybook. */
  readonly isRevertible: boolean;
}

/** The outcome with only these inputs set back; called with at least one. */
export type Revert = (inputs: readonly Suspect[]) => Promise<Outcome>;

/**
 * Excludes inputs without an effect by bisection. If the others do not explain the difference, the inputs
 * that cannot be set back remain: a single one is a cause, each of several may be one.
 */
export async function tryInputs(suspects: readonly Suspect[], revert: Revert): Promise<Cause> {
  const changed = uniqueInputs(suspects);
  if (changed.length === 1) return { inputs: changed, notTried: [], how: 'only' };
  const revertible = suspects.filter(({ isRevertible }) => isRevertible);
  if (revertible.length === 0) return { inputs: [], notTried: changed, how: 'not tried' };
  const outcomeOfAll = await revert(revertible);
  const found =
    outcomeOfAll === 'candidate' ? [] : await inputsWithEffect(revertible, outcomeOfAll, revert);
  if (outcomeOfAll === 'baseline')
    return { inputs: uniqueInputs(found), notTried: [], how: 'reverted' };
  const notRevertible = suspects.filter(({ isRevertible }) => !isRevertible);
  const notTried = uniqueInputs(notRevertible);
  if (notTried.length === 1)
    return { inputs: uniqueInputs([...found, ...notRevertible]), notTried: [], how: 'left over' };
  return { inputs: uniqueInputs(found), notTried, how: 'in part' };
}

/** Those of `inputs` that have an effect; `outcome` is that of all of them together, and not `candidate`. */
async function inputsWithEffect(
  inputs: readonly Suspect[],
  outcome: Outcome,
  revert: Revert,
): Promise<readonly Suspect[]> {
  if (inputs.length === 1) return inputs;
  const middle = Math.ceil(inputs.length / 2);
  const halves = [inputs.slice(0, middle), inputs.slice(middle)] as const;
  const found: Suspect[] = [];
  for (const half of halves) {
    const outcomeOfHalf = await revert(half);
    // This half explains the whole difference.
    if (outcomeOfHalf === 'baseline') return inputsWithEffect(half, outcomeOfHalf, revert);
    if (outcomeOfHalf === 'other')
      found.push(...(await inputsWithEffect(half, outcomeOfHalf, revert)));
  }
  const isEnough = async () => found.length > 0 && (await revert(found)) === 'baseline';
  // Some have an effect only together with others: all are named.
  if (outcome === 'baseline' && found.length < inputs.length && !(await isEnough())) return inputs;
  return found.length > 0 ? found : inputs;
}

/** Each input once. */
function uniqueInputs(suspects: readonly Suspect[]): ChangedInput[] {
  const inputs = suspects.map(({ input }) => input);
  return [...new Map(inputs.map((input) => [`${input.kind} ${input.name}`, input])).values()];
}

/**
 * One cell on two Storybooks: both pages show it at the same time, so a difference is known, retaken
 * and described while both still show it (VIS-4).
 */
import type { Kept } from '../cache/store.ts';
import type { Cell } from '../cells/cells.ts';
import type { Engine } from '../matrix/engines.ts';
import { type Row, rowOf } from '../matrix/rows.ts';
import type { Kind } from '../report/results.ts';
import { boxesOf } from './boxes.ts';
import { compare, sizeOf, steady } from './compare.ts';
import type { Stage } from './stage.ts';

/** The pages of one worker. `base` is absent where nothing is compared. */
export interface Eyes {
  readonly engine: Engine;
  readonly head: Stage;
  readonly base: Stage | undefined;
  /** Ids of the messages that differ between the two trees, by locale. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** What was seen of one cell. */
export interface Look {
  /** Its `pictures` name those of `shots` that somebody has to see. */
  readonly row: Row;
  readonly shots: Readonly<Partial<Record<Kind, Buffer>>>;
  /** Pictures taken, of both sides. */
  readonly captures: number;
  /** Whether the page is longer than a picture can be, so that its end was not compared. */
  readonly cut?: boolean;
}

/** Looks at a cell that has nothing to be compared with: `new` beside a base, else only `shown`. */
export async function alone(cell: Cell, { head, base, engine }: Eyes): Promise<Look> {
  const problems = await head.show(cell);
  if (problems.length > 0) return broken(cell, engine, problems);
  const shots = { actual: await head.shoot() };
  if (!base) return seen(rowOf(cell, engine, 'shown', ''), shots, 1);
  return seen(rowOf(cell, engine, 'new', 'the base has no such story'), shots, 1, ['actual']);
}

/**
 * Compares a cell; with `kept`, the base's picture from the cache, only the head is shown. `sure`:
 * the story is known to have changed, so a change is believed at once.
 */
export async function pair(
  cell: Cell,
  eyes: Eyes,
  kept: Kept['picture'],
  sure: boolean,
): Promise<Look> {
  const first = await compared(cell, eyes, kept, false);
  const { status } = first.row;
  if (status !== 'unstable' && (status !== 'changed' || sure)) return first;
  // A story may race with its own requests, and a page just opened is slower: look twice.
  const second = await compared(cell, eyes, undefined, true);
  const captures = first.captures + second.captures;
  if (second.row.status !== 'same') return { ...second, captures };
  return { ...second, captures, row: { ...second.row, reason: 'the same only from fresh pages' } };
}

async function compared(
  cell: Cell,
  eyes: Eyes,
  kept: Kept['picture'],
  fresh: boolean,
): Promise<Look> {
  const { head, base, engine, messages } = eyes;
  if (!base) throw new Error('There is nothing to compare with.');
  const [before, after] = await Promise.all([
    kept ? [] : base.show(cell, fresh),
    head.show(cell, fresh),
  ]);
  if (after.length > 0) return broken(cell, engine, after);
  if (before.length > 0) {
    const reason = `the base's own story fails: ${before.join('; ')}`;
    const shots = { actual: await head.shoot() };
    return seen(rowOf(cell, engine, 'new', reason), shots, 1, ['actual']);
  }
  const captures = kept ? 1 : 2;
  const same = (reason: string, shots: Look['shots']) =>
    seen(rowOf(cell, engine, 'same', reason), shots, captures);
  const [shot, actual] = await Promise.all([kept ? undefined : base.shoot(), head.shoot()]);
  if (kept?.equals(actual)) return same('', { actual });
  const expected = shot ?? (await kept?.read());
  if (!expected) {
    // What was kept is broken or gone.
    const both = await compared(cell, eyes, undefined, fresh);
    return { ...both, captures: both.captures + captures };
  }
  if (expected.equals(actual)) return same('', { expected, actual });

  const still = await Promise.all([
    kept ? expected : steady(expected, () => base.shoot()),
    steady(actual, () => head.shoot()),
  ]);
  if (!still[0] || !still[1]) {
    const reason = `another picture each time${still[1] ? ', in the base' : ''}`;
    const row = rowOf(cell, engine, 'unstable', reason);
    return seen(row, { expected, actual }, captures, ['expected', 'actual']);
  }
  const result = compare(still[0], still[1]);
  if (result.kind !== 'changed')
    return same(result.kind === 'tolerated' ? 'within tolerance' : '', { expected, actual });
  const changes = await head.describe(boxesOf(result.diff), new Set(messages[cell.locale]));
  const row = { ...rowOf(cell, engine, 'changed', result.reason), changes };
  const shots = { expected: still[0], actual: still[1], diff: result.diff };
  return seen(row, shots, captures, ['expected', 'actual', 'diff']);
}

function seen(row: Row, shots: Look['shots'], captures: number, pictures: Kind[] = []): Look {
  const { expected, actual } = shots;
  const sizes = {
    ...(expected && { expected: sizeOf(expected) }),
    ...(actual && { actual: sizeOf(actual) }),
  };
  return { row: { ...row, pictures, sizes }, shots, captures };
}

function broken(cell: Cell, engine: Engine, problems: readonly string[]): Look {
  return { row: rowOf(cell, engine, 'broken', problems.join('; ')), shots: {}, captures: 0 };
}

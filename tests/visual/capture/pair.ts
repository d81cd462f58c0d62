/**
 * One cell on two Storybooks: both pages show it at the same time, so a difference is known, retaken
 * and described while both still show it (VIS-4).
 */
import { createHash } from 'node:crypto';
import type { Kept } from '../cache/store.ts';
import type { Cell } from '../cells/cells.ts';
import type { Engine } from '../matrix/engines.ts';
import { type Row, rowOf } from '../matrix/rows.ts';
import type { Kind } from '../report/results.ts';
import { compare, sizeOf, steady } from './compare.ts';
import type { Stage } from './stage.ts';

/** The pages of one worker. `base` is absent where nothing is compared. */
export interface Eyes {
  readonly engine: Engine;
  readonly head: Stage;
  readonly base: Stage | undefined;
  /** One more page on the head's Storybook, for cells that are captured on a fresh page as well. */
  readonly fresh: () => Promise<Stage>;
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
  /** Whether it was captured a second time, because the first try differed or failed. */
  readonly retaken?: boolean;
  /** Whether its picture was compared with a fresh page's (VIS-3). */
  readonly sampled?: boolean;
}

/** Looks at a cell that has nothing to be compared with: `new` beside a base, else only `shown`. */
export async function alone(cell: Cell, { head, base, engine }: Eyes): Promise<Look> {
  const problems = await head.show(cell);
  if (problems.length > 0) return broken(cell, engine, problems);
  const shots = { actual: await head.shoot() };
  if (base) return withRetry(seenNew(cell, engine, 'the base has no such story', shots), [head]);
  return withRetry(seen(rowOf(cell, engine, 'shown', ''), shots, 1), [head]);
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
  const again = { ...second, captures: first.captures + second.captures, retaken: true };
  const hidden = `${first.row.reason} at first; the same from fresh pages`;
  return second.row.status === 'same' ? flaky(again, hidden) : again;
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
    return seenNew(cell, engine, reason, { actual: await head.shoot() });
  }
  const captures = kept ? 1 : 2;
  const same = (shots: Look['shots']) =>
    withRetry(seen(rowOf(cell, engine, 'same', ''), shots, captures), kept ? [head] : [head, base]);
  const [shot, actual] = await Promise.all([kept ? undefined : base.shoot(), head.shoot()]);
  if (kept?.equals(actual)) return same({ actual });
  const expected = shot ?? (await kept?.read());
  if (!expected) {
    // What was kept is broken or gone.
    const both = await compared(cell, eyes, undefined, fresh);
    return { ...both, captures: both.captures + captures };
  }
  if (expected.equals(actual)) return same({ expected, actual });

  const still = await Promise.all([
    kept ? expected : steady(expected, () => base.shoot()),
    steady(actual, () => head.shoot()),
  ]);
  if (!still[0] || !still[1]) {
    const reason = `another picture each time${still[1] ? ', in the base' : ''}`;
    const row = rowOf(cell, engine, 'unstable', reason);
    return seen(row, { expected, actual }, captures, ['expected', 'actual']);
  }
  const found = await compare(still[0], still[1]);
  if (!found)
    return flaky(
      { ...same({ expected, actual: still[1] }), retaken: true },
      'the picture changed while it was taken',
    );
  const { reason, boxes, diff } = found;
  const changes = await head.describe(boxes, new Set(messages[cell.locale]));
  // Both pages must show it for their elements to be compared.
  if (kept) await base.show(cell);
  const moved = found.severity !== 'layout' && (await head.layout()) !== (await base.layout());
  const severity = moved ? 'layout' : found.severity;
  const digest = digestOf(still[0], still[1]);
  const row = { ...rowOf(cell, engine, 'changed', reason), severity, digest, changes };
  const shots = { expected: still[0], actual: still[1], diff };
  return withRetry(seen(row, shots, captures, ['expected', 'actual', 'diff']), [head]);
}

function seen(row: Row, shots: Look['shots'], captures: number, pictures: Kind[] = []): Look {
  const { expected, actual } = shots;
  const sizes = {
    ...(expected && { expected: sizeOf(expected) }),
    ...(actual && { actual: sizeOf(actual) }),
  };
  return { row: { ...row, pictures, sizes }, shots, captures };
}

function seenNew(cell: Cell, engine: Engine, reason: string, shots: { actual: Buffer }): Look {
  const row = { ...rowOf(cell, engine, 'new', reason), digest: digestOf(shots.actual) };
  return seen(row, shots, 1, ['actual']);
}

/** A story that failed and then passed has passed, but that is said (VIS-14). */
function withRetry(look: Look, stages: readonly Stage[]): Look {
  const failures = stages.map((stage) => stage.failedFirst()).filter((it) => it !== '');
  return failures.length === 0 ? look : flaky({ ...look, retaken: true }, failures.join('; '));
}

/** Only what passed becomes flaky: a difference stays one, and says it as well. */
function flaky(look: Look, reason: string): Look {
  const { row } = look;
  if (row.status === 'same' || row.status === 'shown')
    return { ...look, row: { ...row, status: 'flaky', reason } };
  return { ...look, row: { ...row, reason: `${row.reason}; ${reason}` } };
}

/** Tells these pictures from any others. */
function digestOf(...pictures: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(createHash('sha256').update(picture).digest());
  return hash.digest('hex').slice(0, 32);
}

function broken(cell: Cell, engine: Engine, problems: readonly string[]): Look {
  return { row: rowOf(cell, engine, 'broken', problems.join('; ')), shots: {}, captures: 0 };
}

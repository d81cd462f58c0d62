/** How a run's stories are shared among machines, and whether what they captured is one run (VIS-11). */
import type { StoryGrid } from '../matrix/snapshots.ts';
import { RunError } from '../builds/exec.ts';
import type { RunManifest } from './run-manifest.ts';
import { rowName } from './result-rows.ts';

/** What a shard (or a whole run) was asked to capture; attached under {@link SHARD_PLAN}, so that blobs carry it. */
export interface ShardPlan {
  /** `i/n`; absent: the whole run. */
  readonly shard?: string;
  /** What the shards of one run have in common, by its name for people. */
  readonly run: Readonly<Record<string, string>>;
  /** Names of its snapshots, in one engine. */
  readonly snapshots: readonly string[];
  /** How many snapshots all shards and engines have together. */
  readonly total: number;
}

/** The attachment's name. */
export const SHARD_PLAN = 'share.json';

/** Examples in an error message. */
const EXAMPLES = 3;

/**
 * The sheets of shard `i/n`; all of them without one. The longest go first, each to the shard with
 * the fewest snapshots so far, so that two shards differ by one story's snapshots at most.
 */
export function dealShard(
  sheets: readonly StoryGrid[],
  shard: string | undefined,
): readonly StoryGrid[] {
  if (shard === undefined) return sheets;
  const [part = 1, count = 1] = shard.split('/').map(Number);
  const shares = Array.from({ length: count }, () => ({ weight: 0, sheets: [] as StoryGrid[] }));
  for (const sheet of sheets.toSorted((a, b) => b.snapshots.length - a.snapshots.length)) {
    const least = shares.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.weight += sheet.snapshots.length;
    least.sheets.push(sheet);
  }
  return shares[part - 1]?.sheets ?? [];
}

/** Whether the shard reports what only the base has: nothing is captured of it, so one shard does. */
export function reportsRemoved(shard: string | undefined): boolean {
  return shard === undefined || shard.startsWith('1/');
}

/** How many snapshots sheets have in one engine. */
export function countSnapshots(sheets: readonly StoryGrid[]): number {
  return sheets.reduce((sum, { snapshots }) => sum + snapshots.length, 0);
}

/** `shard 2/4: 1,702 of 6,777 snapshots`. */
export function shardLine(sheets: readonly StoryGrid[], shard: string, engines: number): string {
  const [share, all] = [dealShard(sheets, shard), sheets].map((it) =>
    (countSnapshots(it) * engines).toLocaleString('en'),
  );
  return `shard ${shard}: ${share} of ${all} snapshots`;
}

/** What the plan's shard is asked to capture in one of the engines. */
export function plannedShard(
  plan: RunManifest,
  engine: RunManifest['browsers'][number]['name'],
): ShardPlan {
  const sheets = [
    ...dealShard(plan.storyGrids, plan.shard),
    ...(reportsRemoved(plan.shard) ? plan.removed : []),
  ];
  return {
    ...(plan.shard !== undefined && { shard: plan.shard }),
    run: plan.run,
    snapshots: sheets.flatMap(({ snapshots }) =>
      snapshots.map((snapshot) => rowName(snapshot, engine)),
    ),
    total: countSnapshots([...plan.storyGrids, ...plan.removed]) * plan.browsers.length,
  };
}

/**
 * Checks that shares are parts of one run, and that every planned snapshot was captured once;
 * `complete`: that they are all its parts.
 * @throws RunError that names what differs, or what is missing.
 */
export function checkShards(
  shares: readonly ShardPlan[],
  captured: readonly string[],
  complete: boolean,
): void {
  const [first] = shares;
  if (!first) throw new RunError('The blobs do not say which run they are of: capture them again.');
  const unlike = shares.flatMap((share) => differencesOf(first, share));
  if (unlike.length > 0)
    throw new RunError(`Shards of unlike runs cannot be merged. ${[...new Set(unlike)].join(' ')}`);
  const planned = new Set(shares.flatMap(({ snapshots }) => snapshots));
  if (complete && planned.size !== first.total)
    throw new RunError(
      `The blobs hold ${planned.size} of ${first.total} planned snapshots: is a shard there twice?`,
    );
  const found = new Set(captured);
  refuse(
    'were planned, but not captured',
    [...planned].filter((name) => !found.has(name)),
  );
  refuse(
    'were captured, but not planned',
    [...found].filter((name) => !planned.has(name)),
  );
  const seen = new Set<string>();
  refuse(
    'were captured twice',
    captured.filter((name) => seen.size === seen.add(name).size),
  );
}

/** Whether the shares are of a strict run. */
export function isStrict([first]: readonly ShardPlan[]): boolean {
  return first?.run['strict'] === 'true';
}

function differencesOf(first: ShardPlan, other: ShardPlan): string[] {
  const parts = new Set([...Object.keys(first.run), ...Object.keys(other.run)]);
  const value = ({ run }: ShardPlan, part: string) => `"${run[part] ?? ''}"`;
  return [...parts]
    .filter((part) => first.run[part] !== other.run[part])
    .map(
      (part) =>
        `${part}: ${value(other, part)} in ${nameOf(other)}, but ${value(first, part)} in ${nameOf(first)}.`,
    );
}

function nameOf({ shard }: ShardPlan): string {
  return shard === undefined ? 'the run' : `shard ${shard}`;
}

function refuse(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const examples = names.slice(0, EXAMPLES).join(', ');
  throw new RunError(`${names.length} snapshots ${what}, such as ${examples}.`);
}

/** How stories are distributed over shards, and whether captured shards are one run (VIS-11). */
import type { StoryGrid } from '../matrix/snapshots.ts';
import { RunError } from '../builds/exec.ts';
import type { BrowserName } from './browsers.ts';
import type { RunManifest } from './run-manifest.ts';
import { rowName } from './result-rows.ts';

/** Snapshots that a shard or a whole run must capture in a browser, {@link PLAN_ATTACHMENT}. */
export interface ShardPlan extends Pick<RunManifest, 'shard' | 'run'> {
  readonly snapshots: readonly string[];
  /** Number of snapshots in all shards and browsers. */
  readonly total: number;
}

export const PLAN_ATTACHMENT = 'shard-plan.json';

/** Assigns the largest story first, each to the smallest shard: two shards differ by at most one story. */
export function storyGridsOfShard(
  storyGrids: readonly StoryGrid[],
  shard: string | undefined,
): readonly StoryGrid[] {
  if (shard === undefined) return storyGrids;
  const [number = 1, count = 1] = shard.split('/').map(Number);
  const shards = Array.from({ length: count }, () => ({ size: 0, grids: [] as StoryGrid[] }));
  for (const grid of storyGrids.toSorted((a, b) => b.snapshots.length - a.snapshots.length)) {
    const smallest = shards.reduce((a, b) => (b.size < a.size ? b : a));
    smallest.size += grid.snapshots.length;
    smallest.grids.push(grid);
  }
  return shards[number - 1]?.grids ?? [];
}

/** Whether the shard reports the removed snapshots: only the first one, because nothing is captured. */
export function includesRemoved(shard: string | undefined): boolean {
  return shard === undefined || shard.startsWith('1/');
}

/** In one browser. */
export function countSnapshots(storyGrids: readonly StoryGrid[]): number {
  return storyGrids.reduce((sum, { snapshots }) => sum + snapshots.length, 0);
}

/** `shard 2/4: 1,702 of 6,777 snapshots`. */
export function shardLine(
  storyGrids: readonly StoryGrid[],
  shard: string,
  browsers: number,
): string {
  const [part, all] = [storyGridsOfShard(storyGrids, shard), storyGrids].map((grids) =>
    (countSnapshots(grids) * browsers).toLocaleString('en'),
  );
  return `shard ${shard}: ${part} of ${all} snapshots`;
}

/** The plan of the manifest's shard in a browser. */
export function plannedShard(manifest: RunManifest, browser: BrowserName): ShardPlan {
  const { shard, run, storyGrids, removed, browsers } = manifest;
  const own = [...storyGridsOfShard(storyGrids, shard), ...(includesRemoved(shard) ? removed : [])];
  return {
    ...(shard !== undefined && { shard }),
    run,
    snapshots: own.flatMap(({ snapshots }) =>
      snapshots.map((snapshot) => rowName(snapshot, browser)),
    ),
    total: countSnapshots([...storyGrids, ...removed]) * browsers.length,
  };
}

/**
 * Checks that the plans belong to one run and that every planned snapshot was captured once;
 * `isComplete`: that no shard is missing.
 * @throws RunError that names what differs or is missing.
 */
export function checkShards(
  plans: readonly ShardPlan[],
  captured: readonly string[],
  isComplete: boolean,
): void {
  const [first] = plans;
  if (!first) throw new RunError('The blobs do not name their run: capture the shards again.');
  const differences = new Set(plans.flatMap((plan) => differencesBetween(first, plan)));
  if (differences.size > 0)
    throw new RunError(`Shards of different runs cannot be merged. ${[...differences].join(' ')}`);
  const planned = new Set(plans.flatMap(({ snapshots }) => snapshots));
  if (isComplete && planned.size !== first.total)
    throw new RunError(
      `The blobs contain ${planned.size} of ${first.total} planned snapshots: is a shard there twice?`,
    );
  const found = new Set(captured);
  throwIfAny('were planned, but not captured', [...planned.difference(found)]);
  throwIfAny('were captured, but not planned', [...found.difference(planned)]);
  const seen = new Set<string>();
  const duplicates = captured.filter((name) => seen.size === seen.add(name).size);
  throwIfAny('were captured twice', duplicates);
}

function differencesBetween(first: ShardPlan, other: ShardPlan): string[] {
  const valueIn = ({ run, shard }: ShardPlan, key: string) =>
    `"${run[key] ?? ''}" in ${shard === undefined ? 'the run' : `shard ${shard}`}`;
  return Object.keys({ ...first.run, ...other.run })
    .filter((key) => first.run[key] !== other.run[key])
    .map((key) => `${key}: ${valueIn(other, key)}, but ${valueIn(first, key)}.`);
}

function throwIfAny(problem: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const examples = names.slice(0, 3).join(', ');
  throw new RunError(`${names.length} snapshots ${problem}, such as ${examples}.`);
}

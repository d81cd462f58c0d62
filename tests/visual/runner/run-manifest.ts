/**
 * What the door (`run.ts`) hands to the Playwright Test processes that do the work: one JSON file,
 * named by an environment variable, because configuration, workers and reporter each load alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemovedSnapshots } from '../matrix/plan-comparison.ts';
import type { StoryGrid } from '../matrix/snapshots.ts';
import type { InstalledBrowser } from './browsers.ts';

/** One of the two Storybooks. */
export interface ServedBuild {
  /** Where it is served, see `serve`. */
  readonly proxy: string;
  /** Its folder or URL, for its fingerprints. */
  readonly place: string;
  readonly name: string;
}

/** How a run ended. */
export type ExitStatus = 'nothing left to review' | 'something to review' | 'failed' | 'stopped';

/** Everything a run needs to know. */
export interface RunManifest {
  readonly root: string;
  readonly candidate: ServedBuild;
  /** Absent: snapshots are only looked at for faults. */
  readonly baseline?: ServedBuild & {
    /** Empty for a folder or URL. */
    readonly commit: string;
    readonly stories: readonly string[];
    /** Ids of the messages that differ from the head's, by locale. */
    readonly messages: Readonly<Record<string, readonly string[]>>;
  };
  /** In the order of the Storybook's index. */
  readonly storyGrids: readonly StoryGrid[];
  /** What only the base takes. */
  readonly removed: readonly RemovedSnapshots[];
  readonly browsers: readonly InstalledBrowser[];
  /** What shards must have in common to be merged, by its name for people. */
  readonly run: Readonly<Record<string, string>>;
  /** Which version of the harness takes the pictures, see `captureCode`. */
  readonly code: string;
  /** Whether faults of layout, accessibility and console are looked for as well (VIS-8, VIS-9). */
  readonly lints: boolean;
  /** Whether no filter narrows the stories' snapshots. */
  readonly isUnfiltered: boolean;
  /** Take every picture, whatever the cache knows. */
  readonly ignoresCache: boolean;
  /** Names of the snapshots that are captured on a fresh page as well, where they are captured (VIS-3). */
  readonly sample: readonly string[];
  /** Sheets and snapshots in another order; 0 keeps the order. */
  readonly seed: number;
  readonly workers: number;
  /** Where the report goes. */
  readonly out: string;
  /** Scratch folder of this run, for the pictures on their way to the report. */
  readonly scratch: string;
  /** A flaky snapshot fails the run (VIS-14). */
  readonly strict: boolean;
  /** `i/n`: its share goes into `out` as a blob instead of a report. */
  readonly shard?: string;
  /** Nothing is captured: the blobs of a run's shards become one report. */
  readonly merges: boolean;
  /** Playwright's own HTML report is written beside ours. */
  readonly html: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
}

const VARIABLE = 'UNIO_VISUAL_PLAN';

/** Writes the plan; the result is the environment that makes {@link readManifest} find it. */
export function writeManifest(file: string, plan: RunManifest): Record<string, string> {
  writeFileSync(file, JSON.stringify(plan));
  return { [VARIABLE]: file };
}

/**
 * The plan of this run.
 * @throws Error when Playwright was started by hand instead of by `npm run visual`.
 */
export function readManifest(): RunManifest {
  const file = process.env[VARIABLE];
  if (file === undefined) throw new Error('Start this with "npm run visual".');
  return JSON.parse(readFileSync(file, 'utf8')) as RunManifest;
}

/**
 * Leaves word of how the run ended: Playwright's exit code cannot tell all ends apart, and that of
 * merged blobs none. The last word counts.
 */
export function writeExitStatus({ scratch }: RunManifest, end: ExitStatus): void {
  writeFileSync(endFile(scratch), end);
}

/** How the run ended; `failed` where it could not even say so. */
export function readExitStatus({ scratch }: RunManifest): ExitStatus {
  try {
    return readFileSync(endFile(scratch), 'utf8') as ExitStatus;
  } catch {
    return 'failed';
  }
}

function endFile(scratch: string): string {
  return join(scratch, 'end.txt');
}

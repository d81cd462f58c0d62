/**
 * The manifest and the exit status of a run. `run.ts` passes the manifest to Playwright Test in a file that an
 * environment variable names, because configuration, workers and reporter are loaded separately.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedMessage } from '../builds/changed-messages.ts';
import type { RemovedSnapshots } from '../matrix/plan-comparison.ts';
import type { StoryGrid } from '../matrix/snapshots.ts';
import type { InstalledBrowser } from './browsers.ts';

/** One of the two Storybooks; `location` is a folder or URL. */
type ServedBuild = Readonly<Record<'proxy' | 'location' | 'name', string>>;

export type ExitStatus = 'passed' | 'needs review' | 'failed' | 'stopped';

/** The exit code of the process for each exit status. */
export const EXIT_CODES: Readonly<Record<ExitStatus, number>> = {
  passed: 0,
  'needs review': 1,
  failed: 2,
  stopped: 130,
};

export interface RunManifest {
  readonly root: string;
  readonly candidate: ServedBuild;
  /** Absent: snapshots are only linted. */
  readonly baseline?: ServedBuild & {
    /** Empty for a folder or URL. */
    readonly commit: string;
    readonly stories: readonly string[];
    /** The messages that differ from the candidate's, by locale. */
    readonly messages: Readonly<Record<string, readonly ChangedMessage[]>>;
  };
  /** In the order of the Storybook's index. */
  readonly storyGrids: readonly StoryGrid[];
  readonly removed: readonly RemovedSnapshots[];
  readonly browsers: readonly InstalledBrowser[];
  /** Properties that shards must share to be merged, by their names in messages. */
  readonly run: Readonly<Record<string, string>>;
  /** See `captureCode`. */
  readonly harness: string;
  /** Whether snapshots are linted (VIS-8, VIS-9). */
  readonly lints: boolean;
  /** Whether stories have all their snapshots. */
  readonly isUnfiltered: boolean;
  readonly ignoresCache: boolean;
  /** Names of the snapshots that are captured on a fresh page as well (VIS-3). */
  readonly sample: readonly string[];
  /** 0: not shuffled. */
  readonly seed: number;
  readonly workers: number;
  /** The report's folder. */
  readonly out: string;
  /** Temporary folder of this run. */
  readonly scratch: string;
  /** Whether a flaky snapshot fails the run (VIS-14). */
  readonly strict: boolean;
  /** `i/n`: writes a blob to `out` instead of a report. */
  readonly shard?: string;
  /** Whether the blobs of shards are merged; nothing is captured. */
  readonly isMerge: boolean;
  /** Whether Playwright's own report is written as well. */
  readonly html: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
}

const VARIABLE = 'UNIO_VISUAL_MANIFEST';

/** Returns the environment in which {@link readManifest} finds the file. */
export function writeManifest(file: string, manifest: RunManifest): Record<string, string> {
  writeFileSync(file, JSON.stringify(manifest));
  return { [VARIABLE]: file };
}

/** @throws Error when Playwright was not started by `npm run visual`. */
export function readManifest(): RunManifest {
  const file = process.env[VARIABLE];
  if (file === undefined) throw new Error('Start this with "npm run visual".');
  return JSON.parse(readFileSync(file, 'utf8')) as RunManifest;
}

/** In a file, because Playwright's exit code has too few values and `merge-reports` has none. */
export function writeExitStatus({ scratch }: RunManifest, status: ExitStatus): void {
  writeFileSync(join(scratch, 'exit-status.txt'), status);
}

/** `failed` if no status was written; a full disk leaves an empty file. */
export function readExitStatus({ scratch }: RunManifest): ExitStatus {
  try {
    const text = readFileSync(join(scratch, 'exit-status.txt'), 'utf8');
    return Object.hasOwn(EXIT_CODES, text) ? (text as ExitStatus) : 'failed';
  } catch {
    return 'failed';
  }
}

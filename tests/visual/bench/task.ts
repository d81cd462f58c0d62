/** What the bench hands to its Playwright Test process, as a file that the environment names. */
import { readFileSync } from 'node:fs';

/** The variable that names the file. */
export const TASK_FILE = 'UNIO_BENCH_TASK';

/** One pass of page loads over some snapshots. */
export interface Task {
  readonly snapshots: readonly {
    readonly id: string;
    readonly locale: string;
    readonly width: number;
  }[];
  /** Where the Storybook is served (see `serve`). */
  readonly proxy: string;
  readonly workers: number;
  /** Holds the pictures, from pass to pass. */
  readonly folder: string;
  /** Where the JSON report goes. */
  readonly report: string;
  /** Whether this pass makes the pictures that the next one is compared with. */
  readonly write: boolean;
}

/** Reads the task of this process. */
export function readTask(): Task {
  return JSON.parse(readFileSync(process.env[TASK_FILE] ?? '', 'utf8')) as Task;
}

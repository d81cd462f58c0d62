/** Runs the harness as a process, and reads its report. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForExit } from '../builds/exec.ts';
import type { Results } from '../report/results.ts';

export const RUN = join(import.meta.dirname, '..', 'run.ts');

export interface VisualRun {
  readonly code: number;
  readonly output: string;
  /** Absent when there is no report. */
  readonly results: Results | undefined;
}

/** Removes the report in `out` first; `command` must write the new one there. */
export async function runVisual(
  out: string,
  [program = '', ...args]: readonly string[],
  options: SpawnOptions,
): Promise<VisualRun> {
  await rm(out, { recursive: true, force: true });
  const { code, output } = await waitForExit(spawn(program, args, options));
  const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => undefined);
  return { code, output, results: text === undefined ? undefined : (JSON.parse(text) as Results) };
}

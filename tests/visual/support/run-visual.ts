/** Runs the harness as a process, and reads its report. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForExit } from '../builds/exec.ts';
import type { Results } from '../report/results.ts';

export const RUN = join(import.meta.dirname, '..', 'run.ts');

export type VisualRun = Awaited<ReturnType<typeof runVisual>>;

/** Removes the report in `out`; `command` must write a new one, or there are no `results`. */
export async function runVisual(
  out: string,
  [program = '', ...args]: readonly string[],
  options: SpawnOptions,
) {
  await rm(out, { recursive: true, force: true });
  const { code, output } = await waitForExit(spawn(program, args, options));
  const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => undefined);
  return { code, output, results: text === undefined ? undefined : (JSON.parse(text) as Results) };
}

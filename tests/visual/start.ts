/**
 * `npm run visual`: `run.ts`, after the tokens and fonts that it imports are up to date. A command
 * that only reads generates nothing, unless nothing is there yet.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { waitForExit } from './builds/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Written last by the generator. */
const GENERATED = join(ROOT, 'src', 'theme', 'generated', 'fonts-han.css');

/** Whether the arguments ask for something else than a run; `run.ts` tells what is wrong with them. */
async function onlyReads(): Promise<boolean> {
  // They import what is generated, which may be of another version.
  const options = await import('./options.ts').catch(() => undefined);
  try {
    return options?.readOptions(process.argv.slice(2)).instead !== undefined;
  } catch {
    return true;
  }
}

const generate = join(ROOT, 'tokens', 'build', 'generate.ts');
const made =
  existsSync(GENERATED) && (await onlyReads())
    ? undefined
    : await waitForExit(spawn(process.execPath, [generate], { cwd: ROOT }));
if (made === undefined || made.code === 0) await import('./run.ts');
else {
  console.error(`${made.output}\nThe run could not be made: "npm run generate" failed.`);
  // 1 would say that there is something to review.
  process.exitCode = 2;
}

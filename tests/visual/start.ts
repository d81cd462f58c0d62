/** `npm run visual`: generates the tokens and fonts that a run imports, then starts `run.ts`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, waitForExit } from './builds/exec.ts';

const GENERATE = join(ROOT, 'tokens', 'build', 'generate.ts');
/** The last file that the generator writes. */
const GENERATED = join(ROOT, 'src', 'theme', 'generated', 'fonts-han.css');

/** Whether the arguments do not start a run; also true for invalid ones, which `run.ts` reports. */
async function isReadOnly(): Promise<boolean> {
  // May fail: the options import generated files, which may be of another version.
  const options = await import('./options.ts').catch(() => undefined);
  try {
    return options?.readOptions(process.argv.slice(2)).command !== undefined;
  } catch {
    return true;
  }
}

const generated =
  existsSync(GENERATED) && (await isReadOnly())
    ? { code: 0, output: '' }
    : await waitForExit(spawn(process.execPath, [GENERATE], { cwd: ROOT }));
if (generated.code === 0) await import('./run.ts');
else {
  console.error(`${generated.output}\nThe run failed: "npm run generate" failed.`);
  // Not 1, which means that something needs review.
  process.exitCode = 2;
}

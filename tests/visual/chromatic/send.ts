/**
 * `npm run chromatic`: sends the cells of the visual harness to Chromatic's cloud, as modes, for
 * those with a token (VIS-12). Arguments are handed to Chromatic's own command line; a Storybook
 * that is already built is named by `--storybook-build-dir <folder>`.
 *
 * Exit code 2 when there is no token or no Storybook, and then nothing was sent; else Chromatic's.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetsOf, storiesOf } from '../cells/cells.ts';
import { build } from '../sides/build.ts';
import { StepError } from '../sides/step.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(ROOT, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
const BUILT = /^(--storybook-build-dir|-d)$/;

const NO_TOKEN = `No CHROMATIC_PROJECT_TOKEN: nothing was built and nothing was sent.
It is in the project's settings at chromatic.com:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

The same cells on this machine, without an account: npm run visual.`;

/** Builds where it must, says what goes out, and hands over; resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.error(NO_TOKEN);
    return 2;
  }
  const at = args.findIndex((arg) => BUILT.test(arg));
  const scratch = await mkdtemp(join(tmpdir(), 'unio-chromatic-'));
  try {
    const folder = at === -1 ? join(scratch, 'storybook') : (args[at + 1] ?? '');
    if (at === -1) {
      console.error("building the working tree's Storybook");
      await build(ROOT, folder, new AbortController().signal);
    }
    await announce(folder);
    const others = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
    return await hand(['--storybook-build-dir', folder, '--no-log-file', ...others]);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Each picture is paid for: their number is said before the first one leaves. */
async function announce(folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch(() => {
    throw new StepError(`There is no built Storybook in "${folder}".`);
  });
  const sheets = sheetsOf(storiesOf(JSON.parse(index)), { stories: [], locales: [], widths: [] });
  const cells = sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
  console.error(`${cells} snapshots: ${sheets.length} stories in their languages and widths`);
}

async function hand(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  return promise;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof StepError && error.output !== '') console.error(error.output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/**
 * `npm run chromatic`: sends the snapshots to Chromatic's cloud, as modes (VIS-12). Arguments go to
 * Chromatic's command line; `--storybook-build-dir <folder>` names a Storybook already built.
 * Exit code 2 without a token or Storybook: nothing was sent; else Chromatic's.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoryIndex } from '../matrix/snapshots.ts';
import { buildStorybook } from '../builds/build-storybook.ts';
import { RunError, waitForExit } from '../builds/exec.ts';
import { CLOUD_MODES, chromaticParameters } from './modes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(ROOT, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
const BUILT = /^(--storybook-build-dir|-d)$/;

const NO_TOKEN = `No CHROMATIC_PROJECT_TOKEN: nothing was built and nothing was sent.
It is in the project's settings at chromatic.com:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

The same snapshots on this machine, without an account: npm run visual.`;

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
      await buildStorybook(ROOT, folder, new AbortController().signal);
    }
    await announce(folder);
    const built = at === -1 ? ['--storybook-build-dir', folder] : [];
    const handed = [COMMAND, ...built, '--no-log-file', ...args];
    return (await waitForExit(spawn(process.execPath, handed, { cwd: ROOT, stdio: 'inherit' })))
      .code;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Each picture is paid for: their number is said before the first one leaves. */
async function announce(folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch(() => {
    throw new RunError(`There is no built Storybook in "${folder}".`);
  });
  const modes = readStoryIndex(JSON.parse(index)).map((story) => {
    const parameters = chromaticParameters(story);
    return 'modes' in parameters ? Object.keys(parameters.modes).length : 0;
  });
  const names = CLOUD_MODES.map(({ name }) => name).join(', ');
  const stories = modes.filter((count) => count > 0).length;
  const snapshots = modes.reduce((sum, count) => sum + count, 0);
  console.error(
    `${snapshots} snapshots: ${stories} stories in their languages, widths, and ${names}`,
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof RunError && error.output !== '') console.error(error.output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

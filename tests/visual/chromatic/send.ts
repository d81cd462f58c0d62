/**
 * `npm run chromatic`: sends the snapshots to Chromatic as modes (VIS-12). Arguments are passed to its
 * command line; `--storybook-build-dir <folder>` sends a Storybook that is already built.
 * Exit code 2 without a token or a Storybook, else Chromatic's.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '../builds/build-storybook.ts';
import { ROOT, RunError, waitForExit } from '../builds/exec.ts';
import { readStoryIndex } from '../matrix/snapshots.ts';
import { CLOUD_MODES, chromaticParameters } from './modes.ts';

const COMMAND = join(ROOT, 'node_modules', 'chromatic', 'dist', 'bin.cjs');

const NO_TOKEN = `No CHROMATIC_PROJECT_TOKEN: nothing was built and nothing was sent.
The token is in the project's settings at chromatic.com:

  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

For the same snapshots on this machine, without an account: npm run visual.`;

async function main(args: readonly string[]): Promise<number> {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.error(NO_TOKEN);
    return 2;
  }
  const index = args.findIndex((arg) => /^(--storybook-build-dir|-d)$/.test(arg));
  const scratch = mkdtempSync(join(tmpdir(), 'unio-chromatic-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const prebuilt = index === -1 ? undefined : (args[index + 1] ?? '');
  const folder = prebuilt ?? join(scratch, 'storybook');
  if (prebuilt === undefined) {
    console.error("building the working tree's Storybook");
    await buildStorybook(ROOT, folder, new AbortController().signal);
  }
  await printCounts(folder);
  const build = prebuilt === undefined ? ['--storybook-build-dir', folder] : [];
  const command = [COMMAND, ...build, '--no-log-file', ...args];
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  return (await waitForExit(child)).code;
}

/** Before anything is sent, because each screenshot costs money. */
async function printCounts(folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch(() => {
    throw new RunError(`There is no built Storybook in "${folder}".`);
  });
  const counts = readStoryIndex(JSON.parse(index)).map((story) => {
    const parameters = chromaticParameters(story);
    return 'modes' in parameters ? Object.keys(parameters.modes).length : 0;
  });
  const names = CLOUD_MODES.map(({ name }) => name).join(', ');
  const stories = counts.filter((count) => count > 0).length;
  const snapshots = counts.reduce((sum, count) => sum + count, 0);
  console.error(
    `${snapshots} snapshots: ${stories} stories in their locales, widths, and ${names}`,
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof RunError && error.output !== '') console.error(error.output);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

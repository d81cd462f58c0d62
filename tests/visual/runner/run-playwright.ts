/** Runs Playwright Test on a manifest. */
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForExit } from '../builds/exec.ts';
import { blobFolder, blobName } from './shard-blobs.ts';
import {
  type ExitStatus,
  type RunManifest,
  readExitStatus,
  writeManifest,
} from './run-manifest.ts';

const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

/** Playwright's own lines would appear between ours. */
const QUIET = { PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_HTML_OPEN: 'never' };

/** Captures, or merges the blobs in a folder. After the signal it finishes the current snapshots. */
export async function runPlaywright(
  manifest: RunManifest,
  signal: AbortSignal,
  blobs?: string,
): Promise<ExitStatus> {
  const env = writeManifest(join(manifest.scratch, 'manifest.json'), manifest);
  const cli = join(manifest.root, 'node_modules', 'playwright', 'cli.js');
  const command = blobs === undefined ? ['test'] : ['merge-reports', blobs];
  const child = spawn(process.execPath, [cli, ...command, '--config', CONFIG], {
    cwd: manifest.root,
    env: { ...process.env, ...env, ...QUIET },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group it gets Ctrl+C only once, from us; a second Ctrl+C would kill it.
    detached: process.platform !== 'win32',
  });
  // On Windows it has received Ctrl+C already, and a kill would leave its browsers running.
  const stop = () => process.platform === 'win32' || child.kill('SIGINT');
  signal.addEventListener('abort', stop, { once: true });
  const { code } = await waitForExit(child).finally(() =>
    signal.removeEventListener('abort', stop),
  );
  if (signal.aborted) return 'stopped';
  const written = readExitStatus(manifest);
  // It may have crashed after it wrote the status.
  const status = written === 'passed' && code !== 0 ? 'failed' : written;
  const { scratch, shard, out } = manifest;
  if (shard !== undefined && (status === 'passed' || status === 'needs review')) {
    const blob = join(blobFolder(scratch), blobName(shard));
    await cp(blob, join(out, blobName(shard)));
  }
  return status;
}

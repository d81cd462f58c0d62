/** Starts Playwright Test on a plan, and stops it in an orderly way. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { waitForExit } from '../builds/exec.ts';
import { writeBlob } from './shard-blobs.ts';
import {
  type ExitStatus,
  type RunManifest,
  readExitStatus,
  writeManifest,
} from './run-manifest.ts';

const CONFIG = join(import.meta.dirname, 'playwright.config.ts');

/**
 * Runs the matrix, or merges the blobs of its shards; what it prints goes where this process prints.
 * After the signal it may finish the snapshots under way.
 */
export async function runPlaywright(
  plan: RunManifest,
  signal: AbortSignal,
  merge?: string,
): Promise<ExitStatus> {
  const environment = writeManifest(join(plan.scratch, 'plan.json'), plan);
  const cli = join(plan.root, 'node_modules', 'playwright', 'cli.js');
  const verb = merge === undefined ? ['test'] : ['merge-reports', merge];
  const child = spawn(process.execPath, [cli, ...verb, '--config', CONFIG], {
    cwd: plan.root,
    env: { ...process.env, ...environment, ...QUIET },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own group: Ctrl+C then reaches it once, through us; twice would kill it at once.
    detached: process.platform !== 'win32',
  });
  // On Windows Ctrl+C has reached it already, and a kill would leave its browsers.
  const stop = () => process.platform === 'win32' || child.kill('SIGINT');
  signal.addEventListener('abort', stop, { once: true });
  await waitForExit(child).finally(() => signal.removeEventListener('abort', stop));
  if (signal.aborted) return 'stopped';
  const end = readExitStatus(plan);
  if (plan.shard !== undefined && end.endsWith('to review'))
    await writeBlob(plan.scratch, plan.shard, plan.out);
  return end;
}

/** Playwright's own lines would come between ours. */
const QUIET = { PLAYWRIGHT_FORCE_TTY: '0', PLAYWRIGHT_HTML_OPEN: 'never' };

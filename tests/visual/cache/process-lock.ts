/** Locks on folders: several runs may share a build, but not a report. */
import { rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RunError } from '../builds/exec.ts';
import { hashOf } from './git-files.ts';

/** Followed by the process id, so that the lock of a killed process is ignored. */
const PREFIX = 'unio-visual-use-';

const ownLocks = new Set<string>();
process.once('exit', () => {
  for (const lock of ownLocks) rmSync(lock, { force: true });
});

/** Shares a folder, which need not exist, until the process ends or the result is called. */
export function claim(folder: string): () => void {
  const lock = join(tmpdir(), `${PREFIX}${process.pid}-${keyOf(folder)}`);
  ownLocks.add(lock);
  writeFileSync(lock, resolve(folder));
  return () => rmSync(lock, { force: true });
}

/** The ids of the processes that use a folder. */
export async function claimingPids(folder: string): Promise<number[]> {
  const locks = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const pids: number[] = [];
  for (const lock of locks) {
    const pid = Number.parseInt(lock.slice(PREFIX.length), 10);
    if (!isAlive(pid)) await rm(join(tmpdir(), lock), { force: true }).catch(() => {});
    else if (lock.endsWith(`-${keyOf(folder)}`)) pids.push(pid);
  }
  return pids;
}

/** @throws RunError when another process uses the folder. */
export async function claimExclusively(folder: string, attempts = 5): Promise<void> {
  const release = claim(folder);
  const otherPid = (await claimingPids(folder)).find((pid) => pid !== process.pid);
  if (otherPid === undefined) return;
  release();
  if (attempts === 1)
    throw new RunError(
      `Another run (process ${otherPid}) writes to ${folder}: wait for its end, or name another folder with --out.`,
    );
  // Processes that start at the same time all release their lock.
  await setTimeout(Math.random() * 200);
  await claimExclusively(folder, attempts - 1);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function keyOf(folder: string): string {
  return hashOf(resolve(folder)).slice(0, 16);
}

/** Which processes use a folder: several runs may share a cache, but not a report. */
import { rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RunError } from '../builds/exec.ts';
import { hashOf } from './git-files.ts';

/** Followed by the process's id, so that the mark of a killed process no longer counts. */
const PREFIX = 'unio-visual-use-';
/** Two that begin at the same time both give way; one of them is first at the next try. */
const TRIES = 5;
const WAIT_MS = 200;

const marks = new Set<string>();
process.once('exit', () => {
  for (const mark of marks) rmSync(mark, { force: true });
});

/** Marks a folder, which need not exist, as used by this process until it ends, or `release` is called. */
export function claim(folder: string): () => void {
  const mark = join(tmpdir(), `${PREFIX}${process.pid}-${keyOf(folder)}`);
  marks.add(mark);
  writeFileSync(mark, resolve(folder));
  return () => rmSync(mark, { force: true });
}

/** The ids of the processes that use a folder. */
export async function claimants(folder: string): Promise<number[]> {
  const found = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const owner = (mark: string) => Number.parseInt(mark.slice(PREFIX.length), 10);
  const dead = found.filter((mark) => !isAlive(owner(mark)));
  for (const mark of dead) await rm(join(tmpdir(), mark), { force: true }).catch(() => {});
  return found
    .filter((mark) => mark.endsWith(`-${keyOf(folder)}`) && !dead.includes(mark))
    .map(owner);
}

/**
 * As {@link claim}, for one process at a time.
 * @throws RunError that names the other one.
 */
export async function claimExclusively(folder: string): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    const release = claim(folder);
    const other = (await claimants(folder)).find((pid) => pid !== process.pid);
    if (other === undefined) return;
    release();
    if (left > 1) await setTimeout(Math.random() * WAIT_MS);
    else
      throw new RunError(
        `Another run (process ${other}) writes to ${folder}: wait for its end, or name another folder with --out.`,
      );
  }
}

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but another user owns it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function keyOf(folder: string): string {
  return hashOf(resolve(folder)).slice(0, 16);
}

/**
 * The snapshot names of a build, stored next to it: the baseline's harness may list other widths
 * and locales than this one, and what is no longer captured must be reported as removed (VIS-14).
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RunError, exec } from '../builds/exec.ts';
import { DEFAULT_FILTERS, planStoryGrids, readStoryIndex, snapshotName } from './snapshots.ts';

const FILE = 'visual-snapshots.json';
const HARNESS = 'tests/visual/run.ts';
const NAME = /^[^/\s]+--[^/\s]+\/[^/\s]+\/\d+(?:\+[\w-]+)?$/;

/** For a build of the working tree. */
export async function writeOwnSnapshotList(folder: string): Promise<void> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const storyGrids = planStoryGrids(readStoryIndex(index), DEFAULT_FILTERS);
  const names = storyGrids.flatMap(({ snapshots }) => snapshots.map(snapshotName));
  await writeNames(folder, names);
}

/**
 * For a build of another checkout, from its own `--list`; a commit older than the harness has no list.
 * @throws RunError when the list fails: snapshots that are no longer captured would go unnoticed.
 */
export async function writeSnapshotList(
  root: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  if (!existsSync(join(root, HARNESS))) return;
  // In earlier commits `--list` fails without a base, unless `--lint-only` is given.
  const args = [HARNESS, '--list', '--lint-only', '--storybook', folder];
  const output = await exec(root, process.execPath, args, signal);
  const names = output.split('\n').filter((line) => NAME.test(line));
  if (names.length === 0) throw new RunError(`${HARNESS} --list names no snapshot.`, output);
  await writeNames(folder, names);
}

async function writeNames(folder: string, names: readonly string[]): Promise<void> {
  await writeFile(join(folder, FILE), JSON.stringify(names));
}

/** `undefined` if the list does not exist. */
export async function readSnapshotList(folder: string): Promise<string[] | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

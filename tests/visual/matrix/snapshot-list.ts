/**
 * Which snapshots a build's own tree takes, kept beside the build: a base may list other widths and
 * locales than this tree, and one that this tree no longer takes must not vanish unseen (VIS-14).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec } from '../builds/exec.ts';
import { DEFAULT_FILTERS, snapshotName, planStoryGrids, readStoryIndex } from './snapshots.ts';

const FILE = 'visual-snapshots.json';
const NAME = /^[^/\s]+--[^/\s]+\/[^/\s]+\/\d+(?:\+[\w-]+)?$/;

/** By this harness, for the Storybook in `folder` that was built from its own working tree. */
export async function writeOwnSnapshotList(folder: string): Promise<void> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const sheets = planStoryGrids(readStoryIndex(index), DEFAULT_FILTERS);
  await write(
    folder,
    sheets.flatMap(({ snapshots }) => snapshots.map(snapshotName)),
  );
}

/** By the harness of another checkout; where it has none that answers, nothing is written. */
export async function writeSnapshotList(
  root: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const command = ['tests/visual/run.ts', '--list', '--storybook', folder];
  const output = await exec(root, process.execPath, command, signal).catch(() => '');
  signal.throwIfAborted();
  await write(
    folder,
    output.split('\n').filter((line) => NAME.test(line)),
  );
}

async function write(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0) await writeFile(join(folder, FILE), JSON.stringify(names));
}

/** The names; undefined where they are not known. */
export async function readSnapshotList(folder: string): Promise<string[] | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

/** The blobs of a run's shards (VIS-11). */
import { copyFile, glob, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RunError } from '../builds/exec.ts';

/** `i/n` becomes `shard-i-of-n.zip`. */
export function blobName(shard: string): string {
  return `shard-${shard.replace('/', '-of-')}.zip`;
}

/** Temporary, because Playwright empties the folder before it writes. */
export function blobFolder(scratch: string): string {
  return join(scratch, 'blob');
}

/**
 * Copies the blobs below `folder` into one folder, as Playwright needs them, and returns its path.
 * @throws RunError when there is no blob, a shard is missing or duplicated, or they belong to
 * several runs: snapshots that were not captured must not pass as unchanged.
 */
export async function gatherBlobs(folder: string, scratch: string): Promise<string> {
  const files = new Map<string, string>();
  for await (const file of glob('**/shard-*-of-*.zip', { cwd: folder })) {
    const duplicate = files.get(basename(file));
    if (duplicate !== undefined) throw new RunError(`${duplicate} and ${file} are the same shard.`);
    files.set(basename(file), file);
  }
  const [count, ...others] = new Set([...files.keys()].map((name) => /of-(\d+)/.exec(name)?.[1]));
  if (count === undefined) throw new RunError(`There is no shard's blob in ${folder}.`);
  if (others.length > 0)
    throw new RunError(
      `${folder} has shards of several runs: ${[...files.values()].join(', ')}. Keep one run's.`,
    );
  const gathered = join(scratch, 'blobs');
  await mkdir(gathered);
  for (let number = 1; number <= Number(count); number += 1) {
    const name = blobName(`${number}/${count}`);
    const file = files.get(name);
    if (file === undefined)
      throw new RunError(`Shard ${number}/${count} is missing: there is no ${name} in ${folder}.`);
    await copyFile(join(folder, file), join(gathered, name));
  }
  return gathered;
}

/** The blobs of a run's shards, wherever machines have left them (VIS-11). */
import { copyFile, glob, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RunError } from '../builds/exec.ts';

/** The file a shard leaves: `i/n` becomes `shard-i-of-n.zip`. */
export function blobName(shard: string): string {
  return `shard-${shard.replace('/', '-of-')}.zip`;
}

/** Where a shard's blob is until the run has ended; Playwright empties the folder before it writes. */
export function blobFolder(scratch: string): string {
  return join(scratch, 'blob');
}

/** Puts a shard's blob into `out`, beside whatever is there. */
export async function writeBlob(scratch: string, shard: string, out: string): Promise<void> {
  const name = blobName(shard);
  await mkdir(out, { recursive: true });
  await copyFile(join(blobFolder(scratch), name), join(out, name));
}

/**
 * Copies the blobs anywhere below `folder` into one folder in `scratch`, where Playwright wants them
 * side by side, and promises that folder.
 * @throws RunError when there is none, when one is missing or there twice, or when they are parts
 * of several runs: snapshots that nobody has looked at must not pass as the same.
 */
export async function gatherBlobs(folder: string, scratch: string): Promise<string> {
  const together = join(scratch, 'blobs');
  await mkdir(together);
  const found = new Map<string, string>();
  for await (const file of glob('**/shard-*-of-*.zip', { cwd: folder })) {
    const twin = found.get(basename(file));
    if (twin !== undefined) throw new RunError(`${twin} and ${file} are the same shard.`);
    found.set(basename(file), file);
  }
  if (found.size === 0) throw new RunError(`No shard has left a blob in ${folder}.`);
  const counts = new Set([...found.keys()].map((name) => Number(/of-(\d+)/.exec(name)?.[1])));
  const [count = 0] = counts;
  if (counts.size > 1)
    throw new RunError(`${folder} holds parts of several runs: ${[...found.values()].join(', ')}.`);
  for (let part = 1; part <= count; part += 1) {
    const name = blobName(`${part}/${count}`);
    const file = found.get(name);
    if (file === undefined)
      throw new RunError(`Shard ${part}/${count} has left no ${name} in ${folder}.`);
    await copyFile(join(folder, file), join(together, name));
  }
  return together;
}

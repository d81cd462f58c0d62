/** The blobs of a run's shards, wherever machines have left them (VIS-11). */
import { copyFile, glob, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StepError } from '../sides/step.ts';

/**
 * Copies the blobs anywhere below `folder` into one folder in `scratch`, where Playwright wants them
 * side by side, and promises that folder.
 * @throws StepError when there is none.
 */
export async function gatherBlobs(folder: string, scratch: string): Promise<string> {
  const together = join(scratch, 'blobs');
  await mkdir(together);
  let count = 0;
  for await (const file of glob('**/*.zip', { cwd: folder })) {
    count += 1;
    await copyFile(join(folder, file), join(together, `${count}.zip`));
  }
  if (count === 0) throw new StepError(`No shard has left a blob in ${folder}.`);
  return together;
}

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blobName, gatherBlobs } from './shard-blobs.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-blobs-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function gathered(...files: string[]): Promise<string> {
  for (const file of files) {
    const path = join(folder, 'downloads', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
  return gatherBlobs(join(folder, 'downloads'), folder);
}

test('VIS-11 blobs are found in any folder of the downloads', async () => {
  const blobs = await gathered('a/shard-1-of-2.zip', 'b/deep/shard-2-of-2.zip', 'b/other.zip');
  expect(await readdir(blobs)).toEqual(['shard-1-of-2.zip', 'shard-2-of-2.zip']);
  expect(await readFile(join(blobs, blobName('2/2')), 'utf8')).toBe('b/deep/shard-2-of-2.zip');
});

test.each([
  { files: [], error: "no shard's blob" },
  { files: ['shard-1-of-3.zip', 'shard-3-of-3.zip'], error: 'Shard 2/3 is missing' },
  { files: ['a/shard-1-of-2.zip', 'b/shard-1-of-2.zip'], error: 'are the same shard' },
  { files: ['shard-1-of-2.zip', 'shard-1-of-3.zip'], error: 'shards of several runs' },
])('VIS-11 nothing is merged of $files: $error', async ({ files, error }) => {
  await expect(gathered(...files)).rejects.toThrow(error);
});

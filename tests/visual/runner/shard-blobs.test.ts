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

/** What is gathered of shards that left files at these places. */
async function gathered(...places: string[]): Promise<string> {
  for (const place of places) {
    await mkdir(dirname(join(folder, 'left', place)), { recursive: true });
    await writeFile(join(folder, 'left', place), place);
  }
  return gatherBlobs(join(folder, 'left'), folder);
}

test('VIS-11 blobs are found wherever a download has put them', async () => {
  const together = await gathered('a/shard-1-of-2.zip', 'b/deep/shard-2-of-2.zip', 'b/other.zip');
  expect(await readdir(together)).toEqual(['shard-1-of-2.zip', 'shard-2-of-2.zip']);
  expect(await readFile(join(together, blobName('2/2')), 'utf8')).toBe('b/deep/shard-2-of-2.zip');
});

test.each([
  { places: [], says: 'No shard has left a blob' },
  { places: ['shard-1-of-3.zip', 'shard-3-of-3.zip'], says: 'Shard 2/3 has left no' },
  { places: ['a/shard-1-of-2.zip', 'b/shard-1-of-2.zip'], says: 'are the same shard' },
  { places: ['shard-1-of-2.zip', 'shard-1-of-3.zip'], says: 'parts of several runs' },
])('VIS-11 nothing is merged of $places: $says', async ({ places, says }) => {
  await expect(gathered(...places)).rejects.toThrow(says);
});

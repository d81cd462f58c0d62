import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reproducibleGzip } from './reproducible-gzip.ts';

test('VER-1 the header names no time and no system', async () => {
  const compressed = await reproducibleGzip('unio'.repeat(100));
  expect([...compressed.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  expect(gunzipSync(compressed).toString()).toBe('unio'.repeat(100));
});

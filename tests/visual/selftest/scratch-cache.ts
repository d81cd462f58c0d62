/** One temporary cache for all workers of the self-test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'UNIO_SELFTEST_CACHE';

/** Playwright's global setup; the result is the teardown. */
export default async function createScratchCache(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'unio-selftest-cache-'));
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** @throws Error without the global setup. */
export function sharedCache(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('The Playwright configuration has no global setup.');
  return folder;
}

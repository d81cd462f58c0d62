/** A cache for all workers of the self-test: what one has built or captured serves the others too. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'UNIO_SELFTEST_CACHE';

/** Playwright's global set-up: makes the folder, which is gone again when all tests have ended. */
export default async function createScratchCache(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'unio-selftest-cache-'));
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * The folder of this run.
 * @throws Error in a process that the set-up did not start.
 */
export function sharedCache(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error('The configuration names no global set-up.');
  return folder;
}

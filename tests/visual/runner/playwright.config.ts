import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { InstalledBrowser } from './browsers.ts';
import { blobFolder, blobName } from './shard-blobs.ts';
import { readManifest } from './run-manifest.ts';

const plan = readManifest();
const REPORTER = join(import.meta.dirname, 'reporter.ts');

/**
 * The matrix on Playwright Test: its workers and blobs (VIS-11); its shards would be uneven, see
 * `shareOf`. A story is a test; what differs does not fail it, because a failing test would cost its worker's browser: the reporter
 * decides how the run ends.
 */
export default defineConfig<object, { engine: InstalledBrowser | undefined }>({
  testDir: '.',
  testMatch: 'capture-tests.ts',
  outputDir: join(plan.scratch, 'pictures'),
  fullyParallel: true,
  workers: plan.workers,
  retries: 0,
  // The stage knows its own limits and names the story; a test's would take the whole sheet down.
  timeout: 0,
  reporter:
    plan.shard === undefined
      ? [...(plan.html ? [htmlReport()] : []), [REPORTER]]
      : [[REPORTER], blobReport(plan.shard)],
  projects: plan.browsers.map((engine) => ({ name: engine.name, use: { engine } })),
});

function htmlReport(): [string, object] {
  return ['html', { outputFolder: join(plan.scratch, 'playwright'), open: 'never' }];
}

function blobReport(shard: string): [string, object] {
  return ['blob', { outputDir: blobFolder(plan.scratch), fileName: blobName(shard) }];
}

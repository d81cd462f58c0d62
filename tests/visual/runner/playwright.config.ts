import { join } from 'node:path';
import { type ReporterDescription, defineConfig } from '@playwright/test';
import type { InstalledBrowser } from './browsers.ts';
import { blobFolder, blobName } from './shard-blobs.ts';
import { readManifest } from './run-manifest.ts';

const manifest = readManifest();
const { scratch, shard } = manifest;
const reporter: ReporterDescription = [join(import.meta.dirname, 'reporter.ts')];
const html: ReporterDescription = [
  'html',
  { outputFolder: join(scratch, 'playwright'), open: 'never' },
];

/**
 * The matrix on Playwright Test's workers and blobs (VIS-11), without its `--shard`, which is uneven.
 * A difference does not fail a test, because a failed test restarts the browser of its worker: the
 * reporter sets the exit status.
 */
export default defineConfig<object, { installedBrowser: InstalledBrowser | undefined }>({
  testDir: '.',
  testMatch: 'capture-tests.ts',
  outputDir: join(scratch, 'pictures'),
  fullyParallel: true,
  workers: manifest.workers,
  retries: 0,
  // The story page has its own time limits; a test's would end the whole story.
  timeout: 0,
  reporter:
    shard === undefined
      ? [...(manifest.html ? [html] : []), reporter]
      : [reporter, ['blob', { outputDir: blobFolder(scratch), fileName: blobName(shard) }]],
  projects: manifest.browsers.map((installedBrowser) => ({
    name: installedBrowser.name,
    use: { installedBrowser },
  })),
});

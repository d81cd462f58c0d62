/** Builds the small Storybooks that the specs look at, once for all of a worker. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Builds into `node_modules/.cache` and promises the folder; takes a few seconds. `name` is the folder
 * beside the specs that has the configuration in `storybook`.
 * @throws Error with what the builder printed when it fails.
 */
export async function buildFixtureStorybook(name = 'isolation'): Promise<string> {
  // Two workers may build at the same time.
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const folder = join(ROOT, 'node_modules', '.cache', `${name}-storybook-${worker}`);
  const config = join(ROOT, 'tests', 'visual', name, 'storybook');
  const storybook = join(ROOT, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  await promisify(execFile)(
    process.execPath,
    [storybook, 'build', '--quiet', '--config-dir', config, '--output-dir', folder],
    { cwd: ROOT, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' } },
  );
  return folder;
}

/** Builds the small Storybooks of the harness's own tests. */
import { join } from 'node:path';
import { exec } from '../builds/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Builds the Storybook configured in `tests/visual/<name>/storybook`; resolves with its folder.
 * @throws RunError with the builder's output when it fails.
 */
export async function buildFixtureStorybook(name = 'isolation'): Promise<string> {
  // Two workers may build at the same time.
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const folder = join(ROOT, 'node_modules', '.cache', `${name}-storybook-${worker}`);
  const config = join(ROOT, 'tests', 'visual', name, 'storybook');
  await exec(
    ROOT,
    'npm',
    ['exec', '--', 'storybook', 'build', '--quiet', '-c', config, '-o', folder],
    new AbortController().signal,
  );
  return folder;
}

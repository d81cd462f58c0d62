/** Builds the small Storybooks of the harness's own tests. */
import { join } from 'node:path';
import { ROOT, exec } from '../builds/exec.ts';

/** Builds the Storybook configured in `tests/visual/<name>/storybook`; resolves with its folder. */
export async function buildFixtureStorybook(name = 'isolation'): Promise<string> {
  // Two workers may build at the same time.
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const folder = join(ROOT, 'node_modules', '.cache', `${name}-storybook-${worker}`);
  const config = join(ROOT, 'tests', 'visual', name, 'storybook');
  const command = ['storybook', 'build', '--quiet', '--test', '-c', config, '-o', folder];
  await exec(ROOT, 'npm', ['exec', '--', ...command]);
  return folder;
}

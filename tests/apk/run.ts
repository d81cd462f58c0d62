/**
 * `npm run test:apk`: the tests of app files with Android's own tool, and ten thousand mutations. Installs the tool
 * from Debian if it is missing, which needs root. `npm test` uses the tool only if it is installed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isApksignerInstalled, PACKAGES } from './apksigner.ts';

if (!isApksignerInstalled()) {
  if (process.getuid?.() !== 0) {
    console.error(`Install these first, or run this as root: ${PACKAGES.join(' ')}`);
    process.exit(2);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/apk', 'src/apk'], {
  cwd: join(import.meta.dirname, '..', '..'),
  env: { ...process.env, UNIO_APK: 'all', UNIO_APK_MUTATIONS: '10000' },
  stdio: 'inherit',
});
process.exit(status ?? 1);

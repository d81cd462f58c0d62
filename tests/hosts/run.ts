/**
 * `npm run test:hosts`: tests the headers of every host. Installs nginx and Caddy from Debian if they are
 * missing, which needs root. `npm test` tests only those that are installed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SERVERS } from './servers.ts';

const missing = SERVERS.filter(({ isInstalled }) => !isInstalled());
const packages = [...new Set(missing.flatMap((server) => server.packages))];
if (packages.length > 0) {
  if (process.getuid?.() !== 0) {
    console.error(`Install these first, or run this as root: ${packages.join(' ')}`);
    process.exit(2);
  }
  // At run level 1 Debian does not start installed servers: their ports may be in use.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/hosts'], {
  cwd: join(import.meta.dirname, '..', '..'),
  env: { ...process.env, UNIO_HOSTS: 'all' },
  stdio: 'inherit',
});
process.exit(status ?? 1);

/**
 * Runs every story of the built Storybook through the test-runner: its play function, axe, and no
 * console error. `UNIO_STORYBOOK` names another built folder. Passes its arguments on; Jest's follow
 * two dashes (`-- stories/popup`: only these files). The exit code is the test-runner's.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { chromiumPath } from './browser.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILT = process.env['UNIO_STORYBOOK'] ?? join(ROOT, 'storybook-static');

if (!existsSync(join(BUILT, 'index.json'))) {
  console.error('There is no built Storybook: run "npm run build:storybook" first.');
  process.exit(1);
}

const files = sirv(BUILT, { etag: true });
const server = createServer((request, response) => {
  files(request, response, () => void response.writeHead(404).end());
});
const url = await listen(server, 0);
const runner = spawn(
  join(ROOT, 'node_modules', '.bin', 'test-storybook'),
  // Two workers are the fastest on two cores; more wait for each other.
  ['--url', url, '--failOnConsole', '--maxWorkers', '2', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // Unpacks the browser once, before the workers start.
    env: { ...process.env, UNIO_CHROMIUM: await chromiumPath() },
  },
);
runner.once('close', (code) => {
  process.exitCode = code ?? 1;
  void closeServer(server);
});

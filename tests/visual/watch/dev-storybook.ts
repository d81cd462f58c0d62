/** Starts the project's Storybook in development mode, for as long as files are watched (VIS-17). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RunError, waitForExit } from '../builds/exec.ts';
import { cacheFolder } from '../cache/build-cache.ts';

const POLL_MS = 100;

/** Resolves once it serves its index. @throws RunError with its output if it ends before that. */
export async function startDevStorybook(root: string, port: number, signal: AbortSignal) {
  const url = `http://127.0.0.1:${port}`;
  const options = ['--host', '127.0.0.1', '--port', `${port}`, '--exact-port', '--no-open', '--ci'];
  const child = spawn(process.execPath, [storybookProgram(root), 'dev', ...options], {
    cwd: root,
    env: {
      ...process.env,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      NO_COLOR: '1',
      // React as in a build: half the time of a snapshot, and the same console.
      NODE_ENV: 'production',
      // The packages bundled for production must not replace those of `npm run storybook`.
      CACHE_DIR: join(cacheFolder(root), 'watch'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let isRunning = true;
  const exited = waitForExit(child).finally(() => (isRunning = false));
  const close = async () => {
    child.kill();
    await exited.catch(() => {});
  };
  while (isRunning && !signal.aborted) {
    const response = await fetch(`${url}/index.json`).catch(() => undefined);
    // Another server may have this port: the response is ours only while our process runs.
    if (isRunning && response?.ok) return { exited, close };
    await delay(POLL_MS);
  }
  await close();
  signal.throwIfAborted();
  const { output } = await exited;
  throw new RunError("The working tree's Storybook does not start.", output.trimEnd().slice(-3000));
}

/** The path in the package's `bin` field; `npm exec` would add a process between us and the server. */
function storybookProgram(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const { bin } = require('storybook/package.json') as { bin: string };
  return join(dirname(require.resolve('storybook/package.json')), bin);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

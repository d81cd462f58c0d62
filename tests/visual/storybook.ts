/** A built Storybook on this machine or elsewhere: build it, serve it, read its index. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { type Story, storiesOf } from './cells.ts';

/** A Storybook that answers requests. */
export interface Served {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly stories: readonly Story[];
  close(): Promise<void>;
}

/** A step that could not be done; `output` is what the failing tool printed last. */
export class StepError extends Error {
  override name = 'StepError';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** Whether `text` is the address of a Storybook rather than a folder or ref. */
export function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Whether `folder` holds a built Storybook. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.json')) && existsSync(join(folder, 'iframe.html'));
}

/**
 * Builds the Storybook of the checkout at `root` into `folder`, with that checkout's own script.
 * @throws StepError when the build fails.
 */
export async function build(root: string, folder: string, signal: AbortSignal): Promise<void> {
  await run(root, 'npm', ['run', 'build:storybook', '--', '--output-dir', resolve(folder)], signal);
  if (!isBuilt(folder)) throw new StepError(`The build of ${root} left no Storybook.`);
}

/**
 * Runs a command to its end, quietly, at low priority where the system has `nice`.
 * @throws StepError with the last lines of its output when it fails; the signal's reason when aborted.
 */
export async function run(
  cwd: string,
  command: string,
  args: string[],
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const windows = process.platform === 'win32';
  const child = spawn(windows ? command : 'nice', windows ? args : ['-n', '10', command, ...args], {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that a stop reaches what npm started as well.
    detached: !windows,
  });
  const stop = () => {
    if (child.pid !== undefined) process.kill(windows ? child.pid : -child.pid);
  };
  signal.addEventListener('abort', stop, { once: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const { promise, resolve: done, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('close', done);
  const code = await promise.finally(() => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  if (code === 0) return output;
  const last = output.trimEnd().split('\n').slice(-30).join('\n');
  throw new StepError(`"${command} ${args.join(' ')}" failed in ${cwd}.`, last);
}

/**
 * Serves a folder on a free port of the loopback, or passes a URL through, and reads its index.
 * @throws StepError when there is no Storybook.
 */
export async function serve(place: string): Promise<Served> {
  if (isUrl(place)) {
    const origin = place.replace(/(\/(iframe|index)\.html)?\/?(\?.*)?$/, '');
    return { origin, stories: await readIndex(origin), close: async () => {} };
  }
  if (!isBuilt(place)) throw new StepError(`There is no built Storybook in ${place}.`);
  const handler = sirv(place, { etag: true });
  const server = createServer((request, response) => {
    handler(request, response, () => void response.writeHead(404).end());
  });
  const { promise, resolve: ready, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', ready);
  await promise;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return { origin, stories: await readIndex(origin), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readIndex(origin: string): Promise<Story[]> {
  try {
    const response = await fetch(`${origin}/index.json`);
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return storiesOf(await response.json());
  } catch (error) {
    throw new StepError(
      `No Storybook at ${origin}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

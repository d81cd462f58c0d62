/** Steps of a run that other programs do: git, npm, the build of a Storybook. */
import { spawn } from 'node:child_process';

/** A step that could not be done; `output` is what the failing tool printed last. */
export class StepError extends Error {
  override name = 'StepError';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a command to its end, quietly, at low priority where the system has `nice`; resolves with
 * what it printed.
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

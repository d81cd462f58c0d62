/** Steps of a run that other programs do: git, npm, the build of a Storybook. No shell is between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const WINDOWS = process.platform === 'win32';

/**
 * What names one repository to git, as in a hook: `git rev-parse --local-env-vars`. Without the two
 * that hold settings: git hands those on to other repositories as well.
 */
export const GIT_REPOSITORY_VARIABLES = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR', 'GIT_CONFIG'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_IMPLICIT_WORK_TREE'],
  ...['GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE', 'GIT_NO_REPLACE_OBJECTS', 'GIT_REPLACE_REF_BASE'],
  'GIT_INTERNAL_SUPER_PREFIX',
];

/** A step that could not be done; `output` is what the failing tool printed last. */
export class RunError extends Error {
  override name = 'RunError';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** How a process ended; `code` is -1 when a signal ended it. */
export interface ExitResult {
  readonly code: number;
  readonly stdout: string;
  /** Both streams, as they came. */
  readonly output: string;
}

/**
 * Promises how a process ends, with what it prints into pipes.
 * @throws Error when it could not be started.
 */
export async function waitForExit(child: ChildProcess): Promise<ExitResult> {
  let [stdout, output] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, stdout, output };
}

/**
 * Runs a command to its end, quietly, at low priority where the system has `nice`; resolves with
 * its standard output.
 * @throws RunError with the last lines of its output when it fails; the signal's reason when aborted.
 */
export async function exec(
  cwd: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const own = command === 'npm' ? npm() : [command];
  const [program = command, ...rest] = WINDOWS ? own : ['nice', '-n', '10', ...own];
  const foreign = Object.fromEntries(GIT_REPOSITORY_VARIABLES.map((name) => [name, undefined]));
  const child = spawn(program, [...rest, ...args], {
    cwd,
    env: { ...process.env, ...foreign, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that a stop reaches what npm started as well.
    detached: !WINDOWS,
  });
  const stop = () => endTree(child);
  signal.addEventListener('abort', stop, { once: true });
  const { code, stdout, output } = await waitForExit(child)
    .catch((error: unknown) => ({ code: -1, stdout: '', output: String(error) }))
    .finally(() => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  if (code === 0) return stdout;
  const last = output.trimEnd().split('\n').slice(-30).join('\n');
  throw new RunError(`"${command} ${args.join(' ')}" failed in ${cwd}.`, last);
}

/** npm itself: on Windows the `npm` of the PATH is a script, which only a shell would start. */
function npm(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const beside = folders.map((folder) => join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'));
  const cli = [process.env['npm_execpath'] ?? '', ...beside].find(
    (file) => file.endsWith('npm-cli.js') && existsSync(file),
  );
  return cli === undefined ? ['npm'] : [process.execPath, cli];
}

/** Ends a process and whatever it has started. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (WINDOWS) spawn('taskkill', ['/pid', `${pid}`, '/t', '/f']).once('error', () => {});
  else
    try {
      process.kill(-pid);
    } catch {
      // It has just ended by itself.
    }
}

/** Runs other programs (git, npm, the build of a Storybook) without a shell in between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The repository with this harness. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

const IS_WINDOWS = process.platform === 'win32';

/** Set by git hooks (`git rev-parse --local-env-vars`), without those for settings. */
export const GIT_REPOSITORY_VARIABLES = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR', 'GIT_CONFIG'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_IMPLICIT_WORK_TREE'],
  ...['GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE', 'GIT_NO_REPLACE_OBJECTS', 'GIT_REPLACE_REF_BASE'],
  'GIT_INTERNAL_SUPER_PREFIX',
];

/** Ends the run; `output` is what the failing program printed last. */
export class RunError extends Error {
  override name = 'RunError';
  readonly output: string;

  constructor(message: string, output = '') {
    super(message);
    this.output = output;
  }
}

/** `root` is the checkout; `log` gets messages about steps that take long. */
export interface BuildContext {
  readonly root: string;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/** `code` is -1 after a signal; `output` has both streams. @throws Error if it cannot be started. */
export async function waitForExit(child: ChildProcess) {
  let [stdout, output] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, stdout, output };
}

/**
 * Runs a command at low priority, where the system has `nice`, and resolves with its standard output.
 * @throws RunError with the last lines of its output when it fails; the signal's reason when aborted.
 */
export async function exec(cwd: string, command: string, args: string[], signal?: AbortSignal) {
  signal?.throwIfAborted();
  const program = command === 'npm' ? npmProgram() : [command];
  const [file = command, ...rest] = IS_WINDOWS ? program : ['nice', '-n', '10', ...program];
  const unset = Object.fromEntries(GIT_REPOSITORY_VARIABLES.map((name) => [name, undefined]));
  const child = spawn(file, [...rest, ...args], {
    cwd,
    env: { ...process.env, ...unset, STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that aborting also ends what npm started.
    detached: !IS_WINDOWS,
  });
  const stop = () => killTree(child);
  signal?.addEventListener('abort', stop, { once: true });
  const { code, stdout, output } = await waitForExit(child)
    .catch((error: unknown) => ({ code: -1, stdout: '', output: String(error) }))
    .finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  if (code === 0) return stdout;
  const lastLines = output.trimEnd().split('\n').slice(-30).join('\n');
  throw new RunError(`"${command} ${args.join(' ')}" failed in ${cwd}.`, lastLines);
}

/** The default signal is for commands that must run even after the run was aborted. */
export async function git(cwd: string, args: string[], signal = AbortSignal.timeout(30_000)) {
  return (await exec(cwd, 'git', args, signal)).trimEnd();
}

/** On Windows the `npm` of the PATH is a script, which only a shell can start. */
function npmProgram(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.map((folder) => join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'));
  const cli = [process.env['npm_execpath'] ?? '', ...paths].find(
    (path) => path.endsWith('npm-cli.js') && existsSync(path),
  );
  return cli === undefined ? ['npm'] : [process.execPath, cli];
}

function killTree({ pid }: ChildProcess): void {
  try {
    if (pid === undefined) return;
    if (IS_WINDOWS) spawn('taskkill', ['/pid', `${pid}`, '/t', '/f']).once('error', () => {});
    else process.kill(-pid);
  } catch {
    // It has already ended.
  }
}

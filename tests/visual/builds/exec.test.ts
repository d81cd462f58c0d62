import { type ChildProcess, execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '../cache/process-lock.ts';
import { GIT_REPOSITORY_VARIABLES, RunError, exec } from './exec.ts';

const { signal } = new AbortController();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual step-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.doUnmock('node:child_process');
  vi.resetModules();
  await rm(folder, { recursive: true });
});

const script = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

test('VIS-1 arguments reach a program unchanged', async () => {
  const odd = ['a & b', 'HEAD^{commit}', '%h %s', '"quoted"', '$HOME `x`', '', 'a\nb', '%PATH%'];
  const file = await script('say.cjs', 'console.log(JSON.stringify(process.argv.slice(2)))');
  expect(JSON.parse(await exec(folder, process.execPath, [file, ...odd], signal))).toEqual(odd);
});

test("VIS-1 standard error is not part of a program's output", async () => {
  const file = await script('warn.cjs', "console.error('warning: odd'); console.log('answer')");
  expect(await exec(folder, process.execPath, [file], signal)).toBe('answer\n');
});

test('VIS-1 a program that fails or does not exist is an error with its output', async () => {
  const file = await script('fail.cjs', "console.error('no room'); process.exit(3)");
  const failed = exec(folder, process.execPath, [file], signal);
  await expect(failed).rejects.toMatchObject({ name: 'RunError', output: 'no room' });
  await expect(exec(folder, 'no-such-program', [], signal)).rejects.toThrow(RunError);
});

test('VIS-1 aborting also ends the processes that a program has started', async () => {
  const pids = join(folder, 'pids');
  const file = await script(
    'start.cjs',
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
     require('node:fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid);`,
  );
  const stop = new AbortController();
  const stopped = exec(folder, process.execPath, [file], stop.signal);
  await vi.waitFor(() => expect(existsSync(pids)).toBe(true), 20_000);
  stop.abort(new Error('Stopped.'));
  await expect(stopped).rejects.toThrow('Stopped.');
  const all = (await readFile(pids, 'utf8')).split(' ').map(Number);
  await vi.waitFor(() => expect(all.filter(isAlive)).toEqual([]), 5_000);
});

test('VIS-1 the list contains every repository variable of git, except those for settings', () => {
  const settings = ['GIT_CONFIG_PARAMETERS', 'GIT_CONFIG_COUNT'];
  const names = execFileSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' });
  expect([...GIT_REPOSITORY_VARIABLES, ...settings]).toEqual(
    expect.arrayContaining(names.trim().split('\n')),
  );
});

/** The processes that `exec` starts on Windows; each ends at once. */
async function startedOnWindows(command: string, args: string[], abort = false) {
  const started: unknown[][] = [];
  const spawn = (...call: unknown[]) => {
    started.push(call);
    const child = Object.assign(new EventEmitter(), { pid: 4321 }) as ChildProcess;
    setTimeout(() => child.emit('close', 0), 10);
    return child;
  };
  vi.doMock('node:child_process', () => ({ spawn }));
  vi.resetModules();
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const { exec: execOnWindows } = await import('./exec.ts');
  const stop = new AbortController();
  const end = execOnWindows(folder, command, args, stop.signal).catch(() => '');
  if (abort) stop.abort();
  await end;
  return started;
}

test('VIS-1 on Windows git is started without a shell, and aborting ends the process tree', async () => {
  const started = await startedOnWindows('git', ['rev-parse', 'HEAD^{commit}', 'a & b'], true);
  const [git, taskkill] = started;
  expect(git?.slice(0, 2)).toEqual(['git', ['rev-parse', 'HEAD^{commit}', 'a & b']]);
  expect(git?.[2]).not.toMatchObject({ shell: true });
  expect(taskkill?.slice(0, 2)).toEqual(['taskkill', ['/pid', '4321', '/t', '/f']]);
});

test("VIS-1 on Windows node starts npm's program, found next to the script in the PATH", async () => {
  const bin = join(folder, 'node_modules', 'npm', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'npm-cli.js'), '');
  vi.stubEnv('npm_execpath', undefined);
  vi.stubEnv('PATH', [tmpdir(), folder].join(delimiter));
  const [npm] = await startedOnWindows('npm', ['run', 'build']);
  const cli = join(bin, 'npm-cli.js');
  expect(npm?.slice(0, 2)).toEqual([process.execPath, [cli, 'run', 'build']]);
  expect(npm?.[2]).not.toMatchObject({ shell: true });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildCache } from './build-cache.ts';
import { claimExclusively, claimingPids } from './process-lock.ts';

let folder = '';
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-in-use-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child);
  await rm(folder, { recursive: true });
});

/** Another process that calls a function of `process-lock.ts` and runs for a minute. */
function startProcess(call: 'claim' | 'claimExclusively', path: string): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, 'process-lock.ts'));
  const script = `const locks = await import(${module});
    await locks.${call}(${JSON.stringify(path)});
    console.log('claimed');
    setTimeout(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  started.push(child);
  return child;
}

async function untilClaimed(child: ChildProcess): Promise<ChildProcess> {
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** A build of a run long ago. */
async function addEarlier(key: string): Promise<string> {
  const build = join(folder, key);
  await mkdir(build);
  for (const name of ['index.json', 'iframe.html']) await writeFile(join(build, name), '{}');
  await utimes(build, 0, 0);
  return build;
}

test('VIS-5 a build that another run uses is not removed until that run has ended', async () => {
  const run = await untilClaimed(startProcess('claim', await addEarlier('served')));
  await addEarlier('old');
  const builds = openBuildCache(folder, 1);
  const add = (key: string) => builds.add(async () => key);
  await add('a');
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'served']);
  await end(run);
  await add('b');
  expect(await readdir(folder)).not.toContain('served');
});

test('VIS-6 a second run into the same report is an error that names the first', async () => {
  const run = await untilClaimed(startProcess('claimExclusively', folder));
  await expect(claimExclusively(folder)).rejects.toThrow(
    `Another run (process ${run.pid}) writes to ${folder}: wait for its end, or name another folder with --out.`,
  );
  await expect(claimExclusively(join(folder, 'other'))).resolves.toBeUndefined();
});

test('VIS-6 a killed run does not block its report for the next', async () => {
  await end(await untilClaimed(startProcess('claimExclusively', folder)));
  await expect(claimExclusively(folder)).resolves.toBeUndefined();
  expect(await claimingPids(folder)).toEqual([process.pid]);
});

test('VIS-6 if several runs start at the same time, only one gets the report', async () => {
  const runs = [1, 2, 3].map(() => startProcess('claimExclusively', folder));
  const ends = runs.map(async (run) => {
    const first = run.stdout ? once(run.stdout, 'data').then(() => 'claimed') : 'no output';
    const error = run.stderr ? text(run.stderr) : 'no output';
    return Promise.race([first, error]);
  });
  const outputs = await Promise.all(ends);
  expect(outputs.filter((it) => it === 'claimed')).toHaveLength(1);
  expect(outputs.filter((it) => it.includes('RunError: Another run'))).toHaveLength(2);
});

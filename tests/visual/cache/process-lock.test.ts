import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildCache } from './build-cache.ts';
import { claimExclusively, claimants } from './process-lock.ts';

let folder = '';
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-in-use-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child);
  await rm(folder, { recursive: true });
});

/** Another run, which calls this function of `process-lock.ts`; it says so and goes on for a minute. */
function other(call: 'claim' | 'claimExclusively', place: string): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, 'process-lock.ts'));
  const script = `const it = await import(${module});
    await it.${call}(${JSON.stringify(place)});
    console.log('uses it');
    setTimeout(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  started.push(child);
  return child;
}

async function began(child: ChildProcess): Promise<ChildProcess> {
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** A build that an earlier run has left, long ago. */
async function leave(key: string): Promise<string> {
  const place = join(folder, key);
  await mkdir(place);
  for (const name of ['index.json', 'iframe.html']) await writeFile(join(place, name), '{}');
  await utimes(place, 0, 0);
  return place;
}

test('VIS-5 a build that another run uses is not removed, until that run has ended', async () => {
  const run = await began(other('claim', await leave('served')));
  await leave('old');
  const builds = openBuildCache(folder, 1);
  const add = (key: string) => builds.add(async () => key);
  await add('a');
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'served']);
  await end(run);
  await add('b');
  expect(await readdir(folder)).not.toContain('served');
});

test('VIS-6 a second run into the same report is refused, and says which run is there', async () => {
  const run = await began(other('claimExclusively', folder));
  await expect(claimExclusively(folder)).rejects.toThrow(
    `Another run (process ${run.pid}) writes to ${folder}: wait for its end, or name another folder with --out.`,
  );
  await expect(claimExclusively(join(folder, 'other'))).resolves.toBeUndefined();
});

test('VIS-6 a run that was killed does not keep its report from the next', async () => {
  await end(await began(other('claimExclusively', folder)));
  await expect(claimExclusively(folder)).resolves.toBeUndefined();
  expect(await claimants(folder)).toEqual([process.pid]);
});

test('VIS-6 of runs that begin at the same time one has the report', async () => {
  const runs = [1, 2, 3].map(() => other('claimExclusively', folder));
  const ends = runs.map(async (run) => {
    const first = run.stdout ? once(run.stdout, 'data').then(() => 'uses it') : 'no output';
    const said = run.stderr ? text(run.stderr) : 'no output';
    return Promise.race([first, said]);
  });
  const said = await Promise.all(ends);
  expect(said.filter((it) => it === 'uses it')).toHaveLength(1);
  expect(said.filter((it) => it.includes('RunError: Another run'))).toHaveLength(2);
});

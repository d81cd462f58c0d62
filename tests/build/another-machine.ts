/**
 * Preloaded into every Node process of a build (`--import`) to simulate another machine: another user, host, day,
 * umask and number of cores, and folders that list their files in the opposite order.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Later than any build of today. */
const DAYS = 400;

type ReaddirCallback = (error: unknown, entries?: unknown[]) => void;
type Callback = (...args: unknown[]) => void;

const { readdir, readdirSync, promises } = fs;
const readdirPromise = promises.readdir.bind(promises);
Object.assign(fs, {
  readdir: (...args: unknown[]) => {
    const done = args.pop() as ReaddirCallback;
    const reverse: ReaddirCallback = (error, entries) => done(error, entries?.toReversed());
    (readdir as Callback)(...args, reverse);
  },
  readdirSync: (...args: Parameters<typeof readdirSync>) => readdirSync(...args).toReversed(),
});
Object.assign(promises, {
  readdir: async (...args: Parameters<typeof readdirPromise>) =>
    (await readdirPromise(...args)).toReversed(),
});

const RealDate = Date;
const now = () => RealDate.now() + DAYS * 86_400_000;
globalThis.Date = class extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static override now = now;
} as DateConstructor;

Object.assign(os, {
  hostname: () => 'elsewhere',
  userInfo: () => ({ username: 'other', uid: 4711, gid: 4711, shell: null, homedir: '/nowhere' }),
  availableParallelism: () => 1,
});
syncBuiltinESMExports();
// Worker threads share the umask of the process and cannot set it.
if (isMainThread) process.umask(0o077);

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Starts Vitest, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const ROOT = join(import.meta.dirname, '..', '..');

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A checkout whose lock file can be changed. Its other files are those of this one. */
let checkout: string;
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'unio-supply-chain-'));
  const copied = ['package.json', '.npmrc', 'tests/supply-chain', 'tests/bench/observatory'];
  for (const path of [...copied, 'package-lock.json'])
    await cp(join(ROOT, path), join(checkout, path), { recursive: true });
  for (const path of ['src', 'node_modules', 'tsconfig.json', 'dist-local'])
    await symlink(join(ROOT, path), join(checkout, path));
});
afterEach(() => rm(checkout, { recursive: true }));

/** The failed tests of these files, each with its error. */
async function failuresOf(...files: readonly string[]): Promise<string[]> {
  const outputFile = join(checkout, 'report.json');
  const args = ['run', '--root', checkout, '--reporter=json', `--outputFile=${outputFile}`];
  const program = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const code = await new Promise((resolve) => {
    execFile(process.execPath, [program, ...args, ...files], { cwd: checkout }, (error) =>
      resolve(error?.code ?? 0),
    );
  });
  const { testResults } = JSON.parse(await readFile(outputFile, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  expect(code).toBe(failed.length > 0 ? 1 : 0);
  return failed.map(({ fullName, failureMessages = [] }) => `${fullName}: ${failureMessages[0]}`);
}

/** Changes what the lock file says of a package. */
async function changeLocked(name: string, change: Readonly<Record<string, unknown>>) {
  const file = join(checkout, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, object> };
  const path = `node_modules/${name}`;
  expect(lock.packages).toHaveProperty([path]);
  lock.packages[path] = { ...lock.packages[path], ...change };
  await writeFile(file, JSON.stringify(lock));
}

test('FAULT-92 FAULT-94 the suite fails, and names a package without a hash and one without a license', async () => {
  const files = ['lock-files.test.ts', 'licenses.test.ts'];
  expect(await failuresOf(...files)).toEqual([]);
  await changeLocked('wouter', { integrity: undefined });
  await changeLocked('gsap', { license: undefined });
  const failures = (await failuresOf(...files)).toSorted();
  expect(failures).toEqual([
    expect.stringMatching(/^FAULT-92 package-lock\.json: every package has [^]+wouter/),
    // The test of the check itself expects its own packages only.
    expect.stringMatching(/^FAULT-92 packages that lose their hash are found/),
    expect.stringMatching(/^FAULT-94 every package that may ship has [^]+gsap/),
  ]);
});

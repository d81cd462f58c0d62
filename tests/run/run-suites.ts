/**
 * `npm test`: builds the site and the Storybook, runs the suites two at a time and prints the
 * results. `npm test -- unit e2e` runs only these suites. The last line is `N passed, N failed`.
 * Exit code 1: a test failed or a suite ran no test; 2: unknown suite.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Counts, type Suite, BUILDS, SUITES, failureLines } from './suites.ts';
import { schedule } from './schedule.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** A suite that takes longer hangs: it is stopped and counts as failed. */
const TIMEOUT_MS = 90 * 60_000;
/** Suites wait for pages more than they compute: two at a time keep two cores busy. */
const CONCURRENCY = 2;
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

interface ExitResult {
  readonly code: number;
  readonly output: string;
}

interface Outcome {
  readonly counts: Counts;
  readonly error?: string;
  /** Shown when the suite failed. */
  readonly output?: string;
}

interface Row extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const known = SUITES.map(({ name }) => name).join(', ');
  console.error(`No suite is called ${unknown.join(', ')}; choose from ${known}`);
  process.exit(2);
}

const suites = SUITES.filter(({ name }) => names.length === 0 || names.includes(name));
const started = Date.now();
await mkdir(join(ROOT, 'node_modules', '.cache'), { recursive: true });
const reports = await mkdtemp(join(ROOT, 'node_modules', '.cache', 'reports-'));
const rows: Row[] = [];
try {
  const failedBuilds = new Set<string>();
  const needed = BUILDS.filter(
    ({ name }) =>
      suites.some(({ builds }) => builds.includes(name)) ||
      // Both builds generate first: in parallel they would write the same files.
      name === 'generate',
  );
  const build = ({ name, after }: (typeof BUILDS)[number]) => ({
    name,
    after,
    run: async () => {
      const outcome = await report(`npm run ${name}`, () => runBuild(name));
      if (outcome.counts.failed > 0) {
        failedBuilds.add(name);
        rows.push(outcome);
      }
    },
  });
  const test = (suite: Suite) => ({
    name: suite.name,
    after: ['generate', ...suite.builds],
    run: async () => {
      const missing = suite.builds.find((it) => failedBuilds.has(it));
      const outcome = missing
        ? failure(`not run, because npm run ${missing} failed`)
        : runSuite(suite);
      rows.push(await report(suite.name, async () => outcome));
    },
  });
  await schedule([...needed.map(build), ...suites.map(test)], CONCURRENCY);
} finally {
  await rm(reports, { recursive: true, force: true });
}
process.exitCode = printSummary() ? 0 : 1;

/** Runs one job and prints its result. */
async function report(name: string, run: () => Promise<Outcome>): Promise<Row> {
  const start = Date.now();
  const outcome = await run();
  const seconds = (Date.now() - start) / 1000;
  const { counts, error } = outcome;
  const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s)${error ? `: ${error}` : ''}`);
  return { name, seconds, ...outcome };
}

function failure(error: string, output = '', counts: Counts = { ...NONE, failed: 1 }): Outcome {
  return { counts, error, output };
}

async function runBuild(script: string): Promise<Outcome> {
  const { code, output } = await run(['npm', 'run', '--silent', script]);
  return code === 0 ? { counts: NONE } : failure(`exit code ${code}`, output);
}

async function runSuite(suite: Suite): Promise<Outcome> {
  if (!existsSync(join(ROOT, suite.config))) return failure(`${suite.config} is missing`);
  const file = join(reports, `${suite.name}.json`);
  const { code, output } = await run(suite.command(file), suite.env?.(file));
  if (!suite.count)
    return code === 0 ? { counts: { ...NONE, passed: 1 } } : failure(`exit code ${code}`, output);
  if (!existsSync(file)) return failure(`exit code ${code} and no report`, output);
  const counts = suite.count(JSON.parse(await readFile(file, 'utf8')));
  if (counts.passed + counts.failed === 0) return failure('ran no test', output);
  // In the pinned browser every test can run: a skipped one proves nothing.
  if (counts.skipped > 0)
    return failure(`skipped tests: ${counts.skipped}, counted as failed`, output, {
      ...counts,
      failed: counts.failed + counts.skipped,
    });
  // An error outside any test (a leaked rejection, a broken teardown) shows only in the exit code.
  if (code !== 0 && counts.failed === 0)
    return failure(`every test passed, but exit code ${code}`, output, { ...counts, failed: 1 });
  return { counts, output };
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<ExitResult> {
  const bin = join(ROOT, 'node_modules', '.bin');
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: ROOT,
    // On Windows the programs in .bin are scripts, which only a shell starts.
    shell: process.platform === 'win32',
    timeout: TIMEOUT_MS,
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      const note = signal ? `\nstopped by ${signal} after ${TIMEOUT_MS / 60_000} minutes` : '';
      resolve({ code: code ?? 1, output: `${Buffer.concat(chunks).toString()}${note}` });
    });
  });
}

/**
 * Prints the output of what failed, the table, a line for each failure and, as the last line, the totals, so
 * that a log that is cut off at its start or in its middle still shows what failed. True if nothing failed.
 */
function printSummary(): boolean {
  for (const { name, counts, output } of rows) {
    if (counts.failed > 0 && output) console.log(`\n--- ${name}\n${output}`);
  }
  const width = Math.max(...rows.map(({ name }) => name.length), 'suite'.length);
  const line = (name: string, passed: string, failed: string, seconds: string) =>
    `${name.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(8)}`;
  console.log(`\n${line('suite', 'passed', 'failed', 'seconds')}`);
  for (const { name, counts, seconds, error } of rows) {
    const text = line(name, `${counts.passed}`, `${counts.failed}`, seconds.toFixed(1));
    console.log(error === undefined ? text : `${text}  ${error}`);
  }
  for (const { name, counts } of rows)
    for (const line of failureLines(name, counts)) console.log(line);
  console.log(`in all ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const sum = (key: 'passed' | 'failed') =>
    rows.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

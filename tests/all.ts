/**
 * `npm test`: builds what the suites read, runs them one after another and prints what held.
 * `node tests/all.ts unit e2e` runs only the named ones. The last line is `N passed, N failed`;
 * the exit code is 1 when anything failed or a suite ran no test, and 2 for an unknown name.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Build, type Suite, SUITES, type Tally } from './suites.ts';

const ROOT = join(import.meta.dirname, '..');
/** A suite that takes longer hangs; it is ended and counts as failed. */
const LIMIT_MS = 45 * 60_000;
/** A log that is kept should be readable: colours only where somebody watches. */
const PLAIN: Readonly<Record<string, string>> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
  readonly trouble?: string;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const known = SUITES.map(({ name }) => name).join(', ');
  console.error(`No suite is called ${unknown.join(', ')}; choose from ${known}`);
  process.exit(2);
}

const chosen = SUITES.filter(({ name }) => names.length === 0 || names.includes(name));
await mkdir(join(ROOT, 'node_modules', '.cache'), { recursive: true });
const reports = await mkdtemp(join(ROOT, 'node_modules', '.cache', 'reports-'));
try {
  const builds = await makeBuilds(chosen);
  const outcomes: Outcome[] = [...builds.outcomes];
  for (const suite of chosen) outcomes.push(await runSuite(suite, builds.broken));
  process.exitCode = summarise(outcomes) ? 0 : 1;
} finally {
  await rm(reports, { recursive: true, force: true });
}

/** Runs each needed build once; a broken one is an outcome of its own, and its suites do not run. */
async function makeBuilds(suites: readonly Suite[]) {
  const wanted = new Set<Build>(suites.flatMap(({ builds }) => builds));
  // Both builds generate first.
  if (wanted.size > 1) wanted.delete('generate');
  const broken = new Set<Build>();
  const outcomes: Outcome[] = [];
  for (const script of wanted) {
    const started = Date.now();
    const { code, output } = await run(['npm', 'run', '--silent', script], {}, false);
    const seconds = (Date.now() - started) / 1000;
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} npm run ${script} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    console.log(output);
    broken.add(script);
    outcomes.push({ name: script, ...NONE, failed: 1, seconds, trouble: `ended with ${code}` });
  }
  return { broken, outcomes };
}

async function runSuite(suite: Suite, broken: ReadonlySet<Build>): Promise<Outcome> {
  const started = Date.now();
  if (suite.live) console.log(`\n--- ${suite.name}`);
  const { tally, trouble } = await judge(suite, broken);
  const seconds = (Date.now() - started) / 1000;
  const held = tally.failed === 0;
  console.log(
    `${held ? 'ok  ' : 'FAIL'} ${suite.name} (${seconds.toFixed(1)} s)${trouble ? `: ${trouble}` : ''}`,
  );
  return { name: suite.name, ...tally, seconds, ...(trouble === undefined ? {} : { trouble }) };
}

async function judge(
  suite: Suite,
  broken: ReadonlySet<Build>,
): Promise<{ tally: Tally; trouble?: string }> {
  const fail = (trouble: string) => ({ tally: { ...NONE, failed: 1 }, trouble });
  if (!existsSync(join(ROOT, suite.config))) return fail(`${suite.config} is missing`);
  const without = suite.builds.find((build) => broken.has(build));
  if (without) return fail(`not run, because npm run ${without} failed`);

  const report = join(reports, `${suite.name}.json`);
  const { code, output } = await run(suite.command(report), suite.env?.(report) ?? {}, suite.live);
  if (!suite.count) {
    if (code !== 0) console.log(output);
    return code === 0 ? { tally: { ...NONE, passed: 1 } } : fail(`ended with ${code}`);
  }
  if (!existsSync(report)) return fail(`ended with ${code} and wrote no report`);
  const tally = suite.count(JSON.parse(await readFile(report, 'utf8')));
  if (tally.passed + tally.failed === 0) return fail('ran no test');
  // In the pinned browser every test can run: one that is skipped would be missed by nobody.
  if (tally.skipped > 0) {
    return {
      tally: { ...tally, failed: tally.failed + tally.skipped },
      trouble: `skipped tests: ${tally.skipped}, counted as failed`,
    };
  }
  // An error outside any test (a leaked rejection, a broken teardown) shows only in the exit code.
  if (code !== 0 && tally.failed === 0) {
    return {
      tally: { ...tally, failed: 1 },
      trouble: `every test held, but it ended with ${code}`,
    };
  }
  return { tally };
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  live: boolean,
): Promise<Ended> {
  const bin = join(ROOT, 'node_modules', '.bin');
  // On Windows the programs of .bin are scripts, which only a shell starts.
  const shell = process.platform === 'win32';
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: ROOT,
    shell,
    timeout: LIMIT_MS,
    env: {
      ...process.env,
      ...PLAIN,
      ...env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      const note = signal ? `\nended by ${signal} after ${LIMIT_MS / 60_000} minutes` : '';
      resolve({ code: code ?? 1, output: `${Buffer.concat(chunks).toString()}${note}` });
    });
  });
}

/** Prints the table and, as the very last line, the sum; true when all held. */
function summarise(outcomes: readonly Outcome[]): boolean {
  const width = Math.max(...outcomes.map(({ name }) => name.length), 'suite'.length);
  const row = (name: string, passed: string, failed: string, seconds: string) =>
    `${name.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(8)}`;
  console.log(`\n${row('suite', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds, trouble } of outcomes) {
    const line = row(name, String(passed), String(failed), seconds.toFixed(1));
    console.log(trouble === undefined ? line : `${line}  ${trouble}`);
  }
  const sum = (key: keyof Tally) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

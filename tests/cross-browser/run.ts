/**
 * `npm run test:cross-browser`: the end-to-end tests in Firefox, and the main tasks in WebKit. Installs both
 * from Debian if possible, and prints a table of the results with the reasons of skipped tests.
 * `npm run test:cross-browser webkit` runs one engine. Exit code 1 if a test failed or an engine ran no tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../visual/runner/browsers.ts';
import { countCspViolations, countSkips } from './report.ts';
import { countPlaywright } from '../run/suites.ts';
import { findMiniBrowser } from './webkit-driver.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIN = join(ROOT, 'node_modules', '.bin');

interface Engine {
  readonly name: 'firefox' | 'webkit';
  readonly packages: readonly string[];
  readonly isInstalled: () => Promise<boolean>;
  readonly config: string;
}

const isOnPath = (program: string) => spawnSync('which', [program]).status === 0;

const ENGINES: readonly Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    isInstalled: () =>
      findBrowser('firefox').then(
        () => true,
        () => false,
      ),
    config: 'tests/e2e/playwright.config.ts',
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: async () =>
      findMiniBrowser() !== undefined && isOnPath('WebKitWebDriver') && isOnPath('Xvfb'),
    config: 'tests/cross-browser/playwright.config.ts',
  },
];

interface EngineResult {
  readonly engine: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly reasons: readonly string[];
  readonly csp: ReturnType<typeof countCspViolations>;
  readonly minutes: number;
}

const requested = process.argv.slice(2);
const chosen = ENGINES.filter(({ name }) => requested.length === 0 || requested.includes(name));
if (chosen.length < requested.length) {
  console.error(`Unknown engine; use ${ENGINES.map(({ name }) => name).join(' or ')}`);
  process.exit(2);
}

// The environment can name another build, as for the end-to-end tests.
if (process.env['UNIO_E2E_DIST'] === undefined) {
  const { status } = run('npm', ['run', '--silent', 'build:local']);
  if (status !== 0) process.exit(1);
}
const rows: EngineResult[] = [];
for (const engine of chosen) rows.push(await runTests(engine));
print(rows);
process.exitCode = rows.some(({ passed, failed }) => failed > 0 || passed === 0) ? 1 : 0;

/** Installs a browser. Returns undefined on success, otherwise the reason for the failure. */
async function install({ packages, isInstalled }: Engine): Promise<string | undefined> {
  if (await isInstalled()) return undefined;
  const command = `apt-get install ${packages.join(' ')}`;
  if (!isOnPath('apt-get'))
    return `not installed, and this is not Debian, where it is "${command}"`;
  if (process.getuid?.() !== 0) return `not installed: run "${command}" as root`;
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    run('apt-get', ['-q', ...args], env);
  return (await isInstalled()) ? undefined : `not installed after "${command}"`;
}

async function runTests(engine: Engine): Promise<EngineResult> {
  const csp = { tests: 0, violations: 0 };
  const row = { engine: engine.name, passed: 0, failed: 0, skipped: 0, csp, minutes: 0 };
  const missing = await install(engine);
  if (missing !== undefined) return { ...row, reasons: [missing] };
  console.log(`\n--- ${engine.name}`);
  const start = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'unio-engines-'));
  try {
    const file = join(folder, 'report.json');
    const { status } = run(
      join(BIN, 'playwright'),
      ['test', '-c', engine.config, '--reporter=list,json'],
      { UNIO_ENGINE: engine.name, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    if (!existsSync(file)) return { ...row, failed: 1, reasons: ['no report was written'] };
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    const counts = countPlaywright(report);
    const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
    const reasons = countSkips(report);
    const skipped = [...reasons.values()].reduce((sum, count) => sum + count, 0);
    return {
      ...row,
      ...counts,
      failed,
      skipped,
      reasons: [...reasons].map(([reason, count]) => `${count}: ${reason}`),
      csp: countCspViolations(report),
      minutes: Math.round((Date.now() - start) / 60_000),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const PATH = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`;
  return spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, PATH, ...env },
    stdio: 'inherit',
  });
}

function print(rows: readonly EngineResult[]): void {
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index === 0 ? `${cell}`.padEnd(8) : `${cell}`.padStart(8)))
      .join('');
  console.log(`\n${line(['engine', 'passed', 'failed', 'skipped', 'minutes'])}`);
  for (const { engine, passed, failed, skipped, minutes, reasons, csp } of rows) {
    console.log(line([engine, passed, failed, skipped, minutes]));
    for (const reason of reasons) console.log(`    skipped ${reason}`);
    console.log(`    ${csp.violations} CSP violations in ${csp.tests} tests that record them`);
  }
}

/** The suites of `npm test`: what each runs, needs built, and how its result is counted. */

/** npm scripts that make what suites read. */
export type Build = 'generate' | 'build:local' | 'build:storybook';

/** How many tests of a suite held, how many did not, and how many did not run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One line of the table. */
export interface Suite {
  readonly name: string;
  /** The file that says how the suite runs; without it the suite fails rather than passes unseen. */
  readonly config: string;
  readonly builds: readonly Build[];
  /** A program of `node_modules/.bin` (or `node`) and its arguments; it writes its report to the given file. */
  readonly command: (report: string) => readonly [string, ...string[]];
  /** Extra environment, by the same report file. */
  readonly env?: (report: string) => Readonly<Record<string, string>>;
  /** Reads the parsed report; absent for a check that only passes or fails. */
  readonly count?: (report: unknown) => Tally;
  /** Whether its output is shown while it runs; a check's is shown only when it fails. */
  readonly live: boolean;
}

const check = (
  name: string,
  config: string,
  command: readonly [string, ...string[]],
  builds: readonly Build[] = [],
): Suite => ({ name, config, builds, command: () => command, live: false });

/** Every suite, in the order of the table: the quickest to fail first. */
export const SUITES: readonly Suite[] = [
  check('format', '.oxfmtrc.json', ['oxfmt', '--check', '.']),
  check('lint', '.oxlintrc.json', ['oxlint', '--type-aware', '--deny-warnings'], ['generate']),
  check('types', 'tsconfig.json', ['tsc', '--noEmit', '-p', '.'], ['generate']),
  check(
    'directions',
    '.dependency-cruiser.cjs',
    ['depcruise', 'src', 'stories', 'mocks', 'tests'],
    ['generate'],
  ),
  {
    name: 'unit',
    config: 'vite.config.ts',
    // A rule of the architecture tests reads the built site.
    builds: ['build:local'],
    command: (report) => [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countVitest,
    live: true,
  },
  {
    name: 'stories',
    config: 'test-runner-jest.config.js',
    builds: ['build:storybook'],
    command: (report) => ['node', 'tests/stories.ts', '--json', '--outputFile', report],
    count: countJest,
    live: true,
  },
  {
    name: 'e2e',
    config: 'tests/e2e/playwright.config.ts',
    builds: ['build:local'],
    command: () => [
      'playwright',
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      '--reporter=dot,json',
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
    live: true,
  },
  {
    name: 'visual',
    config: 'tests/visual/playwright.config.ts',
    builds: ['build:storybook'],
    command: () => [
      'playwright',
      'test',
      '-c',
      'tests/visual/playwright.config.ts',
      '--reporter=dot,json',
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
    live: true,
  },
];

/** One file of tests in Vitest's or Jest's JSON. */
interface FileResult {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

const RAN = new Set(['passed', 'failed']);

/** Skipped, to do, or skipped while it ran: the sums of the reports do not have all of them. */
const notRun = (files: readonly FileResult[]) =>
  files.flatMap((file) => file.assertionResults).filter(({ status }) => !RAN.has(status)).length;

/** Vitest's JSON: a file that could not be loaded holds no test and counts as one failed. */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly FileResult[];
  };
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: notRun(testResults),
  };
}

/** Jest's JSON, as the Storybook test-runner writes it. */
export function countJest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: readonly FileResult[];
  };
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: notRun(testResults),
  };
}

/** Playwright's JSON; a test that passed only on a retry counts as failed: it told about a race. */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: readonly unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

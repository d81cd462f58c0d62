/** The suites of `npm test`: their commands, their builds, and how their results are counted. */

import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** npm scripts that suites need. After `generate`, the longest is first, because its suites also take longest. */
export const BUILDS = [
  { name: 'generate', after: [] },
  { name: 'build:storybook', after: ['generate'] },
  { name: 'build:local', after: ['generate'] },
] as const;

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that did not run. */
  readonly skipped: number;
  /** Messages of errors outside any test. */
  readonly errors?: readonly string[];
  /** Each failed test in a line: its file, its title and the first line of its error. */
  readonly failures?: readonly string[];
}

export interface Suite {
  readonly name: string;
  /** The suite's configuration: a suite without it fails instead of passing with no test. */
  readonly config: string;
  readonly builds: readonly (typeof BUILDS)[number]['name'][];
  /** A program of `node_modules/.bin` (or `node`) and its arguments; it writes its report to `report`. */
  readonly command: (report: string) => readonly [string, ...string[]];
  readonly env?: (report: string) => Readonly<Record<string, string>>;
  /** Reads the parsed report; absent for a check that only passes or fails. */
  readonly count?: (report: unknown) => Counts;
}

const check = (name: string, config: string, command: readonly [string, ...string[]]): Suite => ({
  name,
  config,
  builds: ['generate'],
  command: () => command,
});

const playwright = (name: string, config: string, builds: Suite['builds']): Suite => ({
  name,
  config,
  builds,
  command: () => ['playwright', 'test', '-c', config, '--reporter=dot,json'],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count: countPlaywright,
});

/** In the order in which they start: the longest first, so that short ones fill the gaps. */
export const SUITES: readonly Suite[] = [
  playwright('visual', 'tests/visual/playwright.config.ts', ['build:storybook']),
  playwright('e2e', 'tests/e2e/playwright.config.ts', ['build:local']),
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
  },
  {
    name: 'stories',
    config: 'test-runner-jest.config.js',
    builds: ['build:storybook'],
    command: (report) => ['node', 'tests/run/run-stories.ts', '--json', '--outputFile', report],
    count: countJest,
  },
  check('lint', '.oxlintrc.json', ['oxlint', '--type-aware', '--deny-warnings']),
  check('dependencies', '.dependency-cruiser.cjs', [
    'depcruise',
    'src',
    'stories',
    'mocks',
    'tests',
  ]),
  check('types', 'tsconfig.json', ['npm', 'run', '--silent', 'tsc']),
  check('format', '.oxfmtrc.json', ['oxfmt', '--check', '.']),
];

/** A test file in Vitest's or Jest's JSON. */
interface FileResult {
  /** The path of the file. */
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** A file or a group of tests in Playwright's JSON. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

const RAN = new Set(['passed', 'failed']);

/** Skipped, to do, or skipped at run time; the totals in the reports do not count all of them. */
const notRun = (files: readonly FileResult[]) =>
  files.flatMap((file) => file.assertionResults).filter(({ status }) => !RAN.has(status)).length;

const failureLine = (file: string, title: string, error = 'no error in the report') =>
  `${file} › ${title}: ${stripVTControlCharacters(error).trim().split('\n', 1)[0]}`;

function failuresOfFiles(files: readonly FileResult[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = basename(name);
    if (status === 'failed' && assertionResults.length === 0)
      return [failureLine(file, 'not loaded', message)];
    return assertionResults
      .filter((it) => it.status === 'failed')
      .map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages?.[0]));
  });
}

function failuresOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message;
        return failureLine(`${file}:${line}`, title, error);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

/** Vitest's JSON: a file that could not be loaded has no tests and counts as one failed. */
export function countVitest(report: unknown): Counts {
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
    failures: failuresOfFiles(testResults),
  };
}

/** Jest's JSON, as the Storybook test-runner writes it. */
export function countJest(report: unknown): Counts {
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
    failures: failuresOfFiles(testResults),
  };
}

/** Playwright's JSON; a test that passed only on a retry counts as failed: it has a race. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = report as {
    suites: readonly PlaywrightSuite[];
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: readonly { readonly message?: string }[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: failuresOfPlaywright({ suites }),
    ...(errors.length > 0 && { errors: errors.map(({ message }) => message ?? 'unknown error') }),
  };
}

/** What the summary says of a suite: a line for each failed test and for each error outside any test. */
export const failureLines = (suite: string, { failures = [], errors = [] }: Counts) =>
  [...failures, ...errors.map((error) => `outside any test: ${error}`)].map(
    (line) => `FAIL ${suite} › ${line}`,
  );

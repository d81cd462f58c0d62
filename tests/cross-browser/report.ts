import { CSP_VIOLATIONS } from '../e2e/support/csp.ts';

interface TestResult {
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly TestResult[] }[];
}

function allTests({ suites = [], specs = [] }: Suite): TestResult[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(allTests)];
}

/** The reasons of skipped tests in Playwright's JSON report, with their counts. */
export function countSkips(report: unknown): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { status, annotations } of allTests(report as Suite)) {
    if (status !== 'skipped') continue;
    const reason =
      annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return reasons;
}

/** The number of tests that recorded CSP violations, and the violations. */
export function countCspViolations(report: unknown): { tests: number; violations: number } {
  const annotations = allTests(report as Suite)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === CSP_VIOLATIONS);
  const violations = annotations.reduce((sum, { description }) => sum + Number(description), 0);
  return { tests: annotations.length, violations };
}

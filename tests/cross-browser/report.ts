import { CSP_VIOLATIONS } from '../e2e/support/csp.ts';

interface Result {
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly Result[] }[];
}

/** All tests in Playwright's JSON report, however deep they lie. */
function allTests({ suites = [], specs = [] }: Suite): Result[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(allTests)];
}

/** Why tests were skipped, and how many for each reason, in Playwright's JSON report. */
export function countSkips(report: unknown): Map<string, number> {
  const reasons = new Map<string, number>();
  for (const { status, annotations } of allTests(report as Suite)) {
    if (status !== 'skipped') continue;
    const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  return reasons;
}

/** How many tests listened for breaches of the security policy, and how many they heard. */
export function countCspViolations(report: unknown): { listened: number; heard: number } {
  const notes = allTests(report as Suite)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === CSP_VIOLATIONS);
  const heard = notes.reduce((sum, { description }) => sum + Number(description), 0);
  return { listened: notes.length, heard };
}

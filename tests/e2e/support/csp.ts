import type { TestInfo } from '@playwright/test';

export const CSP_VIOLATIONS = 'CSP violations';

/** Adds the number of CSP violations to the report, also when it is 0. */
export function recordCspViolations(info: TestInfo, messages: readonly string[]): void {
  const violations = messages.filter((text) => /CSP violation|Content.Security.Policy/.test(text));
  info.annotations.push({ type: CSP_VIOLATIONS, description: `${violations.length}` });
}

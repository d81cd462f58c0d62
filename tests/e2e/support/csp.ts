import type { TestInfo } from '@playwright/test';

/** The annotation of a test that says how often its page complained of the security policy. */
export const CSP_VIOLATIONS = 'policy breaches';

/** Notes in the report how many of a page's complaints are about the policy: none is heard, too. */
export function recordCspViolations(info: TestInfo, complaints: readonly string[]): void {
  const breaches = complaints.filter((text) => /CSP violation|Content.Security.Policy/.test(text));
  info.annotations.push({ type: CSP_VIOLATIONS, description: `${breaches.length}` });
}

export type AuditResult = { kind: 'clean' | 'found' } | { kind: 'no-report'; reason: string };

/**
 * Parses the output of `npm audit --json`. `passed` is whether npm exited with 0, which it also does for
 * vulnerabilities below the requested level. Never throws.
 */
export function parseAudit(stdout: string, passed: boolean): AuditResult {
  let report: { message?: unknown; vulnerabilities?: unknown } | null;
  try {
    report = JSON.parse(stdout) as typeof report;
  } catch {
    return { kind: 'no-report', reason: stdout.trim() || 'it printed nothing' };
  }
  if (typeof report?.vulnerabilities !== 'object')
    return {
      kind: 'no-report',
      reason: typeof report?.message === 'string' ? report.message : stdout.trim(),
    };
  return { kind: passed ? 'clean' : 'found' };
}

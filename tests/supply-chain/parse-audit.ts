export type AuditResult = { kind: 'clean' | 'found' } | { kind: 'unanswered'; why: string };

/**
 * Parses the output of `npm audit --json`. `passed` is whether npm exited with 0, which it also does for
 * vulnerabilities below the requested level. Never throws.
 */
export function parseAudit(stdout: string, passed: boolean): AuditResult {
  let told: { message?: unknown; vulnerabilities?: unknown } | null;
  try {
    told = JSON.parse(stdout) as typeof told;
  } catch {
    return { kind: 'unanswered', why: stdout.trim() || 'it printed nothing' };
  }
  if (typeof told?.vulnerabilities !== 'object')
    return {
      kind: 'unanswered',
      why: typeof told?.message === 'string' ? told.message : stdout.trim(),
    };
  return { kind: passed ? 'clean' : 'found' };
}

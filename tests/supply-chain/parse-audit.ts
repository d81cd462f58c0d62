/** What npm answered: nothing is known, something is, or it could not be asked. */
export type AuditResult = { kind: 'clean' | 'found' } | { kind: 'unanswered'; why: string };

/**
 * Reads what `npm audit --json` printed; `passed` is whether it ended well, which it also does when what
 * it found is below the level that was asked for. Never throws.
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

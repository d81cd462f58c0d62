export type AuditResult = { kind: 'clean' | 'found' } | { kind: 'no-report'; reason: string };

/**
 * Parses the output of `npm audit signatures --json`: `found` if a signature of the registry is missing or invalid.
 * Never throws.
 */
export function parseSignatureAudit(stdout: string, passed: boolean): AuditResult {
  const report = parseJson(stdout);
  if (!Array.isArray(report?.invalid) || !Array.isArray(report.missing))
    return { kind: 'no-report', reason: reasonOf(report, stdout) };
  const isClean = passed && report.invalid.length === 0 && report.missing.length === 0;
  return { kind: isClean ? 'clean' : 'found' };
}

/**
 * Parses the output of `npm audit --json`. `passed` is whether npm exited with 0, which it also does for
 * vulnerabilities below the requested level. Never throws.
 */
export function parseAudit(stdout: string, passed: boolean): AuditResult {
  const report = parseJson(stdout);
  if (typeof report?.vulnerabilities !== 'object')
    return { kind: 'no-report', reason: reasonOf(report, stdout) };
  return { kind: passed ? 'clean' : 'found' };
}

interface Report {
  readonly message?: unknown;
  readonly error?: { readonly summary?: unknown };
  readonly vulnerabilities?: unknown;
  readonly invalid?: unknown;
  readonly missing?: unknown;
}

function parseJson(stdout: string): Report | null {
  try {
    return JSON.parse(stdout) as Report | null;
  } catch {
    return null;
  }
}

function reasonOf(report: Report | null, stdout: string): string {
  const message = [report?.message, report?.error?.summary].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof message === 'string' ? message : stdout.trim() || 'it printed nothing';
}

/**
 * `npm run check:audit`: runs `npm audit` with level low for the packages that ship, and with level high for
 * all. Exit code 1 if it reports a vulnerability, 2 if npm gave no report, which proves nothing.
 */
import { spawnSync } from 'node:child_process';
import { type AuditResult, parseAudit } from './parse-audit.ts';

const AUDITS = [
  ['the packages that ship', '--omit=dev', '--audit-level=low'],
  ['all packages', '--audit-level=high'],
] as const;
const EXIT_CODES = { clean: 0, found: 1, 'no-report': 2 } as const satisfies Record<
  AuditResult['kind'],
  number
>;

const kinds: AuditResult['kind'][] = [];
for (const [what, ...options] of AUDITS) {
  // npm exits with 1 both for a vulnerability and for a failed request.
  const { stdout, status } = npm(['audit', '--json', ...options]);
  const result = parseAudit(stdout, status === 0);
  kinds.push(result.kind);
  switch (result.kind) {
    case 'clean':
      console.log(`ok: no known vulnerability in ${what}`);
      break;
    case 'found':
      console.error(`FOUND vulnerabilities in ${what}\n${npm(['audit', ...options]).stdout}`);
      break;
    case 'no-report':
      console.error(`NO REPORT: npm could not audit ${what}: ${result.reason}`);
      break;
  }
}
// A vulnerability outweighs a missing report.
const worst = (['found', 'no-report'] as const).find((kind) => kinds.includes(kind));
process.exitCode = EXIT_CODES[worst ?? 'clean'];

function npm(args: readonly string[]) {
  const { npm_execpath: script } = process.env;
  // The npm that runs this script, wherever it is installed.
  const [command, ...first] = script ? [process.execPath, script] : ['npm'];
  return spawnSync(command ?? 'npm', [...first, ...args], { encoding: 'utf8' });
}

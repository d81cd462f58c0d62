/**
 * `npm run check:audit`: runs `npm audit` with level low for the packages that ship, and with level high for all; then
 * `npm audit signatures`, which compares what is installed with the registry's signatures. Exit code 1 if it reports
 * anything, 2 if npm printed no report, which proves nothing.
 */
import { spawnSync } from 'node:child_process';
import { type AuditResult, parseAudit, parseSignatureAudit } from './parse-audit.ts';

const AUDITS = [
  ['known vulnerability in the packages that ship', parseAudit, '--omit=dev', '--audit-level=low'],
  ['known vulnerability in all packages', parseAudit, '--audit-level=high'],
  ['missing or wrong registry signature', parseSignatureAudit, 'signatures'],
] as const;
const EXIT_CODES = { clean: 0, found: 1, 'no-report': 2 } as const satisfies Record<
  AuditResult['kind'],
  number
>;

const kinds: AuditResult['kind'][] = [];
for (const [what, parse, ...options] of AUDITS) {
  // npm exits with 1 both for what it finds and for a failed request.
  const { stdout, status } = npm(['audit', ...options, '--json']);
  const result = parse(stdout, status === 0);
  kinds.push(result.kind);
  switch (result.kind) {
    case 'clean':
      console.log(`ok: no ${what}`);
      break;
    case 'found':
      console.error(`FOUND a ${what}\n${npm(['audit', ...options]).stdout}`);
      break;
    case 'no-report':
      console.error(`NO REPORT, whether there is a ${what}: ${result.reason}`);
      break;
  }
}
// A finding takes precedence over a missing report.
const worst = (['found', 'no-report'] as const).find((kind) => kinds.includes(kind));
process.exitCode = EXIT_CODES[worst ?? 'clean'];

function npm(args: readonly string[]) {
  const { npm_execpath: script } = process.env;
  // The npm that runs this script, wherever it is installed.
  const [command, ...first] = script ? [process.execPath, script] : ['npm'];
  return spawnSync(command ?? 'npm', [...first, ...args], { encoding: 'utf8' });
}

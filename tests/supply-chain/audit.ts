/**
 * `npm run check:audit`: runs `npm audit` with level low for the packages that ship, and with level high for
 * all. Exit code 1 if it reports a vulnerability, 2 if npm gave no report, which proves nothing.
 */
import { spawnSync } from 'node:child_process';
import { type AuditResult, parseAudit } from './parse-audit.ts';

const AUDITS = [
  ['what ships', '--omit=dev', '--audit-level=low'],
  ['everything', '--audit-level=high'],
] as const;
const EXIT_CODES = { clean: 0, found: 1, unanswered: 2 } as const satisfies Record<
  AuditResult['kind'],
  number
>;

const kinds: AuditResult['kind'][] = [];
for (const [what, ...options] of AUDITS) {
  // npm exits with 1 both for a vulnerability and for a failed request.
  const { stdout, status } = npm(['audit', '--json', ...options]);
  const answer = parseAudit(stdout, status === 0);
  kinds.push(answer.kind);
  switch (answer.kind) {
    case 'clean':
      console.log(`ok: nothing is known against ${what}`);
      break;
    case 'found':
      console.error(`FOUND: ${what}\n${npm(['audit', ...options]).stdout}`);
      break;
    case 'unanswered':
      console.error(`NO ANSWER: npm could not say what is known against ${what}: ${answer.why}`);
      break;
  }
}
// A vulnerability outweighs a missing report.
const worst = (['found', 'unanswered'] as const).find((kind) => kinds.includes(kind));
process.exitCode = EXIT_CODES[worst ?? 'clean'];

function npm(args: readonly string[]) {
  const { npm_execpath: script } = process.env;
  // The npm that runs this script, wherever it is installed.
  const [command, ...first] = script ? [process.execPath, script] : ['npm'];
  return spawnSync(command ?? 'npm', [...first, ...args], { encoding: 'utf8' });
}

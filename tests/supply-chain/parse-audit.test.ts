import { expect, test } from 'vitest';
import { parseAudit } from './parse-audit.ts';

const CLEAN = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
const FOUND = { auditReportVersion: 2, vulnerabilities: { 'left-pad': { severity: 'high' } } };
const REFUSED = {
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
};

test.each([
  ['a clean report', JSON.stringify(CLEAN), true, { kind: 'clean' }],
  ['something below the level', JSON.stringify(FOUND), true, { kind: 'clean' }],
  ['something', JSON.stringify(FOUND), false, { kind: 'found' }],
  [
    'an error of the registry',
    JSON.stringify(REFUSED),
    false,
    { kind: 'no-report', reason: REFUSED.message },
  ],
  ['no registry', '', false, { kind: 'no-report', reason: 'it printed nothing' }],
  ['no JSON', 'npm error\n', false, { kind: 'no-report', reason: 'npm error' }],
  ['null', 'null', true, { kind: 'no-report', reason: 'null' }],
])('%s is recognized', (_, stdout, passed, result) => {
  expect(parseAudit(stdout, passed)).toEqual(result);
});

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
  ['a clean answer', JSON.stringify(CLEAN), true, { kind: 'clean' }],
  ['something below the level', JSON.stringify(FOUND), true, { kind: 'clean' }],
  ['something', JSON.stringify(FOUND), false, { kind: 'found' }],
  [
    'a registry that refuses',
    JSON.stringify(REFUSED),
    false,
    { kind: 'unanswered', why: REFUSED.message },
  ],
  ['no registry', '', false, { kind: 'unanswered', why: 'it printed nothing' }],
  ['no JSON', 'npm error\n', false, { kind: 'unanswered', why: 'npm error' }],
  ['null', 'null', true, { kind: 'unanswered', why: 'null' }],
])('%s is recognized', (_, stdout, passed, answer) => {
  expect(parseAudit(stdout, passed)).toEqual(answer);
});

import { expect, test } from 'vitest';
import { parseAudit, parseSignatureAudit } from './parse-audit.ts';

const CLEAN = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
const FOUND = { auditReportVersion: 2, vulnerabilities: { 'left-pad': { severity: 'high' } } };
const REFUSED = {
  message: '405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
};

test.each([
  ['a clean report', JSON.stringify(CLEAN), true, { kind: 'clean' }],
  ['a vulnerability below the level', JSON.stringify(FOUND), true, { kind: 'clean' }],
  ['a vulnerability', JSON.stringify(FOUND), false, { kind: 'found' }],
  [
    'an error of the registry',
    JSON.stringify(REFUSED),
    false,
    { kind: 'no-report', reason: REFUSED.message },
  ],
  ['no registry', '', false, { kind: 'no-report', reason: 'it printed nothing' }],
  ['no JSON', 'npm error\n', false, { kind: 'no-report', reason: 'npm error' }],
  ['null', 'null', true, { kind: 'no-report', reason: 'null' }],
])('FAULT-93 %s is recognized', (_, stdout, passed, result) => {
  expect(parseAudit(stdout, passed)).toEqual(result);
});

const OFFLINE = { error: { code: 'ENOTFOUND', summary: 'request to the keys failed', detail: '' } };
const UNSIGNED = { invalid: [], missing: [{ name: 'left-pad', version: '1.0.0' }] };

test.each([
  ['valid signatures', '{"invalid":[],"missing":[]}', true, { kind: 'clean' }],
  ['a missing signature', JSON.stringify(UNSIGNED), false, { kind: 'found' }],
  ['an invalid signature', '{"invalid":[{}],"missing":[]}', false, { kind: 'found' }],
  ['a missing signature that npm accepts', JSON.stringify(UNSIGNED), true, { kind: 'found' }],
  [
    'no connection',
    JSON.stringify(OFFLINE),
    false,
    { kind: 'no-report', reason: OFFLINE.error.summary },
  ],
  ['no output', '', true, { kind: 'no-report', reason: 'it printed nothing' }],
])('FAULT-93 an audit of signatures with %s is recognized', (_, stdout, passed, result) => {
  expect(parseSignatureAudit(stdout, passed)).toEqual(result);
});

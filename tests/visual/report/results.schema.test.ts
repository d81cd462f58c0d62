import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { type Finding, RULES } from '../lint/rules.ts';
import {
  type Cause,
  type Change,
  type ChangedInput,
  type Problem,
  type ResultRow,
  type Results,
  CAUSE_KINDS,
  PROBLEM_SOURCES,
  SEVERITIES,
  STATUSES,
  statusTotals,
} from './results.ts';
import { resultsFrom, sampleResults } from './stories/sample-results.ts';

type Json = Readonly<Record<string, unknown>>;
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, 'results.schema.json'), 'utf8'),
) as Json;
const check = new Ajv2020({ allErrors: true }).compile(schema);
/** The schema's errors for a value after a JSON round trip. */
const errorsIn = (value: unknown) => {
  check(JSON.parse(JSON.stringify(value)));
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

// `Required`: a new property of a type must be added here, and then to the schema.
const box: Required<Change['box']> = { x: 1, y: 2, width: 3, height: 4 };
const change: Required<Change> = { box, selector: 'a', text: 'Get', key: 'header.get' };
const finding: Required<Finding> = {
  rule: 'clipped',
  selector: 'a',
  key: '',
  text: 'Get',
  pixels: 3,
  suppressed: 'intended',
  range: { axis: 'width', from: 431, to: 447, across: 900 },
};
const problem: Required<Problem> = {
  source: 'isolation',
  rule: 'fresh page',
  text: 'another screenshot',
  selector: '',
  suppressed: 'known',
};
const input: Required<ChangedInput> = { kind: 'token', name: 'a', before: '1', after: '2' };
const cause: Required<Cause> = {
  inputs: [input],
  notTried: [input],
  how: 'reverted',
  witness: 'a--b/en/375',
};
const snapshot: Required<ResultRow> = {
  snapshot: 'a--b/en/375+dark/firefox',
  story: 'a--b',
  title: 'A',
  name: 'B',
  locale: 'en',
  width: 375,
  mode: 'dark',
  browser: 'firefox',
  status: 'changed',
  severity: 'subtle',
  digest: 'abc',
  reason: '3 px differ',
  skipped: '',
  files: { expected: 'e.png', actual: 'a.png', diff: 'd.png' },
  sizes: { expected: { width: 1, height: 1 }, actual: { width: 1, height: 2 } },
  changes: [change],
  cause,
  findings: [finding],
  problems: [problem],
  approved: 'intended',
};
const sweep = { jumps: 7, bisected: 2 };
const full: Required<Results> = { ...resultsFrom([snapshot], { notes: ['a note'] }), sweep };

test('VIS-15 results with every property match the schema, and so do ten thousand snapshots', () => {
  expect(errorsIn(full)).toEqual([]);
  expect(errorsIn(sampleResults({ snapshots: 10_000 }))).toEqual([]);
});

/** Every object of the schema, with a value that has all its properties. */
const objects: readonly (readonly [string, Json, object])[] = [
  ['results', schema, full],
  ['isolation', subschema(schema, 'properties', 'isolation'), full.isolation],
  ['sweep', subschema(schema, 'properties', 'sweep'), sweep],
  ['snapshot', subschema(schema, '$defs', 'snapshot'), snapshot],
  ['files', subschema(schema, '$defs', 'snapshot', 'properties', 'files'), snapshot.files],
  ['sizes', subschema(schema, '$defs', 'snapshot', 'properties', 'sizes'), snapshot.sizes],
  ['size', subschema(schema, '$defs', 'size'), { width: 1, height: 1 }],
  ['change', subschema(schema, '$defs', 'change'), change],
  ['box', subschema(schema, '$defs', 'box'), box],
  ['finding', subschema(schema, '$defs', 'finding'), finding],
  ['problem', subschema(schema, '$defs', 'problem'), problem],
  ['cause', subschema(schema, '$defs', 'cause'), cause],
  ['input', subschema(schema, '$defs', 'input'), input],
];

test.each(objects)(
  'VIS-15 each property of %s is described, and no other',
  (_name, part, value) => {
    const properties = part['properties'] as Record<string, Json>;
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(value).toSorted());
    for (const [name, property] of Object.entries(properties)) {
      const { $ref: reference, description } = property as { $ref?: string; description?: string };
      const text =
        description ?? subschema(schema, ...(reference ?? '').split('/').slice(1))['description'];
      expect(text, name).toMatch(/\w.*\.$/);
    }
    expect(part['additionalProperties']).toBe(false);
  },
);

test('VIS-15 invalid results are rejected: unknown or missing properties, another version', () => {
  expect(errorsIn({ ...full, more: 1 })).toEqual([' must NOT have additional properties']);
  expect(errorsIn({ ...full, version: 3 })).toEqual(['/version must be equal to constant']);
  for (const key of Object.keys(full).filter((it) => it !== 'sweep'))
    expect(errorsIn({ ...full, [key]: undefined })).toHaveLength(1);
  const invalid = { ...snapshot, status: 'fine', changes: [{ ...change, box: {} }] };
  expect(errorsIn({ ...full, snapshots: [invalid] }).length).toBeGreaterThan(1);
  const { unchanged: _same, ...fewer } = statusTotals([snapshot]);
  expect(errorsIn({ ...full, totals: fewer })).toHaveLength(1);
});

test('VIS-15 the schema has the same values as the harness', () => {
  const enumValues = (...path: string[]) => subschema(schema, '$defs', ...path)['enum'];
  expect(enumValues('status')).toEqual(STATUSES);
  expect(enumValues('snapshot', 'properties', 'severity')).toEqual(SEVERITIES);
  expect(enumValues('problem', 'properties', 'source')).toEqual(PROBLEM_SOURCES);
  expect(enumValues('cause', 'properties', 'how')).toEqual(CAUSE_KINDS);
  expect(enumValues('finding', 'properties', 'rule')).toEqual(Object.keys(RULES));
  expect(subschema(schema, 'properties', 'totals')['minProperties']).toBe(STATUSES.length);
});

test('VIS-15 optional properties may be absent, and no others', () => {
  type Optional = 'mode' | 'severity' | 'digest' | 'skipped' | 'cause' | 'approved';
  const { mode, severity, digest, skipped, cause, approved, ...least } = snapshot;
  void [mode, severity, digest, skipped, cause, approved];
  const plain: Omit<ResultRow, Optional> = least;
  expect(errorsIn({ ...full, snapshots: [plain] })).toEqual([]);
  for (const key of Object.keys(plain))
    expect(errorsIn({ ...full, snapshots: [{ ...plain, [key]: undefined }] }), key).toHaveLength(1);
});

function subschema(from: Json, ...path: readonly string[]): Json {
  return path.reduce((value, key) => value[key] as Json, from);
}

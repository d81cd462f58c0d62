import { expect, test } from 'vitest';
import {
  constantInputs,
  constantsUsed,
  hashWithoutConstants,
  propertyInputs,
} from './token-inputs.ts';

const CSS = `/* A comment with { and ; in it. */
:root {
  /* Small; corners. */
  --radius-small: 8px;
  --color-text: var(--palette-ink);
}

[data-surface="ink"] {
  --color-text: #fff;
}

@media print {
  [data-surface="ink"] {
    --color-text: #000;
  }
}
`;

test('VIS-20 each custom property is an input with all rules that declare it', () => {
  expect(propertyInputs('t.css', CSS)).toEqual([
    { name: 't.css', hash: expect.any(String) },
    {
      name: 'token radius-small',
      hash: expect.any(String),
      property: '--radius-small',
      css: ':root{--radius-small:8px}',
    },
    {
      name: 'token color-text',
      hash: expect.any(String),
      property: '--color-text',
      css: ':root{--color-text:var(--palette-ink)}[data-surface="ink"]{--color-text:#fff}@media print{[data-surface="ink"]{--color-text:#000}}',
    },
  ]);
});

test('VIS-20 a changed value in any rule changes the input of its token, a changed rule also that of the file', () => {
  const changed = (from: string, to: string) => {
    const after = propertyInputs('t.css', CSS.replace(from, to));
    const before = new Map(propertyInputs('t.css', CSS).map(({ name, hash }) => [name, hash]));
    return after.filter(({ name, hash }) => before.get(name) !== hash).map(({ name }) => name);
  };
  expect(changed('8px', '9px')).toEqual(['token radius-small']);
  expect(changed('#000', '#001')).toEqual(['token color-text']);
  expect(changed('A comment', 'Another one')).toEqual([]);
  expect(changed('@media print', '@media screen')).toEqual(['t.css', 'token color-text']);
  expect(changed('  --radius', '  --new: 1px;\n  --radius')).toEqual(['token new']);
});

test.each([
  ['another declaration', ':root { --a: 1px; color: red }'],
  ['an import', "@import './b.css';\n:root { --a: 1px }"],
  ['a value with a block', ':root { --a: { b } }'],
])('VIS-20 a style sheet with %s is one input', (_, css) => {
  expect(propertyInputs('t.css', css)).toHaveLength(1);
});

const TOKENS = 'src/theme/tokens.ts';
const MODULE = `/* Built. */
export type TokenName =
  | 'radius-small'
  | 'font-size-body-sm';

/** radius: px. */
export const radius = {
  "small": 8,
  "9": 9
} as const;

export const fontSize = {
  "bodySm": 1.5
} as const;
`;
const CONSTANTS = constantInputs(TOKENS, MODULE);

test('VIS-20 a constant has the name of its token; a changed type or value leaves the rest of the module as it is', () => {
  expect([...CONSTANTS].map(([key, { name }]) => `${key}: ${name}`)).toEqual([
    `radius.9: token radius-9 (in ${TOKENS})`,
    `radius.small: token radius-small (in ${TOKENS})`,
    `fontSize.bodySm: token font-size-body-sm (in ${TOKENS})`,
  ]);
  const others = MODULE.replace('8', '9').replace("  | 'radius-small'\n", '');
  expect(hashWithoutConstants(others)).toBe(hashWithoutConstants(MODULE));
  expect(hashWithoutConstants(`${MODULE}export const x = f();\n`)).not.toBe(
    hashWithoutConstants(MODULE),
  );
});

const ALL = ['radius.9', 'radius.small', 'fontSize.bodySm'];

test.each([
  ['a member', "import { radius } from './tokens.ts';\nradius.small", ['radius.small']],
  ['a renamed import', "import { radius as r } from './tokens.ts';\nr.small", ['radius.small']],
  ['an index', "import { radius } from './tokens.ts';\nradius[9]", ['radius.9', 'radius.small']],
  ['a value', "import { radius } from './tokens.ts';\nf({ radius })", ['radius.9', 'radius.small']],
  [
    'other uses of the word',
    "import { radius } from './tokens.ts';\nradius.small; css`border-radius: 1px ${circle.radius} ${cssVar('radius-9')}`",
    ['radius.small'],
  ],
  [
    'a spread',
    "import { radius } from './tokens.ts';\nf({ ...radius })",
    ['radius.9', 'radius.small'],
  ],
  ['another export', "export { fontSize } from './tokens.ts';", ['fontSize.bodySm']],
  ['types', "import type { TokenName } from './tokens.ts';", []],
  ['a type', "import { type TokenName } from './tokens.ts';", []],
  [
    'an import on several lines',
    "import {\n  radius,\n  fontSize,\n} from './tokens.ts';\nradius.small",
    ['radius.small'],
  ],
  ['a namespace', "import * as t from './tokens.ts';\nt.radius.small", ALL],
  ['all exports', "export * from './tokens.ts';", ALL],
  ['import()', "await import('./tokens.ts')", ALL],
])('VIS-20 for a module with %s only the constants that it may use count', (_, text, keys) => {
  const texts = new Map([['src/theme/css.ts', text]]);
  const used = constantsUsed('src/theme/css.ts', texts, TOKENS, CONSTANTS);
  const keyOf = new Map([...CONSTANTS].map(([key, input]) => [input, key]));
  expect(used.map((input) => keyOf.get(input) ?? '').toSorted()).toEqual(keys.toSorted());
});

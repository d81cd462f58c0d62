import { expect, test } from 'vitest';
import type { Fingerprints, Input } from '../cache/fingerprint.ts';
import { snapshotIn } from '../support/story-pages.ts';
import { literalsOf, withBaselineMessage } from './message-literals.ts';
import { overridingStyle } from './overriding-style.ts';
import { suspectsOf } from './suspects.ts';
import { type Outcome, type Suspect, tryInputs } from './try-inputs.ts';

const suspect = (name: string, isRevertible = true): Suspect => ({
  input: { kind: isRevertible ? 'token' : 'file', name },
  isRevertible,
});

/** Judges the inputs `names` where only those in `causes` have an effect. */
async function judge(names: string, causes: string) {
  let captures = 0;
  const suspects = [...names].map((name) => suspect(name, name === name.toLowerCase()));
  const cause = await tryInputs(suspects, async (inputs): Promise<Outcome> => {
    captures += 1;
    const reverted = inputs.filter(({ input }) => causes.includes(input.name)).length;
    if (reverted === 0) return 'candidate';
    return reverted === causes.length ? 'baseline' : 'other';
  });
  const namesOf = (some: typeof cause.inputs) => some.map(({ name }) => name).join('');
  return { ...cause, inputs: namesOf(cause.inputs), notTried: namesOf(cause.notTried), captures };
}

// Inputs with a lowercase letter can be set back, those with an uppercase letter cannot.
test.each([
  ['a', 'a', 'a', '', 'only', 0],
  ['A', 'A', 'A', '', 'only', 0],
  ['ab', 'a', 'a', '', 'reverted', 2],
  ['ab', 'b', 'b', '', 'reverted', 3],
  ['ab', 'ab', 'ab', '', 'reverted', 3],
  ['abcdefgh', 'g', 'g', '', 'reverted', 6],
  ['abcdefgh', 'bg', 'bg', '', 'reverted', 12],
  ['aB', 'a', 'a', '', 'reverted', 1],
  ['aB', 'B', 'B', '', 'left over', 1],
  ['aB', 'aB', 'aB', '', 'left over', 1],
  ['aBC', 'a', 'a', '', 'reverted', 1],
  ['aBC', 'C', '', 'BC', 'in part', 1],
  ['aBC', 'aC', 'a', 'BC', 'in part', 1],
  ['BC', 'C', '', 'BC', 'not tried', 0],
  ['ab', 'x', '', '', 'in part', 1],
])(
  'VIS-20 changed %s, caused by %s: finds "%s", not tried "%s", %s',
  async (names, causes, ...expected) => {
    const { inputs, notTried, how, captures } = await judge(names, causes);
    expect([inputs, notTried, how, captures]).toEqual(expected);
  },
);

test('VIS-20 inputs that have an effect only together are all named', async () => {
  const both = async (inputs: readonly Suspect[]): Promise<Outcome> =>
    inputs.length === 3 ? 'baseline' : 'candidate';
  const { inputs } = await tryInputs(
    ['a', 'b', 'c'].map((it) => suspect(it)),
    both,
  );
  expect(inputs.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('VIS-20 a token that is a constant as well is one cause', async () => {
  const twice = [suspect('a'), { ...suspect('a'), isRevertible: false }];
  expect(await tryInputs(twice, async () => 'other')).toEqual({
    inputs: [{ kind: 'token', name: 'a' }],
    notTried: [],
    how: 'only',
  });
});

const SCRIPT =
  'var e={"a.b":[{type:0,value:`one [1] \\` "q"`}],"a.bc":[{type:8}]},v={"a.b":[{type:8,children:[{type:0,value:`]`}]}]};use("a.b");';

test('VIS-20 a compiled message is found in a script, also with brackets in its text', () => {
  const texts = literalsOf(SCRIPT, 'a.b').map(({ start, end }) => SCRIPT.slice(start, end));
  expect(texts).toEqual([
    '[{type:0,value:`one [1] \\` "q"`}]',
    '[{type:8,children:[{type:0,value:`]`}]}]',
  ]);
});

test('VIS-20 a message is set back in every language, unless it was added, removed or moved', () => {
  const candidate = SCRIPT.replace('one', 'two').replace('`]`', '`x`');
  expect(withBaselineMessage(candidate, SCRIPT, 'a.b')).toBe(SCRIPT);
  expect(withBaselineMessage(candidate, SCRIPT.replaceAll('"a.b"', '"c"'), 'a.b')).toBeUndefined();
});

test('VIS-20 an overriding style wins against the same rules in any style sheet', () => {
  const css = ':root{--a:1px}@media print{[data-surface="ink"]{--a:2px}}';
  expect(overridingStyle(css)).toBe(
    ':root:root{--a:1px}@media print{[data-surface="ink"][data-surface="ink"]{--a:2px}}',
  );
});

const fingerprints = (inputs: readonly Input[] | undefined) =>
  ({
    inputsOf: () => inputs && new Map(inputs.map((it) => [it.name, it])),
  }) as unknown as Fingerprints;
const token = (value: string): Input => ({
  ...{ name: 'token radius-small', hash: value },
  ...{ property: '--radius-small', css: `:root{--radius-small:${value}}` },
});

test('VIS-20 suspects are the inputs that differ: tokens with their values, messages by id', () => {
  const baseline = [
    token('8px'),
    { name: 'token space-1', hash: '4', property: '--space-1', css: ':root{--space-1:4px}' },
    { name: 'src/i18n/messages/vi.json', hash: '1' },
    { name: 'node_modules/@a/b', hash: '1' },
    { name: 'src/a.ts', hash: '1' },
  ];
  const candidate = baseline.map((input) => Object.assign({}, input, { hash: `${input.hash}2` }));
  const sources = {
    fingerprints: {
      baseline: fingerprints(baseline),
      candidate: fingerprints([token('9px'), ...candidate.slice(2)]),
    },
    messages: {
      vi: [
        { id: 'a.b', before: 'x'.repeat(99), after: 'y' },
        { id: 'c', after: 'z' },
      ],
    },
  };
  const file = { isRevertible: false };
  expect(suspectsOf(snapshotIn('vi'), sources, undefined)).toEqual([
    {
      input: { kind: 'token', name: 'radius-small', before: '8px', after: '9px' },
      ...{ isRevertible: true, reversal: { css: ':root{--radius-small:8px}' } },
    },
    {
      input: { kind: 'token', name: 'space-1', before: '4px' },
      ...{ isRevertible: true, reversal: { css: ':root{--space-1:4px}' } },
    },
    {
      input: { kind: 'message', name: 'vi:a.b', before: `${'x'.repeat(59)}…`, after: 'y' },
      ...{ isRevertible: true, reversal: { message: 'a.b' } },
    },
    {
      input: { kind: 'message', name: 'vi:c', after: 'z' },
      ...{ isRevertible: false, reversal: { message: 'c' } },
    },
    { input: { kind: 'package', name: '@a/b' }, ...file },
    { input: { kind: 'file', name: 'src/a.ts' }, ...file },
  ]);
  const added = { ...sources.fingerprints, baseline: fingerprints([]) };
  expect(suspectsOf(snapshotIn('vi'), { ...sources, fingerprints: added }, undefined)[0]).toEqual({
    input: { kind: 'token', name: 'radius-small', after: '9px' },
    ...{ isRevertible: true, reversal: { css: ':root{--radius-small:initial}' } },
  });
  const untraced = { ...sources.fingerprints, baseline: fingerprints(undefined) };
  expect(suspectsOf(snapshotIn('vi'), { ...sources, fingerprints: untraced }, undefined)).toEqual(
    [],
  );
});

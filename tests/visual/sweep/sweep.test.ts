import { expect, test } from 'vitest';
import { isOfSweep, rangeText } from '../lint/rules.ts';
import { BREAKPOINTS } from '../site.config.ts';
import { bisect } from './bisect.ts';
import { areFlipped } from './container-limits.ts';
import { type Sample, findCandidates } from './find-candidates.ts';
import type { SweptElement } from './sample-page.ts';
import { SWEEP, isBreakpoint, planPasses } from './sizes.ts';

const SIZES = [320, 400, 480, 560, 640, 720];
const element = (id: string, kind = 'button', depth = 1): SweptElement => ({
  ...{ id, kind, depth, selector: `#${id}`, text: id },
});
/** `lines` of each element at each of {@link SIZES}; 0: the element is absent. */
const samplesOf = (lines: Readonly<Record<string, readonly number[]>>): Sample[] =>
  SIZES.map((size, index) => ({
    ...{ size, hash: '', findings: new Map() },
    states: new Map(
      Object.entries(lines).flatMap(([id, its]) =>
        its[index] ? [[id, { lines: its[index], rows: 0 }] as const] : [],
      ),
    ),
  }));
const found = (lines: Readonly<Record<string, readonly number[]>>, breakpoint = 0) =>
  findCandidates(
    samplesOf(lines),
    Object.keys(lines).map((id, index) => element(id, 'button', index)),
    (size) => size === breakpoint,
  ).map(({ selector, text, from, to }) => `${selector} ${text} ${SIZES[from]}-${SIZES[to]}`);

test.each([
  ['a button wraps between two sizes', [1, 1, 2, 2, 1, 1], ['#a this button has 2 lines 480-560']],
  ['a button wraps on a small screen', [3, 2, 2, 1, 1, 1], []],
  ['a button wraps at large sizes', [1, 1, 1, 1, 2, 2], []],
  ['a button disappears', [1, 1, 1, 1, 0, 0], ['#a this button is missing 640-720']],
  ['a button appears', [0, 0, 0, 0, 1, 1], ['#a this button exists only here 640-720']],
  ['a button is missing between', [1, 1, 0, 1, 1, 1], ['#a this button is missing 480-480']],
])('VIS-19 %s', (_what, lines, expected) => {
  expect(found({ a: lines })).toEqual(expected);
});

test('VIS-19 a state that begins and ends at breakpoints is no finding; with one end elsewhere it is a finding', () => {
  expect(found({ a: [1, 1, 1, 1, 0, 0] }, 560)).toEqual([]);
  expect(found({ a: [1, 2, 1, 1, 1, 1] }, 320)).toEqual(['#a this button has 2 lines 400-400']);
});

test('VIS-19 elements that disappear together are one finding', () => {
  const gone = [1, 1, 1, 0, 0, 1];
  expect(found({ a: gone, b: gone, c: [1, 1, 1, 1, 1, 1] })).toEqual([
    '#a this button and 1 in it is missing 560-640',
  ]);
});

const always = { findings: new Map(), states: new Map(), hash: '' };
const bisected = async (from: number, to: number, isSettled = true) => {
  const probed: number[] = [];
  const probe = async (size: number): Promise<Sample> => {
    probed.push(size);
    return { size, ...always };
  };
  const inside = SIZES.flatMap((size, index) => (size >= from && size <= to ? [index] : []));
  const range = await bisect(
    {
      ...{ from: inside[0] ?? 0, to: inside.at(-1) ?? 0 },
      holds: ({ size }) => isSettled && size >= from && size <= to,
    },
    SIZES.map((size) => ({ size })),
    probe,
  );
  return { range, count: probed.length };
};

test('VIS-19 each end of a range is found to the pixel, or is the smallest or largest size', async () => {
  expect((await bisected(431, 505)).range).toEqual({ from: 431, to: 505 });
  expect((await bisected(320, 333)).range).toEqual({ from: 320, to: 333 });
  expect((await bisected(700, 720)).range).toEqual({ from: 700, to: 720 });
  expect((await bisected(431, 505)).count).toBeLessThan(24);
});

test('VIS-19 a fault that is gone once scripts have handled the size is no finding', async () => {
  expect((await bisected(431, 505, false)).range).toBeUndefined();
});

test('VIS-19 the passes cover all widths and heights, with both sides of each breakpoint', () => {
  const widths = planPasses().flatMap(({ axis, sizes }) =>
    axis === 'width' ? sizes.map(({ width }) => width) : [],
  );
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect([widths[0], widths.at(-1)]).toEqual([SWEEP.width.from, SWEEP.width.to]);
  for (const it of BREAKPOINTS.width) expect(widths).toEqual(expect.arrayContaining([it, it + 1]));
  expect(isBreakpoint('width', BREAKPOINTS.mobile)).toBe(true);
  expect(isBreakpoint('width', 431)).toBe(false);
});

test('VIS-19 a container that passes a limit of its queries is a breakpoint, too', () => {
  const at = (width: number) => [{ name: 'header', limits: [400], widths: [width] }];
  expect(areFlipped(at(399), at(400))).toBe(true);
  expect(areFlipped(at(400), at(401))).toBe(true);
  expect(areFlipped(at(401), at(402))).toBe(false);
});

test('VIS-19 ranges and suppressions have names', () => {
  const range = { axis: 'width', from: 431, to: 447, across: 900 } as const;
  expect(rangeText({ range })).toBe('from 431 to 447 px');
  expect(rangeText({ range: { ...range, axis: 'height', to: 431, across: 375 } })).toBe(
    'at 431 px of height, 375 px wide',
  );
  expect(['sweep-wrap', 'sweep-wrap+vi', 'clipped+sweep'].every(isOfSweep)).toBe(true);
  expect(isOfSweep('clipped')).toBe(false);
});

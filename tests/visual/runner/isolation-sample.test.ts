import { expect, test } from 'vitest';
import { drawSample } from './isolation-sample.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `s--${index}/en/375`);

test('VIS-3 a sample has 1 % of the snapshots, at least 20 of them', () => {
  expect(drawSample(names(6777), '0')).toHaveLength(68);
  expect(drawSample(names(400), '0')).toHaveLength(20);
  expect(drawSample(names(7), '0').toSorted()).toEqual(names(7));
});

test('VIS-3 --isolation all samples every snapshot', () => {
  expect(drawSample(names(500), '0', Number.POSITIVE_INFINITY)).toHaveLength(500);
});

test('VIS-3 the same names and salt give the same sample', () => {
  expect(drawSample(names(500), '0')).toEqual(drawSample(names(500).toReversed(), '0'));
  expect(drawSample(names(500), '1')).not.toEqual(drawSample(names(500), '0'));
});

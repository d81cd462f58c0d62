import { expect, test } from 'vitest';
import { drawSample } from './isolation-sample.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `s--${at}/en/375`);

test('VIS-3 one in a hundred is sampled, at least twenty, all where there are fewer', () => {
  expect(drawSample(names(6777), '0')).toHaveLength(68);
  expect(drawSample(names(400), '0')).toHaveLength(20);
  expect(drawSample(names(7), '0').toSorted()).toEqual(names(7));
});

test('VIS-3 all are sampled where all are asked for', () => {
  expect(drawSample(names(500), '0', Number.POSITIVE_INFINITY)).toHaveLength(500);
});

test('VIS-3 the same names give the same sample, another salt gives another', () => {
  expect(drawSample(names(500), '0')).toEqual(drawSample(names(500).toReversed(), '0'));
  expect(drawSample(names(500), '1')).not.toEqual(drawSample(names(500), '0'));
});

import { expect, test } from 'vitest';
import { sampleOf } from './sample.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `s--${at}/en/375`);

test('VIS-3 one in a hundred is sampled, at least twenty, all where there are fewer', () => {
  expect(sampleOf(names(6777), '0')).toHaveLength(68);
  expect(sampleOf(names(400), '0')).toHaveLength(20);
  expect(sampleOf(names(7), '0').toSorted()).toEqual(names(7));
});

test('VIS-3 all are sampled where all are asked for', () => {
  expect(sampleOf(names(500), '0', Number.POSITIVE_INFINITY)).toHaveLength(500);
});

test('VIS-3 the same names give the same sample, another salt gives another', () => {
  expect(sampleOf(names(500), '0')).toEqual(sampleOf(names(500).toReversed(), '0'));
  expect(sampleOf(names(500), '1')).not.toEqual(sampleOf(names(500), '0'));
});

import { expect, test } from 'vitest';
import {
  GREY,
  OTHER,
  cellIn,
  emptyStore,
  eyesOn,
  fingerprints,
  sightOf,
  stageIn,
  stageOf,
  storeWithBase,
} from '../../support/visual-stages.ts';
import type { Store } from '../cache/store.ts';
import type { Stage } from '../capture/stage.ts';
import { unreviewed } from '../report/results.ts';
import { type Sight, look } from './look.ts';

/** A run's view of one cell in which both trees are made of the same files. */
function unchangedSight(store: Store, eyes: { head: Stage; base: Stage }): Sight {
  const made = fingerprints('both', false);
  return { ...sightOf(store, eyes), made: { head: made, base: made } };
}

test('VIS-14 findings that nobody knows are looked for, though nothing the cell is made of has changed', async () => {
  const { store } = await storeWithBase();
  const { shot, ...eyes } = eyesOn(GREY);
  const finding = { rule: 'clipped' as const, selector: 'p', text: '', key: '', pixels: 3 };
  const head = { ...eyes.head, lint: async () => [finding] };
  const sight = unchangedSight(store, { ...eyes, head });
  const first = await look(cellIn('vi'), sight, false);
  expect(first.row).toMatchObject({ status: 'same', findings: [finding] });
  expect(shot).toEqual(['head']);
  // Known from now on: the same answer without a page.
  const second = await look(cellIn('vi'), sight, false);
  expect(second.row).toMatchObject({ status: 'same', findings: [finding] });
  expect(second.row.skipped).toBe('nothing it is made of has changed');
  expect(shot).toEqual(['head']);
});

test('VIS-14 a story that fails in both trees is told, however little has changed', async () => {
  const { store } = await storeWithBase();
  const { head, base } = eyesOn(GREY);
  const failing = { ...head, show: async () => ['play threw: planted'] };
  for (let run = 0; run < 2; run += 1) {
    const { row } = await look(cellIn('vi'), unchangedSight(store, { head: failing, base }), false);
    expect(row).toMatchObject({ status: 'broken', reason: 'play threw: planted' });
  }
});

/** Two equal ones in place are believed; then the fresh page's. */
const IN_PLACE = [OTHER, OTHER] as const;

test.each([
  {
    name: 'the first picture was another',
    head: stageOf(OTHER, GREY),
    says: 'the picture changed while it was taken',
  },
  {
    name: 'it differed until both pages were fresh',
    head: stageOf(...IN_PLACE, GREY),
    says: 'at first; the same from fresh pages',
  },
  {
    name: 'the story failed at first',
    head: { ...stageIn('vi'), failedFirst: () => 'failed at first: play threw: planted' },
    says: 'failed at first: play threw: planted',
  },
])('VIS-14 flaky, counted and not kept: $name', async ({ head, says }) => {
  const sight = sightOf(emptyStore, { head, base: stageOf(GREY) });
  const { row, retaken } = await look(cellIn('vi'), sight, false);
  expect(row).toMatchObject({ status: 'flaky', reason: expect.stringContaining(says) });
  expect(retaken).toBe(true);
});

test.each([
  { name: 'shows the same', fresh: GREY, says: [] },
  {
    name: 'shows another picture',
    fresh: OTHER,
    says: [expect.stringMatching(/another picture: \d+ pixels differ/)],
  },
])('VIS-3 a sampled cell is captured on a fresh page too, which $name', async ({ fresh, says }) => {
  const kept: string[] = [];
  const store: Store = { ...emptyStore, put: async (key) => void kept.push(key) };
  const eyes = { head: stageOf(GREY), base: stageOf(GREY), fresh: stageOf(fresh) };
  const sight = { ...sightOf(store, eyes), sample: new Set(['a--b/vi/375']) };
  const { row, sampled } = await look(cellIn('vi'), sight, false);
  expect(sampled).toBe(true);
  expect(row.problems.map(({ text }) => text)).toEqual(says);
  expect(row.problems.every(({ source }) => source === 'isolation')).toBe(true);
  expect(unreviewed({ ...row, files: {} })).toBe(says.length > 0);
  expect(kept).toHaveLength(says.length > 0 ? 0 : 3);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import type { Fingerprints } from '../cache/fingerprint.ts';
import { type Store, openStore } from '../cache/store.ts';
import type { Stage } from '../capture/stage.ts';
import type { Cell } from '../cells/cells.ts';
import { type Sight, look } from './look.ts';

const cellIn = (locale: string): Cell => ({
  story: { id: 'a--b', title: 'A', name: 'B', tags: [] },
  locale,
  width: 375,
});

const GREY = PNG.sync.write(new PNG({ width: 4, height: 4 }));

/** A stage whose pages all look like `png` and say they are in `lang`. */
function stageIn(lang: string, png = GREY): Stage {
  return {
    show: async () => [],
    shoot: async () => png,
    lint: async () => [],
    problems: () => [],
    axe: async () => [],
    describe: async () => [],
    allowances: async () => [],
    language: () => lang,
    cut: () => false,
    afresh: () => new Map(),
    close: async () => {},
  };
}

function fingerprints(side: string, spans: boolean): Fingerprints {
  return {
    of: ({ locale }) => `${side} ${locale}`,
    faultsOf: ({ locale }) => `${side} ${locale} faults`,
    spans: () => spans,
    inputsOf: () => new Map(),
  };
}

const sightOf = (
  store: Store,
  { head, base }: { head: Stage; base: Stage },
  spans = false,
): Sight => ({
  engine: 'chromium',
  eyes: async () => ({ engine: 'chromium', head, base, messages: {} }),
  compares: true,
  store,
  made: { head: fingerprints('head', spans), base: fingerprints('base', spans) },
  known: new Set(['a--b']),
  sure: new Set(),
  faults: true,
  all: false,
});

/** What becomes of a cell in `locale` whose pages say these languages, and what of it is kept. */
async function seen(locale: string, langs: { head: string; base?: string }, spans = false) {
  const kept: string[] = [];
  const store: Store = {
    get: async () => undefined,
    put: async (key) => void kept.push(key),
    trim: async () => {},
  };
  const eyes = { head: stageIn(langs.head), base: stageIn(langs.base ?? locale) };
  const { row } = await look(cellIn(locale), sightOf(store, eyes, spans), false);
  return { row, kept };
}

test('VIS-5 a page in another language than its cell is refused, and nothing of it is kept', async () => {
  const { row, kept } = await seen('vi', { head: 'en' });
  expect(row).toMatchObject({ status: 'broken', reason: expect.stringContaining('it is in "en"') });
  expect(kept).toEqual([]);
});

test("VIS-5 the base's page is not kept either when it is in another language", async () => {
  const { row, kept } = await seen('vi', { head: 'vi', base: 'es' });
  expect(row.status).toBe('same');
  expect(kept).toEqual(['head vi', 'head vi faults-faults']);
});

test.each([
  { name: 'in its own language', locale: 'vi', lang: 'vi', spans: false },
  { name: 'of the pseudo-locale, which says it is English', locale: 'en-XA', lang: 'en' },
  { name: 'of a story that chooses another language', locale: 'vi', lang: 'es', spans: true },
])('VIS-5 a page $name is taken and kept', async ({ locale, lang, spans }) => {
  const { row, kept } = await seen(locale, { head: lang, base: lang }, spans);
  expect(row.status).toBe('same');
  expect(kept).toHaveLength(3);
});

/** A store on the disk that knows the base's picture of the cell, and where that is. */
async function storeWithBase(): Promise<{ store: Store; picture: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-look-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openStore({ folder });
  const size = { width: 4, height: 4 };
  const kept = await store.put('base vi', { png: GREY, size, findings: [], problems: [] });
  return { store, picture: kept?.picture?.path ?? '' };
}

/** Breaks a picture without a change of its length, so that only who reads it can tell. */
const spoil = (picture: string) => writeFile(picture, Buffer.alloc(GREY.length));

/** Both stages with the same picture, and the sides it was taken of. */
function eyesOn(png: Buffer) {
  const shot: string[] = [];
  const stage = (side: string): Stage => ({
    ...stageIn('vi'),
    async shoot() {
      shot.push(side);
      return png;
    },
  });
  return { shot, head: stage('head'), base: stage('base') };
}

test("VIS-5 a known base's picture is neither taken nor read when the new one is equal", async () => {
  const { store, picture } = await storeWithBase();
  await spoil(picture);
  const { shot, ...eyes } = eyesOn(GREY);
  const { row, captures } = await look(cellIn('vi'), sightOf(store, eyes), false);
  expect({ shot, captures }).toEqual({ shot: ['head'], captures: 1 });
  expect(row).toMatchObject({ status: 'same', stored: picture });
});

test("VIS-5 both sides are taken when the base's picture broke and the new one is not equal", async () => {
  const { store, picture } = await storeWithBase();
  await spoil(picture);
  const { shot, ...eyes } = eyesOn(PNG.sync.write(new PNG({ width: 6, height: 4 })));
  const { row, captures } = await look(cellIn('vi'), sightOf(store, eyes), false);
  expect({ shot, captures }).toEqual({ shot: ['head', 'base', 'head'], captures: 3 });
  expect(row.status).toBe('same');
});

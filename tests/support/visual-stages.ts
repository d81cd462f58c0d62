/** Stages that show what a test says, and a run's view through them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { onTestFinished } from 'vitest';
import type { Fingerprints } from '../visual/cache/fingerprint.ts';
import { type Store, openStore } from '../visual/cache/store.ts';
import type { Stage } from '../visual/capture/stage.ts';
import type { Cell } from '../visual/cells/cells.ts';
import type { Sight } from '../visual/matrix/look.ts';

/** A snapshot of the one story, in a locale. */
export const cellIn = (locale: string): Cell => ({
  story: { id: 'a--b', title: 'A', name: 'B', tags: [] },
  locale,
  width: 375,
});

/** What stages show. */
export const GREY = PNG.sync.write(new PNG({ width: 4, height: 4 }));

/** A stage whose pages all look like `png` and say they are in `lang`. */
export function stageIn(lang: string, png = GREY): Stage {
  return {
    show: async () => [],
    shoot: async () => png,
    lint: async () => [],
    problems: () => [],
    axe: async () => [],
    describe: async () => [],
    allowances: async () => [],
    layout: async () => '',
    failedFirst: () => '',
    language: () => lang,
    afresh: () => new Map(),
    close: async () => {},
  };
}

/** Fingerprints that name the side and the locale. */
export function fingerprints(side: string, spans: boolean): Fingerprints {
  return {
    of: ({ locale }) => `${side} ${locale}`,
    faultsOf: ({ locale }) => `${side} ${locale} faults`,
    spans: () => spans,
    inputsOf: () => new Map(),
  };
}

/** A run's view of one snapshot, through these stages. */
export const sightOf = (
  store: Store,
  { head, base, fresh = head }: { head: Stage; base: Stage; fresh?: Stage },
  spans = false,
): Sight => ({
  engine: 'chromium',
  eyes: async () => ({ engine: 'chromium', head, base, fresh: async () => fresh, messages: {} }),
  compares: true,
  store,
  made: { head: fingerprints('head', spans), base: fingerprints('base', spans) },
  known: new Set(['a--b']),
  sure: new Set(),
  faults: true,
  all: false,
  sample: new Set(),
});

/** A store on the disk that knows the base's picture of the cell, and where that is. */
export async function storeWithBase(): Promise<{ store: Store; picture: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-look-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openStore({ folder });
  const size = { width: 4, height: 4 };
  const kept = await store.put('base vi', { png: GREY, size, findings: [], problems: [] });
  return { store, picture: kept?.picture?.path ?? '' };
}

/** Both stages with the same picture, and the sides it was taken of. */
export function eyesOn(png: Buffer) {
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

/** A picture that differs from {@link GREY} in its size. */
export const OTHER = PNG.sync.write(new PNG({ width: 6, height: 4 }));

/** A stage that captures these pictures one after the other; the last one again and again. */
export function stageOf(...pngs: Buffer[]): Stage {
  return {
    ...stageIn('vi'),
    shoot: async () => (pngs.length > 1 ? pngs.shift() : pngs[0]) ?? GREY,
  };
}

/** A store that knows nothing, and in which nothing may be kept. */
export const emptyStore: Store = {
  get: async () => undefined,
  put: async (key) => {
    throw new Error(`${key} was kept`);
  },
  trim: async () => {},
};

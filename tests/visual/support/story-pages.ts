/** Stages that show what a test says, and a run's view through them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { onTestFinished } from 'vitest';
import type { Fingerprints } from '../cache/fingerprint.ts';
import { type CaptureCache, openCaptureCache } from '../cache/capture-cache.ts';
import type { StoryPage } from '../capture/story-page.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { CheckContext } from '../runner/check-snapshot.ts';

export const snapshotIn = (locale: string): Snapshot => ({
  story: { id: 'a--b', title: 'A', name: 'B', tags: [] },
  locale,
  width: 375,
});

export const GRAY_PNG = PNG.sync.write(new PNG({ width: 4, height: 4 }));

/** A story page that always shows `png` in the language `lang`. */
export function storyPageIn(lang: string, png = GRAY_PNG): StoryPage {
  return {
    show: async () => [],
    screenshot: async () => png,
    lint: async () => [],
    problems: () => [],
    axe: async () => [],
    explainDiff: async () => [],
    suppressions: async () => [],
    layout: async () => '',
    retriedFailure: () => '',
    language: () => lang,
    reloadedStories: () => new Map(),
    close: async () => {},
  };
}

/** Fingerprints that name the build and the locale. */
export function fingerprints(build: string, showsOthers: boolean): Fingerprints {
  return {
    captureKey: ({ locale }) => `${build} ${locale}`,
    findingsKey: ({ locale }) => `${build} ${locale} findings`,
    showsOtherLocales: () => showsOthers,
    inputsOf: () => new Map(),
  };
}

/** A run's view of one snapshot, through these stages. */
export const checkContext = (
  cache: CaptureCache,
  { head, base, fresh = head }: { head: StoryPage; base: StoryPage; fresh?: StoryPage },
  spans = false,
): CheckContext => ({
  engine: 'chromium',
  openPages: async () => ({
    browserName: 'chromium',
    candidate: head,
    baseline: base,
    freshPage: async () => fresh,
    messages: {},
  }),
  compares: true,
  cache,
  fingerprints: { head: fingerprints('head', spans), base: fingerprints('base', spans) },
  baselineStories: new Set(['a--b']),
  confirmed: new Set(),
  lints: true,
  ignoresCache: false,
  sample: new Set(),
});

/** A store on the disk that knows the base's picture of the snapshot, and where that is. */
export async function cacheWithBaseline(): Promise<{ store: CaptureCache; picture: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-look-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openCaptureCache({ folder });
  const size = { width: 4, height: 4 };
  const kept = await store.put('base vi', { png: GRAY_PNG, size, findings: [], problems: [] });
  return { store, picture: kept?.screenshot?.path ?? '' };
}

/** Both stages with the same picture, and the sides it was taken of. */
export function pagePair(png: Buffer) {
  const shot: string[] = [];
  const stage = (side: string): StoryPage => ({
    ...storyPageIn('vi'),
    async screenshot() {
      shot.push(side);
      return png;
    },
  });
  return { shot, head: stage('head'), base: stage('base') };
}

/** A picture that differs from {@link GRAY_PNG} in its size. */
export const LARGER_PNG = PNG.sync.write(new PNG({ width: 6, height: 4 }));

/** A stage that captures these pictures one after the other; the last one again and again. */
export function fakeStoryPage(...pngs: Buffer[]): StoryPage {
  return {
    ...storyPageIn('vi'),
    screenshot: async () => (pngs.length > 1 ? pngs.shift() : pngs[0]) ?? GRAY_PNG,
  };
}

/** A store that knows nothing, and in which nothing may be kept. */
export const emptyCache: CaptureCache = {
  get: async () => undefined,
  put: async (key) => {
    throw new Error(`${key} was kept`);
  },
  trim: async () => {},
};

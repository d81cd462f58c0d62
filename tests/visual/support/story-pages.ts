/** Fake story pages, and a context to check snapshots with them. */
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

/** A page that always shows `png`, in the language `lang`. */
export function storyPageIn(lang: string, png = GRAY_PNG): StoryPage {
  return {
    show: async () => [],
    screenshot: async () => png,
    lint: async () => ({ findings: [] }),
    problems: () => [],
    axe: async () => [],
    explainDiff: async () => [],
    page: () => {
      throw new Error('a fake story page has no page');
    },
    suppressions: () => [],
    layout: async () => '',
    usedProperties: async () => undefined,
    retriedFailure: () => '',
    language: () => lang,
    reloadedStories: () => new Map(),
    close: async () => {},
  };
}

/** Fingerprints whose keys are the build's name and the locale. */
export function fingerprints(build: string, showsOtherLocales: boolean): Fingerprints {
  return {
    captureKey: ({ locale }) => `${build} ${locale}`,
    usageKey: () => undefined,
    findingsKey: ({ locale }) => `${build} ${locale} findings`,
    showsOtherLocales: () => showsOtherLocales,
    inputsOf: () => new Map(),
  };
}

export const checkContext = (
  cache: CaptureCache,
  pages: { candidate: StoryPage; baseline: StoryPage; freshPage?: StoryPage },
  showsOtherLocales = false,
): CheckContext => ({
  browserName: 'chromium',
  openPages: async () => ({
    browserName: 'chromium',
    candidate: pages.candidate,
    baseline: pages.baseline,
    freshPage: async () => pages.freshPage ?? pages.candidate,
    messages: {},
  }),
  cache,
  fingerprints: {
    candidate: fingerprints('candidate', showsOtherLocales),
    baseline: fingerprints('baseline', showsOtherLocales),
  },
  baselineStories: new Set(['a--b']),
  confirmed: new Set(),
  lints: true,
  ignoresCache: false,
  sample: new Set(),
});

/** A cache on the disk with the baseline's screenshot, and the path of that screenshot. */
export async function cacheWithBaseline(): Promise<{ cache: CaptureCache; picture: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cache = openCaptureCache({ folder });
  const size = { width: 4, height: 4 };
  const entry = await cache.put('baseline vi', { png: GRAY_PNG, size, findings: [], problems: [] });
  return { cache, picture: entry?.screenshot?.path ?? '' };
}

/** Both pages with the same screenshot; `captured` lists the builds it was captured from. */
export function pagePair(png: Buffer) {
  const captured: string[] = [];
  const pageOf = (build: string): StoryPage => ({
    ...storyPageIn('vi'),
    async screenshot() {
      captured.push(build);
      return png;
    },
  });
  return { captured, candidate: pageOf('candidate'), baseline: pageOf('baseline') };
}

/** Differs from {@link GRAY_PNG} in its size. */
export const LARGER_PNG = PNG.sync.write(new PNG({ width: 6, height: 4 }));

/** A page with these screenshots one after the other, then always the last one. */
export function fakeStoryPage(...pngs: Buffer[]): StoryPage {
  return {
    ...storyPageIn('vi'),
    screenshot: async () => (pngs.length > 1 ? pngs.shift() : pngs[0]) ?? GRAY_PNG,
  };
}

/** An empty cache; writing to it fails the test. */
export const emptyCache: CaptureCache = {
  get: async () => undefined,
  put: async (key) => {
    throw new Error(`${key} was cached`);
  },
  trim: async () => {},
};

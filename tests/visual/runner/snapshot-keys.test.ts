import { expect, onTestFinished, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCaptureCache } from '../cache/capture-cache.ts';
import { type Fingerprints, openFingerprints } from '../cache/fingerprint.ts';
import type { SnapshotResult } from '../capture/compare-snapshot.ts';
import { GRAY_PNG, snapshotIn, storyPageIn } from '../support/story-pages.ts';
import { type KeyContext, recordUsage, recordedUsage, snapshotKeys } from './snapshot-keys.ts';

const SNAPSHOT = snapshotIn('en');
const { story } = SNAPSHOT;

/** A build whose story reaches its file and two custom properties, with these values. */
function build(values: Readonly<Record<'--a' | '--b', string>>, file = 'file'): Fingerprints {
  const properties = Object.entries(values).map(([property, hash]) => [
    property,
    { name: property, hash, property },
  ]);
  const traced = {
    code: 'c',
    inputs: { 'A.tsx': { name: 'A.tsx', hash: file }, ...Object.fromEntries(properties) },
    files: { 'A.stories.tsx': ['A.tsx', '--a', '--b'] },
    stories: { [story.id]: 'A.stories.tsx' },
    shared: [],
    showsOtherLocales: [],
  };
  return openFingerprints(traced, { engine: 'chromium', browser: '1', code: 'c' });
}

const BASELINE = build({ '--a': '1', '--b': '1' });
const A_CHANGED = build({ '--a': '2', '--b': '1' });
const B_CHANGED = build({ '--a': '1', '--b': '2' });

async function emptyCache() {
  const folder = await mkdtemp(join(tmpdir(), 'visual-usage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return openCaptureCache({ folder });
}

type Cache = KeyContext['cache'];

const contextOf = (cache: Cache, candidate: Fingerprints): KeyContext => ({
  ...{ cache, ignoresCache: false, baselineStories: new Set([story.id]) },
  fingerprints: { candidate, baseline: BASELINE },
});

/** A run of the candidate whose page reports that it uses these properties. */
async function capture(cache: Cache, candidate: Fingerprints, used: string[] | undefined) {
  const context = contextOf(cache, candidate);
  const page = { ...storyPageIn('en'), usedProperties: async () => used };
  const pages = {
    ...{ browserName: 'chromium' as const, candidate: page, baseline: page, messages: {} },
    freshPage: async () => page,
  };
  const { pictures }: Pick<SnapshotResult, 'pictures'> = {
    pictures: { expected: GRAY_PNG, actual: GRAY_PNG },
  };
  const recorded = await recordedUsage(SNAPSHOT, context);
  await recordUsage(SNAPSHOT, context, pages, { pictures } as SnapshotResult, recorded);
}

/** Whether the next run has the same key for candidate and baseline, and captures nothing. */
async function isSkipped(cache: Cache, candidate: Fingerprints): Promise<boolean> {
  const context = contextOf(cache, candidate);
  const usage = await recordedUsage(SNAPSHOT, context);
  const keys = snapshotKeys(SNAPSHOT, context, false, usage);
  return keys.candidate !== undefined && keys.candidate === keys.baseline;
}

test('VIS-20 a snapshot is captured again only if a property that its page used has changed', async () => {
  const cache = await emptyCache();
  await capture(cache, BASELINE, ['--a']);
  expect(await isSkipped(cache, A_CHANGED)).toBe(false);
  expect(await isSkipped(cache, B_CHANGED)).toBe(true);
});

test('VIS-20 without a record every property counts, and after a change of a file as well', async () => {
  const cache = await emptyCache();
  expect(await isSkipped(cache, BASELINE)).toBe(true);
  expect(await isSkipped(cache, B_CHANGED)).toBe(false);
  await capture(cache, BASELINE, ['--a']);
  expect(await isSkipped(cache, build({ '--a': '1', '--b': '1' }, 'other'))).toBe(false);
});

test('VIS-20 a record only grows, and is discarded when usage cannot be tracked', async () => {
  const cache = await emptyCache();
  await capture(cache, BASELINE, ['--a']);
  await capture(cache, BASELINE, ['--b']);
  expect(await isSkipped(cache, A_CHANGED)).toBe(false);
  expect(await isSkipped(cache, B_CHANGED)).toBe(false);

  const other = await emptyCache();
  await capture(other, BASELINE, ['--a']);
  await capture(other, BASELINE, undefined);
  expect(await isSkipped(other, B_CHANGED)).toBe(false);
});

import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSiteConfig } from '../../src/site-config.ts';
import { manifestProblems } from './manifest-problems.ts';
import {
  RIGHT_SETTINGS,
  RIGHT_SITE,
  RIGHT_SOURCE,
  writeManifest,
  writeRightBuild,
} from './right-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await writeRightBuild();
});
afterEach(() => rm(folder, { recursive: true }));

const problems = () => manifestProblems(folder, RIGHT_SITE, RIGHT_SOURCE);
const MANIFEST = '.well-known/site-manifest.json';

test('VER-2 the right build has no findings, also with an added app and a signature', async () => {
  await writeFile(join(folder, 'android', 'unio-wallet-2.11.apk'), 'PK');
  await writeFile(join(folder, `${MANIFEST}.sig`), '');
  expect(await problems()).toEqual([]);
});

test('VER-2 FAULT-86 a changed, a missing and an added file are refused', async () => {
  await appendFile(join(folder, 'index.html.br'), ' ');
  await rm(join(folder, 'licences.txt'));
  await writeFile(join(folder, 'gift.html'), '');
  expect(await problems()).toEqual([
    expect.stringMatching(/^index\.html\.br: has \d+ bytes instead of \d+$/),
    'licences.txt: is missing',
    'gift.html: is not in the manifest',
  ]);
});

test('VER-2 a build from files that are in no commit is refused', async () => {
  await writeManifest(folder, RIGHT_SITE, { ...RIGHT_SOURCE, commit: null });
  expect(await problems()).toEqual(['it is built from files that are in no commit']);
});

test.each([
  [
    'commit',
    { commit: 'fedcba9876'.repeat(4) },
    `it was built from commit ${RIGHT_SOURCE.commit}, not ${'fedcba9876'.repeat(4)}`,
  ],
  [
    'commit, while this checkout has changes',
    { commit: null },
    `it was built from commit ${RIGHT_SOURCE.commit}, and this checkout has files that are in no commit`,
  ],
  [
    'package-lock.json',
    { packageLock: 'cd'.repeat(32) },
    'it was built with the packages of another package-lock.json',
  ],
  ['Node', { node: 'v24.0.0' }, `it was built with Node ${process.version}, not v24.0.0`],
])('VER-2 FAULT-81 a build of another %s is refused', async (_, source, problem) => {
  expect(await manifestProblems(folder, RIGHT_SITE, { ...RIGHT_SOURCE, ...source })).toEqual([
    problem,
  ]);
});

test('VER-2 a build with other settings is refused', async () => {
  const site = parseSiteConfig({ ...RIGHT_SETTINGS, VITE_APK_VERSION: '2.10.1' });
  expect(await manifestProblems(folder, site, RIGHT_SOURCE)).toEqual([
    'settings.VITE_APK_VERSION: is "2.10.0" in the manifest, "2.10.1" in this build',
  ]);
});

test.each([
  ['is not JSON', '{', 'the manifest is not JSON'],
  ['has no files', '{"version":1}', /^the manifest is malformed: \/ must have required property/],
])('VER-2 FAULT-90 a manifest that %s is refused', async (_, text, problem) => {
  await writeFile(join(folder, MANIFEST), text);
  expect(await problems()).toEqual([expect.stringMatching(problem)]);
});

test('VER-2 FAULT-90 a build without its manifest is refused', async () => {
  await rm(join(folder, MANIFEST));
  expect(await problems()).toEqual([`${MANIFEST} is missing: build again (npm run build)`]);
});

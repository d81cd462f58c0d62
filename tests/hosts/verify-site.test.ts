import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtFiles } from '../../src/build/built-files.ts';
import { RIGHT_SITE, writeManifest, writeRightBuild } from '../release/right-release.ts';
import { verifySite } from '../verify-site/verify-site.ts';
import type { RunningServer } from './servers.ts';
import { previewServer, testedServers } from './start-hosts.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const SCRIPT = 'assets/index-DiwrgTda.js';
const SITEMAP = '<urlset><url><loc>https://wallet.unio/</loc></url></urlset>';

let folder: string;
let workFolder: string;
beforeEach(async () => {
  [folder, workFolder] = [await writeRightBuild(), await mkdtemp(join(tmpdir(), 'unio-verify-'))];
  await writeFile(join(folder, 'sitemap.xml'), SITEMAP);
  await writeManifest(folder);
});
afterEach(async () => {
  for (const it of [folder, workFolder]) await rm(it, { recursive: true });
});

const pathOf = (file: string) => join(folder, file);

/** Changes the content, but not the length. */
async function changeByte(file: string): Promise<void> {
  const content = await readFile(pathOf(file));
  const last = content.length - 1;
  content.writeUInt8(content.readUInt8(last) ^ 1, last);
  await writeFile(pathOf(file), content);
}

describe.each([previewServer, ...testedServers])('$name', ({ start }) => {
  /** Serves the folder, and returns the output and the exit code of the check. */
  async function verify(omittedHeader?: string) {
    const release = { site: RIGHT_SITE, files: await builtFiles(folder), inlineScripts: [] };
    const server: RunningServer = await start(
      release,
      folder,
      workFolder,
      omittedHeader === undefined ? {} : { omittedHeader },
    );
    const lines: string[] = [];
    try {
      const print = (line: string) => lines.push(line.replaceAll(server.url, ''));
      return { code: await verifySite({ target: server.url, keys: folder, print }), lines };
    } finally {
      await server.stop();
    }
  }
  const differences = async (omittedHeader?: string) => {
    const { code, lines } = await verify(omittedHeader);
    expect([code, lines.at(-1)]).toEqual([
      1,
      expect.stringMatching(/^differs: .+ \(\d+ lines above\)$/),
    ]);
    return lines.filter((line) => line.startsWith('DIFFERS')).map((line) => line.slice(8));
  };

  // A browser gets the gzip file from a server without Brotli.
  const onlyGzip = expect.stringMatching(
    /^\/assets\/index-DiwrgTda\.js \(gzip(?:, browser)?\): is not gzip, as its Content-Encoding says$/,
  ) as string;

  test('VER-2 the served build matches its manifest', async () => {
    expect(await verify()).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Manifest: \d+ files for https:\/\/wallet\.unio, from commit 0123/),
        'Signatures: not checked',
        expect.stringMatching(/^ok: \d+ files of {2}are as the manifest says$/),
      ],
    });
  });

  test('VER-2 FAULT-86 one changed byte is found', async () => {
    await changeByte('licences.txt');
    expect(await differences()).toEqual([
      expect.stringMatching(/^\/licences\.txt: has other bytes: SHA-256 [\da-f]{64} instead of/),
    ]);
  });

  test('VER-2 FAULT-86 one changed byte of a script is found', async () => {
    await changeByte(SCRIPT);
    expect(await differences()).toEqual([
      expect.stringMatching(/^\/assets\/index-DiwrgTda\.js \(identity\): has other bytes: /),
    ]);
  });

  test('VER-2 FAULT-86 one changed byte in a compressed file is found', async () => {
    await changeByte(`${SCRIPT}.gz`);
    expect(await differences()).toEqual([onlyGzip]);
  });

  test('VER-2 FAULT-86 a Content-Encoding that does not match the bytes is found', async () => {
    await writeFile(pathOf(`${SCRIPT}.gz`), brotliCompressSync(await readFile(pathOf(SCRIPT))));
    expect(await differences()).toEqual([onlyGzip]);
  });

  test('VER-2 FAULT-86 a file that was cut short, and one that is gone, are found', async () => {
    await truncate(pathOf('manifest.webmanifest'), 7);
    await rm(pathOf('build.json'));
    expect(await differences()).toEqual([
      '/build.json: responds 404 instead of 200',
      '/manifest.webmanifest: has 7 bytes instead of 18',
    ]);
  });

  test('VER-2 FAULT-87 an added page in the sitemap is found', async () => {
    await writeFile(pathOf('gift.html'), '<title>Gift</title>');
    await writeFile(pathOf('sitemap.xml'), SITEMAP.replaceAll('unio/', 'unio/gift.html'));
    expect(await differences()).toEqual([
      '/gift.html: is in sitemap.xml, and not in the manifest',
      expect.stringContaining('/sitemap.xml: is longer than '),
    ]);
  });

  test('VER-2 FAULT-88 a missing header is found, once for all files', async () => {
    expect(await differences('Referrer-Policy')).toEqual([
      expect.stringMatching(/^\/\S+, \/, \/\S+ and \d+ more: has no Referrer-Policy$/),
    ]);
  });

  test('VER-2 FAULT-86 another error page is found', async () => {
    await writeFile(pathOf('404.html'), '<script src="/gift.js"></script>');
    for (const ending of ['br', 'gz']) await rm(pathOf(`404.html.${ending}`));
    expect(await differences()).toEqual([expect.stringContaining('/…: has 32 bytes instead of ')]);
  });
});

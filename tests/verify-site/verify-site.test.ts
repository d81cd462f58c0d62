import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../mocks/preview/loopback.ts';
import { siteHandler } from '../../mocks/preview/serve.ts';
import { securityHeaders } from '../../src/headers.ts';
import { MANIFEST_FILE } from '../../src/build/release-files/site-manifest.ts';
import { RIGHT_SITE } from '../release/right-release.ts';
import { copyProblem } from './read-source.ts';
import { verifySite } from './verify-site.ts';
import {
  WORKER,
  folder,
  keys,
  server,
  useServer,
  verify,
  answer,
  oneDifference,
} from './served-build.ts';

describe('VER-2 wrong responses of a host', () => {
  test.each<[string, string, RequestListener, string]>([
    [
      'FAULT-89 a redirect to another host',
      '/build.json',
      (_, it) => void it.writeHead(302, { Location: 'https://evil.example/' }).end(),
      'redirects to another host: https://evil.example/',
    ],
    [
      'FAULT-89 a redirect without its scheme',
      '/build.json',
      (_, it) => void it.writeHead(301, { Location: '//evil.example/' }).end(),
      'redirects to another host: //evil.example/',
    ],
    [
      'FAULT-86 a redirect on the same host',
      '/build.json',
      (_, it) => void it.writeHead(308, { Location: '/' }).end(),
      'redirects to /',
    ],
    [
      'FAULT-86 an error',
      '/build.json',
      (_, it) => void it.writeHead(503).end(),
      'responds 503 instead of 200',
    ],
    [
      'FAULT-86 part of a file',
      '/build.json',
      (_, it) => void it.writeHead(206).end(),
      'responds 206 instead of 200',
    ],
    [
      'FAULT-88 a cookie',
      '/build.json',
      (_, it) => void it.setHeader('Set-Cookie', 'id=1'),
      'has set-cookie: id=1',
    ],
  ])('%s is found', async (_, url, respond, text) => {
    expect(await verify(answer(url, respond))).toEqual(oneDifference(`${url}: ${text}`));
  });

  const HEADERS = {
    ...securityHeaders(RIGHT_SITE),
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/plain; charset=utf-8',
  };
  test.each([
    [{ 'X-Frame-Options': 'SAMEORIGIN' }, 'has another X-Frame-Options: SAMEORIGIN'],
    [{ 'Content-Type': 'text/html' }, 'has another Content-Type: text/html'],
    [{ 'Content-Type': 'text/plain; charset=utf-7' }, 'has another Content-Type: text/plain; cha'],
    [{ 'Cache-Control': 'max-age=60' }, 'has another Cache-Control: max-age=60'],
    [{ 'Content-Encoding': 'compress' }, 'has the unknown Content-Encoding compress'],
    [{ 'Content-Encoding': 'zstd' }, 'is not zstd, as its Content-Encoding says'],
    [{ 'Alt-Svc': 'h3="other.example:443"' }, 'has alt-svc: h3="other.example:443"'],
    [
      { 'Alt-Svc': 'h3=":443"; ma=86400, h2="other.example:443"' },
      'has alt-svc: h3=":443"; ma=86400, h2="other.example:443"',
    ],
    [{ 'Content-Encoding': 'br' }, 'is not br, as its Content-Encoding says'],
  ])('FAULT-88 a file with %j is found', async (others, text) => {
    const content = await readFile(join(folder, 'licences.txt'));
    const send = answer('/licences.txt', (_, response) => {
      response.writeHead(200, { ...HEADERS, ...others }).end(content);
    });
    const { code, lines } = await verify(send);
    expect([code, lines]).toEqual([
      1,
      expect.arrayContaining([expect.stringContaining(`: ${text}`)]),
    ]);
  });

  test('FAULT-86 an encoding that was not requested is found', async () => {
    const content = gzipSync(await readFile(join(folder, 'licences.txt')));
    const send = answer('/licences.txt', (_, response) => {
      response.writeHead(200, { ...HEADERS, 'Content-Encoding': 'gzip' }).end(content);
    });
    const { code, lines } = await verify(send);
    expect([code, lines.slice(2)]).toEqual([
      1,
      [
        'DIFFERS /licences.txt (identity, br): is sent as gzip, not as asked',
        'differs:  is not the build of its manifest (1 lines above)',
      ],
    ]);
  });

  test('FAULT-87 a file that was added to the precache list is found', async () => {
    await writeFile(join(folder, WORKER), 'precache([{"url":"index.html"},{"url":"gift.js"}]);');
    const { code, lines } = await verify();
    expect([code, lines]).toEqual([
      1,
      expect.arrayContaining([
        `DIFFERS /gift.js: is in ${WORKER}, and not in the manifest`,
        `DIFFERS /${WORKER}: is longer than 33 bytes`,
      ]),
    ]);
  });

  test('FAULT-89 a copy on another host is found, but a copy on this machine is allowed', () => {
    const base = new URL('https://wallet-unio.example/');
    expect(copyProblem('https://wallet.unio', base)).toEqual([
      { where: 'https://wallet-unio.example', text: 'has the manifest of https://wallet.unio' },
    ]);
    expect(copyProblem('https://wallet.unio', new URL('https://wallet.unio/'))).toEqual([]);
    expect(copyProblem('https://wallet.unio', new URL('http://127.0.0.1:4173/'))).toEqual([]);
  });

  test('a host that compresses the files itself is recognized, and its content is compared', async () => {
    for (const ending of ['br', 'gz']) await rm(join(folder, `index.html.${ending}`));
    const again = gzipSync(await readFile(join(folder, 'index.html')), { level: 1 });
    await writeFile(join(folder, 'index.html.gz'), again);
    const { code, lines } = await verify();
    expect([code, lines[1]]).toEqual([
      0,
      'Compressed by the host itself: 2 responses; their content counts.',
    ]);
  });
});

describe('VER-2 FAULT-90 what cannot be checked is not clean', () => {
  test('a connection that is cut', async () => {
    const cut = answer('/build.json', (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{');
      setImmediate(() => response.destroy());
    });
    const { code, lines } = await verify(cut);
    expect([code, lines.slice(1)]).toEqual([
      2,
      [
        'NOT CHECKED /build.json: cannot be fetched: aborted',
        'not checked: a part of  could not be fetched',
      ],
    ]);
  });

  test.each([
    ['that is missing', undefined, /publishes no manifest/],
    ['that is no JSON', '<!doctype html>', /^not checked: the manifest is not JSON$/],
    ['of another version', '{"version":2}', /^not checked: the manifest is malformed: /],
  ])('a manifest %s', async (_, text, line) => {
    const file = join(folder, MANIFEST_FILE);
    if (text === undefined) await rm(file);
    else await writeFile(file, text);
    const lines: string[] = [];
    const print = (it: string) => lines.push(it);
    const serve = siteHandler(folder, RIGHT_SITE.distributionOrigin);
    const target = await listen(useServer(createServer(serve)), 0);
    expect(await verifySite({ target, keys, print })).toBe(2);
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test('FAULT-89 a manifest that names another host, which gets no request', async () => {
    let requestCount = 0;
    const other = createServer((_, response) => {
      requestCount += 1;
      response.end();
    });
    const origin = await listen(other, 0);
    const file = join(folder, MANIFEST_FILE);
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace('"url": "/build.json"', `"url": "/${origin}/x"`));
    const lines: string[] = [];
    const print = (it: string) => lines.push(it);
    const serve = siteHandler(folder, RIGHT_SITE.distributionOrigin);
    const target = await listen(useServer(createServer(serve)), 0);
    expect(await verifySite({ target, keys, print })).toBe(2);
    expect(lines).toEqual([
      `not checked: the manifest names a path outside of the site: /${origin}/x`,
    ]);
    await closeServer(other);
    expect(requestCount).toBe(0);
  });

  test.each([
    ['http://wallet.unio', 'not checked: http://wallet.unio is not https: whoever'],
    ['https://user@wallet.unio', 'not checked: https://user@wallet.unio is not the address'],
    ['https://wallet.unio/?a', 'not checked: https://wallet.unio/?a is not the address'],
    ['/nowhere', 'not checked: there is no .well-known/site-manifest.json in /nowhere'],
    ['http://127.0.0.1:1', 'not checked: cannot be fetched: '],
  ])('%s', async (target, line) => {
    const lines: string[] = [];
    const print = (it: string) => lines.push(it);
    expect(await verifySite({ target, keys, print })).toBe(2);
    expect(lines).toEqual([expect.stringContaining(line)]);
  });

  test('too few keys in builders.allowed, or one that cannot be read', async () => {
    const nobody = await verify(undefined, { signatures: 2 });
    expect([nobody.code, nobody.lines]).toEqual([
      2,
      [expect.stringContaining('builders.allowed names 0 builders, and 2 must have signed')],
    ]);
    await writeFile(join(keys, 'builders.allowed'), 'alice ssh-ed25519 AAAA');
    if (server) await closeServer(server);
    expect((await verify(undefined, { signatures: 1 })).lines).toEqual([
      'not checked: builders.allowed:1 has a key that cannot be read',
    ]);
  });
});

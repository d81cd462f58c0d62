import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { deflateSync, zstdCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/headers.ts';
import { RIGHT_SITE, writeManifest } from '../release/right-release.ts';
import { WORKER, answer, folder, oneDifference, verify } from './served-build.ts';

const POLICY = 'blocked-destinations=(script)';
const HEADERS = { ...securityHeaders(RIGHT_SITE), 'Cache-Control': 'no-cache' };

describe('VER-2 FAULT-86 a response that only a browser gets', () => {
  const respondUnavailable: RequestListener = (_, response) => void response.writeHead(503).end();
  test.each([
    ['/licences.txt', 'sec-fetch-dest', 'document'],
    ['/build.json', 'sec-fetch-mode', 'cors'],
    ['/build.json', 'sec-fetch-site', 'same-origin'],
    ['/build.json', 'accept-encoding', 'gzip, deflate, br, zstd'],
    [`/${WORKER}`, 'service-worker', 'script'],
    ['/assets/index-DiwrgTda.js', 'sec-fetch-dest', 'script'],
  ])('at %s with %s: %s is found', async (url, name, value) => {
    const listener = answer(url, (request, response) => {
      if (request.headers[name] === value) respondUnavailable(request, response);
    });
    expect(await verify(listener)).toEqual(
      oneDifference(`${url} (browser): responds 503 instead of 200`),
    );
  });

  test.each([
    ['zstd', zstdCompressSync],
    ['deflate', deflateSync],
  ])('is decoded from %s, and its bytes are compared', async (encoding, compress) => {
    const right = await readFile(join(folder, 'licences.txt'));
    for (const content of [right, Buffer.from(right).fill('x', 0, 1)]) {
      const listener = answer('/licences.txt', (request, response) => {
        if (request.headers['accept-encoding']?.includes(encoding) !== true) return;
        const headers = { 'Content-Encoding': encoding, 'Content-Type': 'text/plain' };
        response.writeHead(200, { ...HEADERS, ...headers }).end(compress(content));
      });
      const { code, lines } = await verify(listener);
      expect(lines[1]).toBe('Compressed by the host itself: 1 responses; their content counts.');
      const verdict =
        content === right ? '0 ok: ' : '1 DIFFERS /licences.txt (browser): has other bytes: ';
      expect(`${code} ${lines[2]}`).toContain(verdict);
    }
  });
});

describe('VER-4 FAULT-88 the integrity policy', () => {
  test.each<[string, RequestListener, string]>([
    [
      'that Safari gets, too',
      (_, response) => void response.setHeader('Integrity-Policy', POLICY),
      'has Integrity-Policy for Safari, which does not start with it',
    ],
    [
      'that refuses nothing',
      ({ headers }, response) => {
        if (headers['user-agent']?.includes('Chrome/') !== true) return;
        response.writeHead(200, { ...HEADERS, 'Integrity-Policy': 'blocked-destinations=()' });
        response.end();
      },
      'has another Integrity-Policy: blocked-destinations=()',
    ],
  ])('%s is found', async (_, respond, text) => {
    const { code, lines } = await verify(answer('/', respond));
    expect([code, lines]).toEqual([1, expect.arrayContaining([`DIFFERS /: ${text}`])]);
  });

  test('may be missing, because not every host can distinguish browsers', async () => {
    const { code } = await verify((_, response) => {
      const set = response.setHeaders.bind(response);
      response.setHeaders = (headers) =>
        headers.has('Integrity-Policy') ? response : set(headers);
    });
    expect(code).toBe(0);
  });
});

describe('VER-2 the other addresses of a document', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'es'));
    await writeFile(join(folder, 'es', 'index.html'), '<!doctype html><title>Unio</title>');
    await writeManifest(folder);
  });

  test.each<[string, RequestListener, string]>([
    ['/index.html', (_, it) => void it.writeHead(200).end('gift'), 'has 4 bytes instead of '],
    [
      '/index.html',
      (_, it) => void it.writeHead(301, { Location: '//evil.example/' }).end(),
      'redirects to another host: //evil.example/',
    ],
    [
      '/es/index.html',
      (_, it) => void it.writeHead(301, { Location: '/gift.html' }).end(),
      'redirects to /gift.html',
    ],
    [
      '/es',
      (_, it) => void it.writeHead(301, { Location: '/es/', 'Set-Cookie': 'id=1' }).end(),
      'has set-cookie: id=1',
    ],
    ['/es', (_, it) => void it.writeHead(404).end('gift'), 'has 4 bytes instead of '],
    ['/es', (_, it) => void it.writeHead(503).end(), 'responds 503 instead of 200'],
  ])('FAULT-89 %s is requested, and a wrong response is found', async (url, respond, text) => {
    const { code, lines } = await verify(answer(url, respond));
    expect([code, lines[1]]).toEqual([1, expect.stringContaining(`DIFFERS ${url}: ${text}`)]);
  });

  test('may redirect to the document, serve it, or respond with 404', async () => {
    const requestedUrls = new Set<string | undefined>();
    const { code } = await verify((request, response) => {
      requestedUrls.add(request.url);
      response.setHeader('Alt-Svc', 'h3=":443"; ma=86400, h2=":443"');
      if (request.url === '/index.html') response.writeHead(308, { Location: './' }).end();
    });
    expect([code, requestedUrls.has('/es'), requestedUrls.has('/es/index.html')]).toEqual([
      0,
      true,
      true,
    ]);
  });
});

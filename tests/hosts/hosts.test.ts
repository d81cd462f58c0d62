import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE_CONTROL } from '../../src/headers.ts';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import { nginx } from '../../src/build/hosting/nginx.ts';
import {
  FILES,
  previewServer,
  release,
  SECURITY_HEADERS,
  startHosts,
  testedServers,
} from './start-hosts.ts';
import { headersByFile } from './static-host.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  hosts = await startHosts();
});
afterAll(() => hosts.stop());

/** Expected responses: path, status, `Cache-Control`, media type. */
const RESPONSES = [
  ['/', 200, CACHE_CONTROL.revalidate, 'text/html'],
  ['/es/', 200, CACHE_CONTROL.revalidate, 'text/html'],
  ['/assets/index-DiwrgTda.js', 200, CACHE_CONTROL.hashed, 'text/javascript'],
  ['/service-worker.js', 200, CACHE_CONTROL.revalidate, 'text/javascript'],
  ['/manifest.webmanifest', 200, CACHE_CONTROL.revalidate, 'application/manifest+json'],
  ['/icons/icon-192.png', 200, CACHE_CONTROL.revalidate, 'image/png'],
  ['/.well-known/security.txt', 200, CACHE_CONTROL.revalidate, 'text/plain'],
  ['/gone', 404, CACHE_CONTROL.notFound, 'text/'],
  ['/assets/index-gone1234.js', 404, CACHE_CONTROL.notFound, 'text/'],
  ['/assets/', 404, CACHE_CONTROL.notFound, 'text/'],
] as const;

describe.each([previewServer, ...testedServers])('$name', ({ name }) => {
  test.each(RESPONSES)('PWA-1 %s: %i, %s', async (path, status, cache, type) => {
    const { headers, ...reply } = await hosts.send(name, path);
    expect(reply.status).toBe(status);
    for (const [name, value] of SECURITY_HEADERS) expect(headers[name], name).toBe(value);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-type']).toMatch(type);
    expect(headers['server'] ?? '').not.toMatch(/\d|caddy/i);
  });

  test('a revalidated response has no body, and has all headers', async () => {
    const { headers } = await hosts.send(name, '/es/');
    const again = await hosts.send(name, '/es/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(CACHE_CONTROL.revalidate);
    for (const [header, value] of SECURITY_HEADERS)
      expect(again.headers[header], header).toBe(value);
  });

  test('the precompressed files of the build are sent', async () => {
    const text = FILES['assets/index-DiwrgTda.js'] ?? '';
    const gzip = await hosts.send(name, '/assets/index-DiwrgTda.js', {
      'Accept-Encoding': 'gzip',
    });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gzip.headers['content-type']).toMatch(/^text\/javascript/);
    expect(gzip.headers['cache-control']).toBe(CACHE_CONTROL.hashed);
    expect(gzip.body.equals(gzipSync(text))).toBe(true);
    if (name.startsWith('nginx') && !name.includes('Brotli')) return;
    const brotli = await hosts.send(name, '/assets/index-DiwrgTda.js', {
      'Accept-Encoding': 'gzip, br',
    });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotli.body.equals(brotliCompressSync(text))).toBe(true);
  });
});

describe.each([previewServer, ...testedServers])('$name, a missing file', ({ name }) => {
  test('FAULT-55 gets the 404 document, also in a folder', async () => {
    for (const path of ['/gone', '/assets/index-gone1234.js', '/assets/']) {
      const { status, body } = await hosts.send(name, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('<title>404');
    }
  });

  test('a folder without a trailing slash is redirected, with its query', async () => {
    for (const query of ['', '?openModal=true']) {
      const { status, headers } = await hosts.send(name, `/es${query}`);
      expect([status, headers.location]).toEqual([301, `/es/${query}`]);
    }
  });
});

test.each(testedServers)('$name does not serve `_headers`', async ({ name }) => {
  expect((await hosts.send(name, '/_headers')).status).toBe(404);
});

test('an unknown media type in the nginx configuration fails the build', () => {
  const files = [...release.files, 'assets/film-12345678.webm'];
  expect(() => nginx({ ...release, files })).toThrow('film-12345678.webm');
});

describe('_headers', () => {
  const text = headersFile(release);
  test.each(RESPONSES.filter(([, status]) => status === 200))(
    'PWA-1 %s: %i, %s',
    (path, _, cache) => {
      const headers = headersByFile(text, path);
      for (const [name, value] of SECURITY_HEADERS) expect(headers.get(name), name).toBe(value);
      expect(headers.get('cache-control')).toBe(cache);
    },
  );

  test('an asset without a hash fails the build, since it would be cached for a year', () => {
    const files = [...release.files, 'assets/logo.svg'];
    expect(() => headersFile({ ...release, files })).toThrow('assets/logo.svg');
  });

  test('more rules than Cloudflare Pages reads fail the build', () => {
    const files = Array.from({ length: 100 }, (_, index) => `page-${index}/index.html`);
    expect(() => headersFile({ ...release, files })).toThrow(RangeError);
  });
});

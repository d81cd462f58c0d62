import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE_CONTROL } from '../../src/headers.ts';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import { nginx } from '../../src/build/hosting/nginx.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import { expectedSecurityHeaders } from './expected-security-headers.ts';
import { type RunningServer, type HostServer, SERVERS } from './servers.ts';
import { headersByFile, startPreviewServer } from './static-host.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>en</title>',
  'es/index.html': '<!doctype html><title>es</title>',
  '404.html': '<!doctype html><title>404</title>',
  'assets/index-DiwrgTda.js': 'console.log("unio");'.repeat(50),
  'service-worker.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Unio Wallet"}',
  'icons/icon-192.png': 'png',
  '.well-known/security.txt': 'Contact: mailto:security@unio.example',
};
const release: BuildOutput = { site: parseSiteConfig({}), files: Object.keys(FILES) };
const SECURITY = expectedSecurityHeaders(release.site.distributionOrigin);

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

const previewServer: HostServer = {
  name: 'the server of npm start',
  packages: [],
  installed: () => true,
  start: startPreviewServer,
};

/** `npm run test:hosts` requires all servers. */
const missing = process.env['UNIO_HOSTS'] ? [] : SERVERS.filter(({ installed }) => !installed());
for (const { name, packages } of missing)
  console.warn(`Not tested: ${name}; npm run test:hosts installs ${packages.join(', ')}`);
const testedServers = SERVERS.filter((server) => !missing.includes(server));
const origins = new Map<string, string>();

let folder: string;
const stopFunctions: RunningServer['stop'][] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unio-hosts-'));
  const root = join(folder, 'dist');
  for (const [file, text] of Object.entries({ ...FILES, _headers: headersFile(release) })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
    if (!/\.(?:html|js)$/.test(file)) continue;
    await writeFile(join(root, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(root, `${file}.gz`), gzipSync(text));
  }
  for (const { name, start } of [previewServer, ...testedServers]) {
    const { url, stop } = await start(release, root, await mkdtemp(join(folder, 'work-')));
    origins.set(name, url);
    stopFunctions.push(stop);
  }
});
afterAll(async () => {
  await Promise.all(stopFunctions.map((stop) => stop()));
  await rm(folder, { recursive: true });
});

async function sendRequest(name: string, path: string, headers: Record<string, string> = {}) {
  const sent = request(new URL(path, origins.get(name)), { headers }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) };
}

describe.each([previewServer, ...testedServers])('$name', ({ name }) => {
  test.each(RESPONSES)('PWA-1 %s: %i, %s', async (path, status, cache, type) => {
    const { headers, ...reply } = await sendRequest(name, path);
    expect(reply.status).toBe(status);
    for (const [name, value] of SECURITY) expect(headers[name], name).toBe(value);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-type']).toMatch(type);
    expect(headers['server'] ?? '').not.toMatch(/\d|caddy/i);
  });

  test('a revalidated response has no body, and keeps its headers', async () => {
    const { headers } = await sendRequest(name, '/es/');
    const again = await sendRequest(name, '/es/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(CACHE_CONTROL.revalidate);
    for (const [header, value] of SECURITY) expect(again.headers[header], header).toBe(value);
  });

  test('the precompressed files of the build are sent', async () => {
    const text = FILES['assets/index-DiwrgTda.js'] ?? '';
    const gzip = await sendRequest(name, '/assets/index-DiwrgTda.js', {
      'Accept-Encoding': 'gzip',
    });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gzip.headers['content-type']).toMatch(/^text\/javascript/);
    expect(gzip.headers['cache-control']).toBe(CACHE_CONTROL.hashed);
    expect(gzip.body.equals(gzipSync(text))).toBe(true);
    if (name === 'nginx') return;
    const brotli = await sendRequest(name, '/assets/index-DiwrgTda.js', {
      'Accept-Encoding': 'gzip, br',
    });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotli.body.equals(brotliCompressSync(text))).toBe(true);
  });
});

describe.each([previewServer, ...testedServers])('$name, what is not there', ({ name }) => {
  test('FAULT-55 is the 404 document, also in a folder', async () => {
    for (const path of ['/gone', '/assets/index-gone1234.js', '/assets/']) {
      const { status, body } = await sendRequest(name, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('<title>404');
    }
  });

  test('a folder without a trailing slash is redirected, with its query', async () => {
    for (const query of ['', '?openModal=true']) {
      const { status, headers } = await sendRequest(name, `/es${query}`);
      expect([status, headers.location]).toEqual([301, `/es/${query}`]);
    }
  });
});

test.each(testedServers)('$name keeps the file for other hosts to itself', async ({ name }) => {
  expect((await sendRequest(name, '/_headers')).status).toBe(404);
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
      for (const [name, value] of SECURITY) expect(headers.get(name), name).toBe(value);
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

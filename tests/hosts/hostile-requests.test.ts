import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import {
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

/** Request targets that a server may turn into a redirect to another host. */
const HOSTILE_TARGETS = [
  '//evil.example%2f..%2fes',
  '//evil.example%2f..%2fes?q=1',
  '//evil.example/%2e%2e/es',
  '//evil.example/../es',
  '//evil.example%2f%2e%2e',
  '//es',
  '//es?q=1',
  '///es',
  '/%2fes',
  '/%5ces',
  '/%5c%5cevil.example/%2e%2e',
  '/%5c%5cevil.example/%2e%2e/es',
  '/%5cevil.example%2f..%2fes',
  '/%09/evil.example/../../es',
  '/es/..%2F%5cgithub.com%2F%3f%2F..%2F..',
  '/es%2f..%2f%5cevil.example%2f..%2f..%2fes',
  '//evil.example/404.html/',
  '//evil.example/..%2fservice-worker.js/',
  '/%5cevil.example%2f..%2fservice-worker.js/',
  '/service-worker.js/',
];

describe.each([previewServer, ...testedServers])('$name, hostile request targets', ({ name }) => {
  test.each(HOSTILE_TARGETS)('VER-9 FAULT-77 %s: no redirect leaves the host', async (target) => {
    const { location = '/none' } = (await hosts.send(name, target)).headers;
    expect(location).toMatch(/^\/[\w-]/);
    expect(new URL(location, 'https://unio.example/es/').origin).toBe('https://unio.example');
  });
});

/** Installation files, and other files in their folders: path, media type, whether the file is downloaded. */
const INSTALLATION_FILES = [
  ['/unio.apk', 'application/vnd.android.package-archive', true],
  ['/android/unio-wallet.apk', 'application/vnd.android.package-archive', true],
  ['/android/page.html', 'application/octet-stream', true],
  ['/android/script.js', 'application/octet-stream', true],
  ['/ios/unio-wallet.ipa', 'application/octet-stream', true],
  ['/ios/manifest.plist', 'application/xml', false],
] as const;
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";

const withSandboxPolicy = ([name, value]: readonly [string, string]) =>
  [name, name === 'content-security-policy' ? SANDBOX : value] as const;

describe.each([previewServer, ...testedServers])('$name, installation files', ({ name }) => {
  test.each(INSTALLATION_FILES)(
    'VER-9 FAULT-84 %s is %s and never a page or script of the site',
    async (path, type, attached) => {
      const { status, headers } = await hosts.send(name, path);
      expect(status).toBe(200);
      expect(headers['content-type']?.split(';')[0]).toBe(type);
      expect(headers['content-disposition']).toBe(attached ? 'attachment' : undefined);
      expect(headers['cache-control']).toBe('no-cache');
      for (const [header, value] of SECURITY_HEADERS.map(withSandboxPolicy))
        expect(headers[header], header).toBe(value);
    },
  );

  test('VER-9 FAULT-84 another spelling of a path cannot bypass the headers', async () => {
    const { status, headers } = await hosts.send(name, '//android/..%2fandroid/script.js');
    // A server that does not normalize the path finds no file.
    const type = status === 404 ? 'text/html' : 'application/octet-stream';
    expect(headers['content-type']?.split(';')[0]).toBe(type);
  });

  test.each([
    '/android/',
    '/android/beta/',
    '/ios/',
    '/%61ndroid/',
    '//android/',
    '/x/..%2fandroid/',
  ])('VER-9 FAULT-84 %s: the folder of an app serves no page', async (path) => {
    const { status, body } = await hosts.send(name, path);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('<title>404')]);
  });

  test('VER-9 a missing file in the folder of an app gets the 404 document, as elsewhere', async () => {
    const { status, headers } = await hosts.send(name, '/android/gone.apk');
    expect([status, headers['content-disposition']]).toEqual([404, undefined]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    for (const [header, value] of SECURITY_HEADERS) expect(headers[header], header).toBe(value);
  });
});

test.each(INSTALLATION_FILES)(
  'VER-9 FAULT-84 %s is sandboxed by _headers',
  (path, _type, attached) => {
    const headers = headersByFile(headersFile(release), path);
    // Two policies: the browser enforces both.
    const site = SECURITY_HEADERS.find(([name]) => name === 'content-security-policy')?.[1];
    expect(headers.get('content-security-policy')).toBe(`${site}, ${SANDBOX}`);
    expect(headers.get('cache-control')).toBe('no-cache');
    const isAttached = attached && !path.startsWith('/ios/');
    expect(headers.get('content-disposition')).toBe(isAttached ? 'attachment' : null);
  },
);

test.each(['/android/', '/android/beta/', '/ios/'])(
  'VER-9 FAULT-84 a page at %s is sandboxed by _headers, which cannot refuse it',
  (path) => {
    expect(headersByFile(headersFile(release), path).get('content-security-policy')).toContain(
      `, ${SANDBOX}`,
    );
  },
);

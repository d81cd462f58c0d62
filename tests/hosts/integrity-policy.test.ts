import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import { previewServer, release, startHosts, testedServers } from './start-hosts.ts';
import { headersByFile } from './static-host.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  hosts = await startHosts();
});
afterAll(() => hosts.stop());

const POLICY = 'blocked-destinations=(script)';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const BROWSERS_WITH_POLICY: readonly string[] = [
  CHROME,
  'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
];
const BROWSERS: readonly string[] = [
  ...BROWSERS_WITH_POLICY,
  `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/153.0.7727.55 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/153.0 Mobile/15E148 Safari/604.1`,
  '',
];
const DOCUMENTS = ['/', '/es/', '/es/?openModal=true', '/es/index.html'];
const MISSING = [
  '/gone',
  '/gone/',
  '/gone.html',
  '/assets/index-gone1234.js',
  '/android/',
  '/_headers',
];
const OTHERS = [
  '/service-worker.js',
  '/assets/index-DiwrgTda.js',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  '/android/page.html',
  '/android/unio-wallet.apk',
  '/ios/manifest.plist',
];

const names = (vary = '') => vary.split(', ').toSorted();

describe.each([previewServer, ...testedServers])('$name', ({ name }) => {
  /** No header at all for an empty user agent. */
  const userAgentHeader = (userAgent: string) =>
    userAgent === '' ? {} : { 'User-Agent': userAgent };

  test.each(BROWSERS)('VER-4 the documents and the 404 document for "%s"', async (browser) => {
    const policy = BROWSERS_WITH_POLICY.includes(browser) ? POLICY : undefined;
    for (const path of [...DOCUMENTS, ...MISSING]) {
      if (path === '/_headers' && name === previewServer.name) continue;
      const { status, headers } = await hosts.send(name, path, userAgentHeader(browser));
      const expected = DOCUMENTS.includes(path) ? 200 : 404;
      expect([path, status, headers['integrity-policy']]).toEqual([path, expected, policy]);
      expect(headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test.each(BROWSERS)(
    'VER-4 no cache gives a document to other browsers than "%s"',
    async (browser) => {
      const { headers } = await hosts.send(name, '/es/', userAgentHeader(browser));
      const policy = headers['integrity-policy'];
      for (const sent of [
        {},
        { 'If-None-Match': headers.etag ?? '' },
        { 'Accept-Encoding': 'gzip' },
      ]) {
        const reply = await hosts.send(name, '/es/', { ...userAgentHeader(browser), ...sent });
        expect([200, 304]).toContain(reply.status);
        expect(names(reply.headers.vary)).toContain('User-Agent');
        expect(reply.headers['integrity-policy']).toBe(policy);
      }
    },
  );

  test.each(OTHERS)('VER-4 %s is no document: it is the same for every browser', async (path) => {
    const { status, headers } = await hosts.send(name, path, userAgentHeader(CHROME));
    expect([status, headers['integrity-policy']]).toEqual([200, undefined]);
    expect(names(headers.vary)).not.toContain('User-Agent');
  });
});

test('VER-4 _headers has no policy, because it cannot depend on the browser', () => {
  for (const path of [...DOCUMENTS, ...OTHERS]) {
    const headers = headersByFile(headersFile(release), path);
    expect(headers.get('integrity-policy'), path).toBeNull();
  }
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE_CONTROL } from '../../src/headers.ts';
import { isTakenDown } from '../../src/service-worker/worker/classify-request.ts';
import { STOPPED_HEADERS, STOPPED_PAGE } from '../../src/build/hosting/stop.ts';
import { FILES, SECURITY_HEADERS, startHosts, testedServers } from './start-hosts.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const STOPPING = testedServers.filter(({ name }) => name === 'nginx' || name === 'Caddy');
/** Every file of the build by its path, and addresses that visitors use. */
const PATHS = [
  ...Object.keys(FILES).map((file) => `/${file}`),
  '/',
  '/es/',
  '/es',
  '//android/unio-wallet.apk',
  '/android/missing.apk',
  '/gift.html',
];

const EXPECTED = new Map([
  ...SECURITY_HEADERS,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
] as const);

let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  hosts = await startHosts(STOPPING, 'stop');
});
afterAll(() => hosts.stop());

describe.each(STOPPING)('$name while the site is taken down', ({ name }) => {
  test.each(PATHS)('VER-6 FAULT-100 %s is not served', async (path) => {
    const { status = 0, headers, body } = await hosts.send(name, path);
    expect([status, headers['x-unio-stop']]).toEqual([503, '1']);
    // A 503 without the X-Unio-Stop header would be no take-down.
    const sent = new Headers(headers as Record<string, string>);
    expect(isTakenDown({ status, headers: sent })).toBe(true);
    expect(headers['cache-control']).toBe(CACHE_CONTROL.notFound);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBeUndefined();
    expect(body.toString()).toBe(STOPPED_PAGE);
    for (const [header, value] of EXPECTED) expect(headers[header], header).toBe(value);
  });

  test('VER-6 a range of an app file is not served', async () => {
    const { status } = await hosts.send(name, '/android/unio-wallet.apk', { Range: 'bytes=0-1' });
    expect(status).toBe(503);
  });
});

test('VER-6 the page of a take-down warns in every language and needs no other file', () => {
  const warnings = [...STOPPED_PAGE.matchAll(/<h1 lang=([\w-]+)>([^<]+)<\/h1>/g)];
  expect(warnings.map(([, locale]) => locale)).toEqual(['en', 'es', 'pt', 'zh-TW', 'vi']);
  expect(new Set(warnings.map(([, , text]) => text)).size).toBe(5);
  expect(STOPPED_PAGE).not.toMatch(/src=|href=|<script|style/);
});

test('VER-6 a static host sends the header that reaches returning visitors', () => {
  expect(STOPPED_HEADERS).toMatch(/^\/\*\n {2}X-Unio-Stop: 1\n {2}Cache-Control: no-store\n/);
});

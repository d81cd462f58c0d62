import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CACHE_CONTROL } from '../../src/headers.ts';
import { headersFileRecover } from '../../src/build/hosting/recover.ts';
import { FILES, release, SECURITY_HEADERS, startHosts, testedServers } from './start-hosts.ts';
import { headersByFile } from './static-host.ts';

// Starting a server is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const CLEAR = '"cache", "storage"';
const RECOVERING = testedServers.filter(({ name }) => name === 'nginx' || name === 'Caddy');

let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  hosts = await startHosts(RECOVERING, 'recover');
});
afterAll(() => hosts.stop());

describe.each(RECOVERING)('$name during an incident', ({ name }) => {
  test.each(['/', '/es/'])('VER-6 FAULT-99 document %s clears stored data', async (path) => {
    const { status, headers } = await hosts.send(name, path);
    expect([status, headers['clear-site-data']]).toEqual([200, CLEAR]);
    for (const [header, value] of SECURITY_HEADERS) expect(headers[header], header).toBe(value);
  });

  test('VER-4 documents have the integrity policy in browsers in which the site starts with it', async () => {
    for (const [browser, policy] of [
      ['Chrome/153.0.0.0 Safari/537.36', 'blocked-destinations=(script)'],
      ['Version/26.0 Safari/605.1.15', undefined],
    ] as const) {
      const { headers } = await hosts.send(name, '/es/', { 'User-Agent': browser });
      expect(headers['integrity-policy'], browser).toBe(policy);
      expect(headers.vary, browser).toContain('User-Agent');
    }
  });

  test.each(['/service-worker.js', '/assets/hostile.js', '/es/', '/'])(
    'VER-6 FAULT-99 a request for any worker gets the recovering worker, allowed for the whole site: %s',
    async (path) => {
      const reply = await hosts.send(name, path, { 'Service-Worker': 'script' });
      expect(reply.status).toBe(200);
      expect(reply.body.toString()).toBe(FILES['service-worker.recover.js']);
      expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
      expect(reply.headers['service-worker-allowed']).toBe('/');
      expect(reply.headers['cache-control']).toBe(CACHE_CONTROL.revalidate);
      // Clear-Site-Data would end the worker.
      expect(reply.headers['clear-site-data']).toBeUndefined();
    },
  );

  test('VER-6 scripts and styles clear nothing, because the page would load forever', async () => {
    const { status, headers } = await hosts.send(name, '/assets/index-DiwrgTda.js');
    expect([status, headers['clear-site-data']]).toEqual([200, undefined]);
    for (const [header, value] of SECURITY_HEADERS) expect(headers[header], header).toBe(value);
  });
});

test.each([
  ['/', CLEAR],
  ['/es/', CLEAR],
  ['/service-worker.js', null],
  ['/assets/index-DiwrgTda.js', null],
])('VER-6 FAULT-99 _headers during an incident: %s', (path, value) => {
  const headers = headersByFile(headersFileRecover(release), path);
  expect(headers.get('Clear-Site-Data')).toBe(value);
  for (const [name, expected] of SECURITY_HEADERS) expect(headers.get(name), name).toBe(expected);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { askForLink } from './client.ts';

/** Real sockets and the real fetch: what injected answers cannot prove. */
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('FAULT-11 of a 200 MB body only the beginning is taken from the wire', async () => {
  const whole = 200 * 1024 * 1024;
  let sent = 0;
  let gone = (): void => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const origin = await serving((_request, response) => {
    const chunk = Buffer.alloc(16 * 1024, ' ');
    response.on('close', gone);
    const pour = (): void => {
      while (sent < whole && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', pour);
      }
    };
    pour();
  });
  expect(await askForLink({ origin, appCode: 'a' })).toEqual({
    kind: 'unreadable',
    why: 'too-large',
  });
  await left;
  // What the sockets of both sides had buffered is not ours to stop.
  expect(sent).toBeLessThan(whole / 10);
});

test('FAULT-12 headers at once and a dripping body: cut at the deadline, and the connection is let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  let dripped = (): void => undefined;
  const started = new Promise<void>((resolve) => (dripped = resolve));
  let gone = (): void => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const origin = await serving((_request, response) => {
    response
      .on('close', gone)
      .writeHead(200)
      .write(' ', () => dripped());
  });
  const outcome = askForLink({ origin, appCode: 'a' });
  await started;
  vi.advanceTimersByTime(10_000);
  expect(await outcome).toEqual({ kind: 'timeout' });
  await left;
});

test.each(['/elsewhere', '/api/iosApps/download/a', 'https://evil.example/'])(
  'FAULT-13 a redirect to %s is not followed',
  async (location) => {
    let asked = 0;
    const origin = await serving((_request, response) => {
      asked += 1;
      response.writeHead(302, { Location: location }).end();
    });
    expect(await askForLink({ origin, appCode: 'a' })).toEqual({ kind: 'network' });
    expect(asked).toBe(1);
  },
);

test('FAULT-2 a refused connection is told', async () => {
  const origin = await serving(() => undefined);
  await closing.pop()?.();
  expect(await askForLink({ origin, appCode: 'a' })).toEqual({ kind: 'network' });
});

test('API-3 a connection lost inside the body is told', async () => {
  const origin = await serving((_request, response) => {
    response
      .writeHead(200, { 'Content-Length': '100' })
      .write('{"code":', () => response.destroy());
  });
  expect(await askForLink({ origin, appCode: 'a' })).toEqual({ kind: 'network' });
});

test('FAULT-21 leaving mid-request closes the connection', async () => {
  const stay = new AbortController();
  let gone = (): void => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const origin = await serving((request) => {
    request.socket.on('close', gone);
    stay.abort();
  });
  expect(await askForLink({ origin, appCode: 'a', signal: stay.signal })).toEqual({
    kind: 'aborted',
  });
  await left;
});

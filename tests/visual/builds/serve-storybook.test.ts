import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStorybook, serveStorybook } from './serve-storybook.ts';

const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '/' } = request;
  if (url === '/book/index.json') return response.end('{"entries":{}}');
  // Like hosts that remove file extensions from URLs.
  if (url.startsWith('/book/iframe.html')) {
    return response.writeHead(301, { location: '/book/iframe' }).end();
  }
  if (url === '/book/events') return response.writeHead(200).write('data: 1\n\n');
  response.setHeader('etag', '"1"').setHeader('x-frame-options', 'DENY');
  if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
  return response.end(`${method} ${url} ${await text(request)}`);
}

let served: ServedStorybook;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  served = await serveStorybook(`http://127.0.0.1:${port}/book/?path=/story/x`);
});
afterAll(async () => {
  await served.close();
  server.closeAllConnections();
  server.close();
});

const fetchServed = (path: string, init?: RequestInit) => fetch(`${served.proxy}${path}`, init);

test('VIS-12 a Storybook at a URL receives path, query, method and body', async () => {
  expect(await (await fetchServed('/a.js?v=1&import')).text()).toBe('GET /book/a.js?v=1&import ');
  const posted = await fetchServed('/api', { method: 'POST', body: 'hello' });
  expect(await posted.text()).toBe('POST /book/api hello');
  const head = await fetchServed('/a.js', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('VIS-12 a page that its host redirects keeps its URL', async () => {
  const response = await fetchServed('/iframe.html?id=a--b');
  expect(await response.text()).toBe('GET /book/iframe ');
  expect(response.redirected).toBe(false);
});

test('VIS-12 an unchanged file is not sent again, and x-frame-options is removed', async () => {
  const first = await fetchServed('/a.js');
  expect([first.headers.get('etag'), first.headers.get('x-frame-options')]).toEqual(['"1"', null]);
  expect((await fetchServed('/a.js', { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
});

test('VIS-12 the event stream of a development server is not opened', async () => {
  const { status } = await fetchServed('/events', { headers: { accept: 'text/event-stream' } });
  expect(status).toBe(204);
});

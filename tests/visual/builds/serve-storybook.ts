/** Serves all Storybooks at one origin: a page may show its URL, in which ports would differ. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readStoryIndex } from '../matrix/snapshots.ts';
import { RunError } from './exec.ts';
import { serveFiles } from './serve-files.ts';

/** The origin of every Storybook: a `localhost` name, which allows service workers. */
export const ORIGIN = 'http://storybook.localhost';

export type ServedStorybook = Awaited<ReturnType<typeof serveStorybook>>;

/** For the files that `edited` may replace. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Whether the folder contains a build of Storybook 7 or later. */
export function isStorybookFolder(folder: string): boolean {
  return existsSync(join(folder, 'index.json')) && existsSync(join(folder, 'iframe.html'));
}

/**
 * `edited`: texts that are served instead of files, by their path in the Storybook.
 * @throws RunError when there is no Storybook at `location`, a folder or URL.
 */
export async function serveStorybook(
  location: string,
  edited: ReadonlyMap<string, string> = new Map(),
) {
  if (!isUrl(location) && !isStorybookFolder(location)) {
    // Storybook 6 has no index.json, and another protocol with its preview.
    const version = existsSync(join(location, 'iframe.html')) ? ' of version 7 or later' : '';
    throw new RunError(`There is no built Storybook${version} in ${location}.`);
  }
  const handler: Handler = isUrl(location)
    ? forwardTo(location)
    : serveFiles(location, { maxAge: 86_400, immutable: true });
  const server = createServer((request, response) => {
    // Requests to a proxy contain the full URL.
    const url = request.url ?? '/';
    if (url.startsWith(ORIGIN)) request.url = url.slice(ORIGIN.length) || '/';
    else if (!url.startsWith('/')) return response.writeHead(502).end('The captures are offline.');
    const path = (request.url ?? '').replace(/^\/|[?#].*$/g, '');
    const text = edited.get(path);
    return text === undefined
      ? handler(request, response)
      : response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(path)] }).end(text);
  });
  // HTTPS requests to other hosts begin with `CONNECT`.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Offline\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  /** Serves {@link ORIGIN} and refuses every other host. */
  const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const response = await fetch(`${proxy}/index.json`);
    if (!response.ok) throw new Error(`its index.json answers ${response.status}`);
    return { proxy, stories: readStoryIndex(await response.json()), close };
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new RunError(`No Storybook at ${location}: ${reason}`);
  }
}

const IMMUTABLE = 'max-age=86400, immutable';
const REQUEST_HEADERS = /^(accept|content-type|range|if-none-match|if-modified-since)$/;
const RESPONSE_HEADERS = /^(content-type|content-range|cache-control|etag|last-modified)$/;

/** Hides redirects: a host that moves `iframe.html` often drops the query. */
function forwardTo(location: string): Handler {
  const root = location.replace(/(\/(iframe|index)\.html)?\/?([?#].*)?$/, '');
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    // A development server's event stream never ends; status 204 stops the page from reconnecting.
    if (request.headers.accept === 'text/event-stream') return response.writeHead(204).end();
    const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      REQUEST_HEADERS.test(name) ? values.map((value): [string, string] => [name, value]) : [],
    );
    const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(request);
    const upstream = await fetch(`${root}${url}`, { method, headers, body });
    response.statusCode = upstream.status;
    for (const [name, value] of upstream.headers)
      if (RESPONSE_HEADERS.test(name)) response.setHeader(name, value);
    // Storybook's development server disables caching. With caching, a page loads in half the time.
    if (upstream.headers.get('cache-control') === 'no-store')
      response.setHeader('cache-control', /[?&]v=/.test(url) ? IMMUTABLE : 'no-cache');
    return response.end(await upstream.bytes());
  };
  return (request, response) =>
    forward(request, response).catch(() => response.writeHead(502).end());
}

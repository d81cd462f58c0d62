/**
 * Serves a built Storybook to the captures, always at the same address: pictures may show it (a QR
 * code of the page's own link does), and the port of a server would be a difference of its own.
 */
import { existsSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sirv from 'sirv';
import { type Story, readStoryIndex } from '../matrix/snapshots.ts';
import { RunError } from './exec.ts';

/** Where every Storybook is for its page. A `localhost` name, so that service workers may run. */
export const ORIGIN = 'http://storybook.localhost';

/** In seconds, longer than any run: a built Storybook does not change while it is looked at. */
const A_DAY = 86_400;

/** A Storybook that answers at {@link ORIGIN} to a browser context that uses `proxy`. */
export interface ServedStorybook {
  /** Address of an HTTP proxy that knows {@link ORIGIN} and refuses every other host. */
  readonly proxy: string;
  readonly stories: readonly Story[];
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Whether `text` is the address of a Storybook rather than a folder or ref. */
export function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Whether `folder` holds a built Storybook. */
export function isStorybookFolder(folder: string): boolean {
  return existsSync(join(folder, 'index.json')) && existsSync(join(folder, 'iframe.html'));
}

/**
 * Serves a folder, or passes on what a URL answers, and reads the index.
 * @throws RunError when there is no Storybook.
 */
export async function serveStorybook(place: string): Promise<ServedStorybook> {
  if (!isUrl(place) && !isStorybookFolder(place)) {
    // Before 7 there was a stories.json instead, and another protocol with the preview.
    const old = existsSync(join(place, 'iframe.html')) ? ' of version 7 or later' : '';
    throw new RunError(`There is no built Storybook${old} in ${place}.`);
  }
  const handler = isUrl(place) ? passOn(place) : files(place);
  const server = createServer((request, response) => {
    // A proxy is asked with the whole address.
    const url = request.url ?? '/';
    if (url.startsWith(ORIGIN)) request.url = url.slice(ORIGIN.length) || '/';
    else if (!url.startsWith('/')) {
      response.writeHead(502).end('The captures are offline.');
      return;
    }
    handler(request, response);
  });
  // Encrypted requests to elsewhere ask a proxy for a tunnel.
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Offline\r\n\r\n'));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return { proxy, stories: await readIndex(proxy, place), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function files(folder: string): Handler {
  const handler = sirv(folder, { maxAge: A_DAY, immutable: true });
  return (request, response) =>
    handler(request, response, () => void response.writeHead(404).end());
}

/** What a page's request and a server's answer are passed on with. */
const ASKED = ['accept', 'content-type', 'range', 'if-none-match', 'if-modified-since'];
const ANSWERED = /^(content-type|content-range|cache-control|etag|last-modified)$/;

/** Follows redirects itself: a host that moves `iframe.html` often loses the query on the way. */
function passOn(place: string): Handler {
  const root = place.replace(/(\/(iframe|index)\.html)?\/?([?#].*)?$/, '');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const headers = new Headers();
    for (const name of ASKED) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    // The events of a development server never end; "no content" tells the page to stop asking.
    if (headers.get('accept') === 'text/event-stream') return response.writeHead(204).end();
    const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(request);
    const passed = await fetch(`${root}${url}`, { method, headers, body });
    response.statusCode = passed.status;
    for (const [name, value] of passed.headers)
      if (ANSWERED.test(name)) response.setHeader(name, value);
    return response.end(await passed.bytes());
  };
  return (request, response) =>
    answer(request, response).catch(() => response.writeHead(502).end());
}

async function readIndex(proxy: string, place: string): Promise<Story[]> {
  try {
    const response = await fetch(`${proxy}/index.json`);
    if (!response.ok) throw new Error(`its index.json answers ${response.status}`);
    return readStoryIndex(await response.json());
  } catch (error) {
    throw new RunError(
      `No Storybook at ${place}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

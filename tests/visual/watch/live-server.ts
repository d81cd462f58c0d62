/** Serves the live matrix (VIS-17): the report's app, its state as server-sent events, and screenshots. */
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveFiles } from '../builds/serve-files.ts';
import { buildReportApp } from '../report/build-app.ts';
import {
  type LiveChange,
  type LiveState,
  type PlannedSnapshot,
  INITIAL_LIVE,
  applyChange,
} from '../report/app/model/live.ts';

export type LiveServer = Awaited<ReturnType<typeof serveLive>>;

/** On the loopback interface only. `folder` gets the app; its screenshots are in `screenshots/`. */
export async function serveLive(folder: string, initial: LiveChange) {
  await buildReportApp(folder);
  const files = serveFiles(folder, { dev: true });
  const clients = new Set<ServerResponse>();
  let state: LiveState = { ...INITIAL_LIVE, ...initial };
  let opened: PlannedSnapshot | undefined;
  let address = '';
  const server = createServer((request, response) => {
    // DNS rebinding: another site's name may resolve to this machine.
    if (`http://${request.headers.host}` !== address)
      return void response.writeHead(403).end(`Open the report at ${address}/.`);
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (request.url === '/results.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end('window.visualLive = true;\n');
    }
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n${eventOf(state)}`);
      clients.add(response);
      return void response.on('close', () => clients.delete(response));
    }
    // Cross-site request forgery.
    if (request.method === 'POST' && request.headers.origin === address)
      return void text(request).then((name) => {
        opened = state.planned.find(({ snapshot }) => snapshot === name);
        response.writeHead(204).end();
      });
    return files(request, response, () => void response.writeHead(404).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${address}/`,
    state: () => state,
    /** The snapshot that a person opened last. */
    opened: () => opened,
    update(change: LiveChange): void {
      state = applyChange(state, change);
      for (const client of clients) client.write(eventOf(change));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** JSON has no line break outside of strings, where it is escaped. */
function eventOf(change: LiveChange): string {
  return `data: ${JSON.stringify(change)}\n\n`;
}

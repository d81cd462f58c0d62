/** Serves the report page of a run or of the live matrix, to this machine only. */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFiles } from '../builds/serve-files.ts';

interface ServerHandlers {
  /** The text of `results.js`. */
  readonly script: () => string | Promise<string>;
  /** Resolves with the response to what the page posts; a rejection becomes an error response with its message. */
  readonly post: (request: IncomingMessage) => Promise<object>;
  readonly events?: (response: ServerResponse) => void;
}

/** Serves `folder` on the loopback interface. */
export async function serveLocally(folder: string, { script, post, events }: ServerHandlers) {
  const files = serveFiles(folder, { dev: true });
  let address = '';
  const sendJson = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const uncached = (type: string) => ({ 'content-type': type, 'cache-control': 'no-store' });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { host, origin } = request.headers;
    // DNS rebinding: another site's name may resolve to this machine, and its page would be same-origin.
    if (`http://${host}` !== address)
      return sendJson(response, 403, { error: `Open the report at ${address}/.` });
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (request.method === 'POST') {
      // Cross-site request forgery.
      if (origin !== address)
        return sendJson(response, 403, { error: 'Only the report itself can post.' });
      return sendJson(response, 200, await post(request));
    }
    if (request.url === '/results.js') {
      const text = await script();
      return response.writeHead(200, uncached('text/javascript')).end(text);
    }
    if (request.url === '/events' && events)
      return events(response.writeHead(200, uncached('text/event-stream')));
    return files(request, response, () => response.writeHead(404).end());
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${address}/`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Shows the last report in a browser; what is accepted there is written (VIS-7). */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { type Acceptance, accept, remainingLine } from '../approvals/accept.ts';
import { readResults, resultsScript } from './write-report.ts';
import { SEVERITIES } from './results.ts';

/** A served report. */
export interface ReportServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Characters of a request's body. */
const LARGEST = 1_000_000;

/**
 * Serves the report in `folder` to this machine only. `POST approvals` with
 * `{entries: [{snapshots, reason, severity?}]}` writes the approvals of the tree at `root`.
 * @throws RunError when there is no report.
 */
export async function serveReport(
  root: string,
  folder: string,
  say: (line: string) => void,
): Promise<ReportServer> {
  await readResults(folder);
  const files = sirv(folder, { dev: true });
  let address = '';
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { host, origin } = request.headers;
    // A name of another site's may lead to this machine, and its page is then of one origin with us.
    if (`http://${host}` !== address)
      return void answer(response, 403, { error: `It is at ${address}/.` });
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (request.method === 'POST' && request.url === '/approvals') {
      // Another site's page could otherwise write here through the reader's browser.
      if (origin !== address)
        return void answer(response, 403, { error: 'Only the report itself may accept.' });
      const results = await accept(root, folder, await bodyOf(request), say);
      say(remainingLine(results));
      return void answer(response, 200, { left: remainingLine(results) });
    }
    if (request.url === '/results.js') {
      // It rejects while a run puts another report in its place.
      const results = resultsScript(JSON.stringify(await readResults(folder)));
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end(`window.visualServer = true;\n${results}`);
    }
    return files(request, response, () => void response.writeHead(404).end());
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      answer(response, 400, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${address}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Acceptance[]> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > LARGEST) throw new Error('That is too much at once.');
  }
  const { entries } = JSON.parse(text) as { entries?: unknown };
  const good = (it: unknown): it is Acceptance =>
    typeof it === 'object' &&
    it !== null &&
    'snapshots' in it &&
    'reason' in it &&
    [it.snapshots, it.reason].every((value) => typeof value === 'string' && value.trim() !== '') &&
    (!('severity' in it) || SEVERITIES.some((severity) => severity === it.severity));
  if (!Array.isArray(entries) || entries.length === 0 || !entries.every(good))
    throw new Error('Each entry needs snapshots and a reason.');
  return entries;
}

/** Serves the last report; approvals can be posted to it (VIS-7). */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Acceptance, accept, remainingLine } from '../approvals/accept.ts';
import { serveFiles } from '../builds/serve-files.ts';
import { readResults, resultsScript } from './write-report.ts';
import { SEVERITIES } from './results.ts';

export type ReportServer = Awaited<ReturnType<typeof serveReport>>;

/** In characters. */
const MAX_BODY_LENGTH = 1_000_000;

/**
 * Serves the report in `folder` on the loopback interface only. `POST approvals` with
 * `{entries: [{snapshots, reason, severity?}]}` writes the approvals of the checkout at `root`.
 * @throws RunError when there is no report.
 */
export async function serveReport(root: string, folder: string, say: (line: string) => void) {
  await readResults(folder);
  const files = serveFiles(folder, { dev: true });
  let address = '';
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { host, origin } = request.headers;
    // DNS rebinding: another site's name may resolve to this machine, and its page would be same-origin.
    if (`http://${host}` !== address)
      return void answer(response, 403, { error: `Open the report at ${address}/.` });
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (request.method === 'POST' && request.url === '/approvals') {
      // Cross-site request forgery.
      if (origin !== address)
        return void answer(response, 403, { error: 'Only the report itself can post approvals.' });
      const results = await accept(root, folder, await readEntries(request), say);
      say(remainingLine(results));
      return void answer(response, 200, { left: remainingLine(results) });
    }
    if (request.url === '/results.js') {
      // Rejects while a run replaces the report.
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

async function readEntries(request: IncomingMessage): Promise<Acceptance[]> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_LENGTH) throw new Error('The request is too large.');
  }
  const { entries } = JSON.parse(text) as { entries?: unknown };
  if (!Array.isArray(entries) || entries.length === 0 || !entries.every(isAcceptance))
    throw new Error('Each entry needs snapshots and a reason.');
  return entries;
}

function isAcceptance(entry: unknown): entry is Acceptance {
  const { snapshots, reason, severity } = Object(entry) as Record<string, unknown>;
  return (
    [snapshots, reason].every((text) => typeof text === 'string' && text.trim() !== '') &&
    (severity === undefined || SEVERITIES.some((it) => it === severity))
  );
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReportServer, serveReport } from './serve-report.ts';
import { writeResults } from './write-report.ts';
import { sampleResults } from './stories/sample-results.ts';

let folder = '';
let server: ReportServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-open-'));
  await writeResults(folder, { ...sampleResults({ snapshots: 3 }), baselineCommit: '' });
  await writeFile(join(folder, 'index.html'), 'the page');
  server = await serveReport(folder, folder, () => {});
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A request with any `Host` and `Origin` header. */
async function send(path: string, headers: Record<string, string> = {}, body?: object) {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request(new URL(path, server.url), { method, headers });
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    text: string;
  }>();
  sent.once('error', reject).once('response', (response) => {
    text(response).then(
      (body) => resolve({ status: response.statusCode, headers: response.headers, text: body }),
      reject,
    );
  });
  sent.end(body && JSON.stringify(body));
  return promise;
}

const origin = () => server.url.slice(0, -1);
const entries = { entries: [{ snapshots: 'nothing/*/*', reason: 'a test' }] };

test('VIS-7 the report is served at its own origin', async () => {
  expect((await send('/')).text).toBe('the page');
  const script = await send('/results.js');
  expect(script.text).toContain('window.visualServer = true;\nwindow.visualResults = JSON.parse(');
  // A page of another origin cannot load it as a script.
  expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  // The error comes from the approvals, so the request was accepted.
  const accepted = await send('/approvals', { origin: origin() }, entries);
  expect(accepted).toMatchObject({
    status: 400,
    text: expect.stringContaining('matches no snapshot'),
  });
});

test('VIS-7 a host name of another site that resolves to this machine can neither read nor write', async () => {
  const { port } = new URL(server.url);
  const host = `evil.example:${port}`;
  for (const path of ['/', '/results.js', '/results.json'])
    expect(await send(path, { host })).toMatchObject({ status: 403 });
  const rebound = await send('/approvals', { host, origin: `http://${host}` }, entries);
  expect(rebound.status).toBe(403);
});

test.each(['http://localhost:1', 'null', ''])(
  'VIS-7 a page of another origin cannot post approvals: "%s"',
  async (foreign) => {
    const { status } = await send('/approvals', foreign === '' ? {} : { origin: foreign }, entries);
    expect(status).toBe(403);
  },
);

test('VIS-7 a report that is being replaced gives an error, and the next one is served', async () => {
  await writeFile(join(folder, 'results.json'), '{"version": 2, "ce');
  expect(await send('/results.js')).toMatchObject({ status: 400 });
  await rm(join(folder, 'results.json'));
  const missing = await send('/results.js');
  expect(missing.status).toBe(400);
  expect(missing.text).toContain('There is no report');
  await writeResults(folder, sampleResults({ snapshots: 7 }));
  expect((await send('/results.js')).status).toBe(200);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReportServer, serveReport } from './serve-report.ts';
import { writeResults } from './write-report.ts';
import { sampleResults } from './sample-results.ts';

let folder = '';
let opened: ReportServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-open-'));
  await writeResults(folder, { ...sampleResults({ snapshots: 3 }), baselineCommit: '' });
  await writeFile(join(folder, 'index.html'), 'the page');
  opened = await serveReport(folder, folder, () => {});
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

/** A request as a browser would send it, with any `Host`. */
async function ask(path: string, headers: Record<string, string> = {}, body?: object) {
  const method = body === undefined ? 'GET' : 'POST';
  const asked = request(new URL(path, opened.url), { method, headers });
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    text: string;
  }>();
  asked.once('error', reject).once('response', (answer) => {
    text(answer).then(
      (said) => resolve({ status: answer.statusCode, headers: answer.headers, text: said }),
      reject,
    );
  });
  asked.end(body && JSON.stringify(body));
  return promise;
}

const origin = () => opened.url.slice(0, -1);
const entries = { entries: [{ snapshots: 'nothing/*/*', reason: 'a test' }] };

test('VIS-7 the report answers at its own address', async () => {
  expect((await ask('/')).text).toBe('the page');
  const script = await ask('/results.js');
  expect(script.text).toContain('window.visualServer = true;\nwindow.visualResults = JSON.parse(');
  // Another page of this browser cannot load it as a script of its own.
  expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  // It came as far as the approvals.
  const accepted = await ask('/approvals', { origin: origin() }, entries);
  expect(accepted).toMatchObject({
    status: 400,
    text: expect.stringContaining('matches no snapshot'),
  });
});

test('VIS-7 a name of another site that leads to this machine reads and writes nothing', async () => {
  const { port } = new URL(opened.url);
  const host = `evil.example:${port}`;
  for (const path of ['/', '/results.js', '/results.json'])
    expect(await ask(path, { host })).toMatchObject({ status: 403 });
  const rebound = await ask('/approvals', { host, origin: `http://${host}` }, entries);
  expect(rebound.status).toBe(403);
});

test.each(['http://localhost:1', 'null', ''])(
  'VIS-7 a page from elsewhere accepts nothing: "%s"',
  async (foreign) => {
    const { status } = await ask('/approvals', foreign === '' ? {} : { origin: foreign }, entries);
    expect(status).toBe(403);
  },
);

test('VIS-7 a report that is being replaced is told, and the next one is served', async () => {
  await writeFile(join(folder, 'results.json'), '{"version": 2, "ce');
  expect(await ask('/results.js')).toMatchObject({ status: 400 });
  await rm(join(folder, 'results.json'));
  const missing = await ask('/results.js');
  expect(missing.status).toBe(400);
  expect(missing.text).toContain('There is no report');
  await writeResults(folder, sampleResults({ snapshots: 7 }));
  expect((await ask('/results.js')).status).toBe(200);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeServer, listen } from '../../mocks/preview/loopback.ts';
import { siteHandler } from '../../mocks/preview/serve.ts';
import { RIGHT_SITE, writeManifest, writeRightBuild } from '../release/right-release.ts';
import { verifySite, type VerifyOptions } from './verify-site.ts';

// One test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

export const FIXTURES = join(import.meta.dirname, 'fixtures');
export const WORKER = 'service-worker.js';

export let folder: string;
export let keys: string;
export let server: Server | undefined;
beforeEach(async () => {
  folder = await writeRightBuild();
  await writeFile(join(folder, WORKER), 'precache([{"url":"index.html"}]);');
  await writeManifest(folder);
  keys = await mkdtemp(join(tmpdir(), 'unio-keys-'));
  await writeFile(join(keys, 'builders.allowed'), '# nobody yet\n');
  await writeFile(join(keys, 'builders.revoked'), '');
});
afterEach(async () => {
  if (server) await closeServer(server);
  server = undefined;
  for (const it of [folder, keys]) await rm(it, { recursive: true });
});

/** Serves the folder and checks it. `before` may respond first or set headers. */
export async function verify(before?: RequestListener, options: Partial<VerifyOptions> = {}) {
  const serve = siteHandler(folder, RIGHT_SITE.distributionOrigin);
  server = createServer((request, response) => {
    before?.(request, response);
    if (!response.headersSent) serve(request, response);
  });
  const origin = await listen(server, 0);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(origin, ''));
  const code = await verifySite({ target: origin, keys, print, ...options });
  return { code, lines: lines.slice(1) };
}
export const answer =
  (url: string, respond: RequestListener): RequestListener =>
  (request, response) => {
    if (request.url === url) respond(request, response);
  };
export const oneDifference = (line: string) => ({
  code: 1,
  lines: [
    'Signatures: not checked',
    `DIFFERS ${line}`,
    'differs:  is not the build of its manifest (1 lines above)',
  ],
});

/** Sets the server that `afterEach` closes. */
export function useServer(next: Server): Server {
  server = next;
  return next;
}

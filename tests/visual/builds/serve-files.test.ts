import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serveFiles } from './serve-files.ts';

let folder = '';
let server: Server;
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a request for a deleted file fails, and the next request is served', async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-files-'));
  for (const name of ['stays', 'goes']) await writeFile(join(folder, name), name);
  const files = serveFiles(folder, {});
  server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await rm(join(folder, 'goes'));
  await expect(fetch(`${url}/goes`).then((it) => it.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/stays`)).text()).toBe('stays');
  expect((await fetch(`${url}/never`)).status).toBe(404);
});

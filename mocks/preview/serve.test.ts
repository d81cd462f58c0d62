import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/headers.ts';
import { listen, closeServer } from './loopback.ts';
import { startSite, type ServedSite } from './serve.ts';

const SCRIPT = 'console.log("unio");'.repeat(50);
let dist: string;
let site: ServedSite;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'unio-dist-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, 'es'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>en</title>');
  await writeFile(join(dist, 'assets/gone-DiwrgTda.js'), SCRIPT);
  await writeFile(join(dist, 'es/index.html'), '<!doctype html><title>es</title>');
  await writeFile(join(dist, 'assets/index-DiwrgTda.js'), SCRIPT);
  await writeFile(join(dist, 'assets/index-DiwrgTda.js.br'), brotliCompressSync(SCRIPT));
  site = await startSite({ dist, port: 0, distributionPort: 0 });
});
afterAll(async () => {
  await site.close();
  await rm(dist, { recursive: true });
});

/** Unlike `fetch`, does not decompress, nor normalize the path. */
async function send(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(site.url);
  const call = request({ hostname, port, path, ...options }).end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) };
}

describe('the site', () => {
  test.each(['/', '/assets/index-DiwrgTda.js', '/missing'])(
    '%s has every security header',
    async (path) => {
      const { headers } = await send(path);
      for (const [name, value] of Object.entries(
        securityHeaders({ distributionOrigin: site.distributionUrl }),
      )) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    },
  );

  test('documents are served by folder and revalidated each time', async () => {
    expect((await send('/')).body.toString()).toContain('<title>en');
    const spanish = await send('/es/');
    expect(spanish.body.toString()).toContain('<title>es');
    expect(spanish.headers['cache-control']).toBe('no-cache');
    const again = await send('/es/', { headers: { 'If-None-Match': spanish.headers.etag ?? '' } });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test('hashed assets are immutable, and compressed if the build wrote a compressed file', async () => {
    const asset = await send('/assets/index-DiwrgTda.js', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(asset.headers['content-type']).toMatch(/^text\/javascript/);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.body.equals(brotliCompressSync(SCRIPT))).toBe(true);
    const plain = await send('/assets/index-DiwrgTda.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test.each([
    '/missing',
    '/missing.js',
    '/assets/index-gone1234.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%E0%A4%A',
  ])('FAULT-55 %s is a 404 that is not cached, not a document', async (path) => {
    const reply = await send(path);
    expect(reply.status).toBe(404);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('other methods get 405', async () => {
    expect(await send('/', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(await send('/', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    });
  });

  test('a file that the next build deletes does not crash the server', async () => {
    await rm(join(dist, 'assets/gone-DiwrgTda.js'));
    await expect(send('/assets/gone-DiwrgTda.js')).rejects.toThrow();
    expect((await send('/')).status).toBe(200);
  });

  test('an inverted range does not crash the server', async () => {
    expect((await send('/', { headers: { Range: 'bytes=5-2' } })).status).toBe(200);
    expect((await send('/')).status).toBe(200);
  });

  test('API-1 the distribution service runs as well', async () => {
    const reply = await fetch(`${site.distributionUrl}/api/iosApps/download/any`);
    expect(await reply.json()).toMatchObject({ code: 200 });
  });
});

describe('starting', () => {
  test('a port in use is an error of one line, and no server is left running', async () => {
    const other = createServer();
    const free = createServer();
    const taken = Number(new URL(await listen(other, 0)).port);
    const distributionPort = Number(new URL(await listen(free, 0)).port);
    await closeServer(free);
    await expect(startSite({ dist, port: taken, distributionPort })).rejects.toThrow(
      `Port ${taken} is in use; choose another with --port`,
    );
    await expect(startSite({ dist, port: 0, distributionPort: taken })).rejects.toThrow(
      '--distribution-port',
    );
    const probe = createServer();
    await listen(probe, distributionPort);
    await Promise.all([closeServer(probe), closeServer(other)]);
  });

  test('a missing build is an error', async () => {
    await expect(
      startSite({ dist: join(dist, 'nowhere'), port: 0, distributionPort: 0 }),
    ).rejects.toThrow('build it first');
  });

  test.each([
    [
      ['--scenario', 'nonsense'],
      2,
      /^There is no scenario nonsense; choose one of success, [^\n]+\n$/,
    ],
    [['--port', '99999'], 2, /^--port must be a number[^\n]+\n$/],
    [['--nonsense'], 2, /--nonsense/],
    [['--dist', '/nowhere'], 1, /^There is no built site in \/nowhere[^\n]+\n$/],
  ])('npm start -- %j ends with %i and a clear line', async (args, code, line) => {
    const result = await command(args).ended;
    expect(result).toMatchObject({
      code,
      stderr: expect.stringMatching(line) as string,
      stdout: '',
    });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'it prints its addresses and options, and %s ends it',
    async (signal) => {
      const { child, ended } = command([
        '--dist',
        dist,
        '--port',
        '0',
        '--distribution-port',
        '0',
        '--scenario',
        'slow',
      ]);
      await once(child.stdout, 'data');
      child.kill(signal);
      const { code, stdout } = await ended;
      expect(stdout).toMatch(/Site +http:\/\/127\.0\.0\.1:\d+/);
      expect(stdout).toMatch(/Distribution service +http:\/\/127\.0\.0\.1:\d+, scenario slow/);
      expect(stdout).toMatch(/--scenario NAME/);
      expect(stdout).toMatch(/not for production/);
      expect(code).toBe(0);
    },
  );
});

function command(args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (text.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text.stderr += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
  return { child, ended };
}

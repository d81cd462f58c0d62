import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Nothing listens on this port: npm reaches no other host. */
const CLOSED = 'http://127.0.0.1:1/';

test('FAULT-93 if every request to the registry fails, the audit has no report, and its exit code is 2', async () => {
  let requests = 0;
  const registry = createServer((_, response) => {
    requests += 1;
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_noproxy: '127.0.0.1',
      npm_config_proxy: CLOSED,
      npm_config_https_proxy: CLOSED,
      npm_config_fetch_retries: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const closed = new Promise((resolve) => void child.once('close', resolve));
    expect(await text(child.stderr)).toMatch(/^NO REPORT, whether there is a known vulnerability/m);
    expect(await closed).toBe(2);
    expect(requests).toBeGreaterThan(0);
  } finally {
    child.kill();
    registry.close();
  }
});

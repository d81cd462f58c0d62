import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('FAULT-93 an audit whose registry only fails has no report, and its exit code is 2', async () => {
  const registry = createServer((_, response) => void response.writeHead(500).end());
  await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = registry.address() as AddressInfo;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const closed = new Promise((resolve) => void child.once('close', resolve));
    expect(await text(child.stderr)).toMatch(/^NO REPORT, whether there is a known vulnerability/);
    expect(await closed).toBe(2);
  } finally {
    registry.close();
  }
}, 120_000);

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from './loopback.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: loopback\r\n\r\n';
/** When Node closes an idle connection by default, ms. */
const NODE_TIMEOUT_MS = createServer().keepAliveTimeout;

test('an idle connection stays open for the next request', async () => {
  const server = createServer((_, response) => response.end('answer'));
  const { hostname, port } = new URL(await listen(server, 0));
  onTestFinished(() => closeServer(server));
  const socket = connect(Number(port), hostname);
  socket.write(REQUEST);
  await once(socket, 'data');
  // Nothing may happen, so there is no event to wait for. Node adds a second to its timeout.
  await setTimeout(NODE_TIMEOUT_MS + 2000);
  expect(socket.readableEnded).toBe(false);
  socket.write(REQUEST);
  expect(String(await once(socket, 'data'))).toContain('answer');
}, 30_000);

import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { behaviorOf } from './scenarios.ts';
import { startDistribution } from './server.ts';

// Uses a raw socket, because fetch sets timers too, and the test finds the server's timer by its delay.
test('the timer of the slow scenario is cleared when the client disconnects', async () => {
  let onReceived = (): void => undefined;
  const received = new Promise<void>((resolve) => (onReceived = resolve));
  const server = await startDistribution({
    scenario: 'slow',
    port: 0,
    onRequest: () => onReceived(),
  });
  const slow = behaviorOf('slow');
  const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  const clearTimeoutSpy = vi.spyOn(globalThis, 'clearTimeout');
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write('GET /api/iosApps/download/any HTTP/1.1\r\nHost: any\r\n\r\n');
  await received;
  const timer =
    setTimeoutSpy.mock.results[
      setTimeoutSpy.mock.calls.findIndex(([, ms]) => slow.kind === 'answer' && ms === slow.delayMs)
    ];
  expect(timer).toBeDefined();
  socket.destroy();
  await vi.waitFor(() => expect(clearTimeoutSpy).toHaveBeenCalledWith(timer?.value));
  await server.close();
});

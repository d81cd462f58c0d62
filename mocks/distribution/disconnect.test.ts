import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { behaviorOf } from './scenarios.ts';
import { startDistribution } from './server.ts';

// Uses a raw socket, because fetch sets timers too, and the test finds the server's timer by its delay.
test('the timer of the slow scenario is cleared when the client disconnects', async () => {
  let reached = (): void => undefined;
  const received = new Promise<void>((resolve) => (reached = resolve));
  const other = await startDistribution({ scenario: 'slow', port: 0, onRequest: () => reached() });
  const slow = behaviorOf('slow');
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const socket = connect(Number(new URL(other.origin).port), '127.0.0.1');
  socket.write('GET /api/iosApps/download/any HTTP/1.1\r\nHost: any\r\n\r\n');
  await received;
  const wait =
    set.mock.results[
      set.mock.calls.findIndex(([, ms]) => slow.kind === 'answer' && ms === slow.delayMs)
    ];
  expect(wait).toBeDefined();
  socket.destroy();
  await vi.waitFor(() => expect(cleared).toHaveBeenCalledWith(wait?.value));
  await other.close();
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readJsonBody } from './read-json-body.ts';

const LIMIT = 64;

/** A response whose body is streamed in the given parts. `cancelled` is called if the reader cancels the stream. */
function streamedResponse(...parts: (string | Uint8Array)[]) {
  const cancelled = vi.fn();
  const pendingParts = [...parts];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = pendingParts.shift();
        if (part === undefined) return controller.close();
        controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), cancelled, left: () => pendingParts.length };
}

test('API-2 the body is read as JSON, however it is split, even within a character', async () => {
  const bytes = new TextEncoder().encode('{"a":"é臺"}');
  const { response } = streamedResponse(...[...bytes].map((byte) => Uint8Array.of(byte)));
  expect(await readJsonBody(response, LIMIT)).toEqual({ kind: 'json', value: { a: 'é臺' } });
});

test('FAULT-10 a byte-order mark is tolerated', async () => {
  expect(await readJsonBody(streamedResponse('\ufeff{"a":1}').response, LIMIT)).toEqual({
    kind: 'json',
    value: { a: 1 },
  });
});

test.each([
  ['FAULT-7', '<!doctype html><title>Sign in</title>'],
  ['FAULT-8', '{"code":200,"link_'],
  ['FAULT-9', ''],
  ['FAULT-9', '  '],
])('%s %j is not JSON', async (_clause, text) => {
  expect(await readJsonBody(streamedResponse(text).response, LIMIT)).toEqual({
    kind: 'unreadable',
    reason: 'not-json',
  });
});

test('FAULT-9 a response without a body is not JSON', async () => {
  expect(await readJsonBody(new Response(null, { status: 204 }), LIMIT)).toEqual({
    kind: 'unreadable',
    reason: 'not-json',
  });
});

test('FAULT-10 bytes that are not UTF-8 are unreadable, also at the very end', async () => {
  for (const bytes of [Uint8Array.of(0x22, 0xff, 0x22), Uint8Array.of(0x22, 0x22, 0xe2)]) {
    expect(await readJsonBody(streamedResponse(bytes).response, LIMIT)).toEqual({
      kind: 'unreadable',
      reason: 'not-utf8',
    });
  }
});

test('FAULT-11 exactly the limit is read', async () => {
  const value = 'x'.repeat(LIMIT - 2);
  expect(await readJsonBody(streamedResponse(JSON.stringify(value)).response, LIMIT)).toEqual({
    kind: 'json',
    value,
  });
});

test('FAULT-11 reading stops at the limit and the rest is canceled', async () => {
  const { response, cancelled, left } = streamedResponse(
    ...Array.from({ length: 1000 }, () => ' '.repeat(10)),
  );
  expect(await readJsonBody(response, LIMIT)).toEqual({ kind: 'unreadable', reason: 'too-large' });
  expect(cancelled).toHaveBeenCalledOnce();
  expect(left()).toBe(1000 - 7);
});

test('FAULT-11 a server that ignores the cancellation does not delay the result', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(LIMIT + 1)),
    cancel: () => new Promise(() => undefined),
  });
  expect(await readJsonBody(new Response(body), LIMIT)).toEqual({
    kind: 'unreadable',
    reason: 'too-large',
  });
});

test('API-3 a connection that is lost while reading rejects', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('lost')),
  });
  await expect(readJsonBody(new Response(body), LIMIT)).rejects.toThrow('lost');
});

test('API-3 any bytes resolve to a value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 4 }),
      async (parts) => {
        const size = parts.reduce((sum, part) => sum + part.length, 0);
        const body = await readJsonBody(streamedResponse(...parts).response, LIMIT);
        return size <= LIMIT || (body.kind === 'unreadable' && body.reason !== 'not-json');
      },
    ),
  );
});

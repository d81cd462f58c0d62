/** The content of a body: any JSON value, or the reason why it cannot be read (API-3, FAULT-7 to FAULT-11). */
export type JsonBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly reason: 'too-large' | 'not-utf8' | 'not-json' };

/**
 * Reads a response's body as JSON and stops at `limit` bytes (after decompression), canceling the rest.
 *
 * A byte-order mark is tolerated; an empty body is not JSON. Rejects only when the transport breaks or the
 * request is aborted while reading.
 */
export async function readJsonBody(response: Response, limit: number): Promise<JsonBody> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      size += chunk.value.byteLength;
      if (size > limit) {
        // Not awaited: a server that ignores the cancellation must not delay the result.
        reader?.cancel().catch(() => undefined);
        return { kind: 'unreadable', reason: 'too-large' };
      }
      text += decodeChunk(decoder, chunk.value);
    }
    text += decodeChunk(decoder);
  } catch (cause) {
    if (cause instanceof NotUtf8) {
      reader?.cancel().catch(() => undefined);
      return { kind: 'unreadable', reason: 'not-utf8' };
    }
    throw cause;
  }
  try {
    return { kind: 'json', value: JSON.parse(text) as unknown };
  } catch {
    return { kind: 'unreadable', reason: 'not-json' };
  }
}

/** Tells a decoding failure from a transport failure: both are a TypeError. */
class NotUtf8 extends Error {}

function decodeChunk(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new NotUtf8('The body is not UTF-8', { cause });
  }
}

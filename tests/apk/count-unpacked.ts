import { vi } from 'vitest';

/** The number of bytes that all decompression streams output while `run` runs. */
export async function countUnpacked(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const Original = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function counting(format: CompressionFormat) {
    const { writable, readable } = new Original(format);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { writable, readable: readable.pipeThrough(counter) };
  });
  try {
    await run();
  } finally {
    vi.unstubAllGlobals();
  }
  return count;
}

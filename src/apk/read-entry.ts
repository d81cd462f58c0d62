import { FormatError, type Bytes } from './bytes.ts';
import { readRawData, type ZipEntry } from './zip.ts';

const STORED = 0;
const DEFLATED = 8;
/** Bytes. The entries that are read here have a few kilobytes. */
const MAX_COMPRESSED_SIZE = 4 * 2 ** 20;
/**
 * Bytes given to the decompressor at once. Deflate expands at most 1032 times, so that it never
 * produces more than 4 MiB before the limit is checked.
 */
const INPUT_CHUNK_SIZE = 4096;

/**
 * The content of an entry, at most `limit` bytes: a ZIP bomb is never unpacked completely. With `mayTruncate`, the
 * first `limit` bytes of a longer entry; without it, a longer entry is an error.
 */
export async function readEntry(
  file: Blob,
  entry: ZipEntry,
  directoryOffset: number,
  { limit, mayTruncate = false }: { limit: number; mayTruncate?: boolean },
): Promise<Bytes> {
  if (entry.compressedSize > MAX_COMPRESSED_SIZE || (!mayTruncate && entry.size > limit))
    throw new FormatError('entry size');
  const rawData = await readRawData(file, entry, directoryOffset);
  if (entry.method === STORED) return rawData.subarray(0, limit);
  if (entry.method !== DEFLATED) throw new FormatError('entry method');
  const content = await inflate(rawData, limit);
  if (!mayTruncate && content.length !== entry.size) throw new FormatError('entry size');
  return content;
}

async function inflate(data: Bytes, limit: number): Promise<Bytes> {
  const reader = chunkStream(data).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const content = new Uint8Array(limit);
  let size = 0;
  try {
    while (size < limit) {
      const { done, value } = await reader.read();
      if (done) break;
      const chunk = value.subarray(0, limit - size);
      content.set(chunk, size);
      size += chunk.length;
    }
  } catch {
    throw new FormatError('entry data');
  } finally {
    // The rest of the stream is not needed, so an error of the cancellation is ignored.
    reader.cancel().catch(() => undefined);
  }
  return content.subarray(0, size);
}

function chunkStream(data: Bytes): ReadableStream<Bytes> {
  let offset = 0;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        controller.enqueue(data.subarray(offset, offset + INPUT_CHUNK_SIZE));
        offset += INPUT_CHUNK_SIZE;
        if (offset >= data.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

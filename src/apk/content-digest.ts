import { sha256 } from '@noble/hashes/sha2.js';
import { readRange, notReadableError, type Bytes } from './bytes.ts';
import type { DigestName } from './signature-algorithms.ts';

/** Bytes. The schemes digest each section of the file in chunks of this size. */
const CHUNK_SIZE = 2 ** 20;
const CHUNK_PREFIX = 0xa5;
const TOP_PREFIX = 0x5a;
const HEADER_SIZE = 5;

/** Bytes of the file that are covered by its signature, in this order: entries, directory, end. */
export interface Sections {
  /** Where the signing block begins, and the entries end. */
  readonly blockOffset: number;
  readonly directoryOffset: number;
  readonly eocdOffset: number;
}

interface FileDigests {
  /** SHA-256 of the file, in lowercase hexadecimal digits. */
  readonly sha256: string;
  readonly content: ReadonlyMap<DigestName, Bytes>;
}

/**
 * Reads the file once, from its beginning to its end, a chunk at a time. `onProgress` gets the number of
 * bytes read. Rejects if the file changes meanwhile.
 */
export async function digestFile(
  file: Blob,
  { blockOffset, directoryOffset, eocdOffset }: Sections,
  names: readonly DigestName[],
  onProgress?: (bytes: number) => void,
): Promise<FileDigests> {
  const fileHash = sha256.create();
  const chunkDigests = new Map(names.map((name) => [name, [] as Bytes[]]));
  const sectionBounds = [0, blockOffset, directoryOffset, eocdOffset, file.size];
  for (const [section, end] of sectionBounds.slice(1).entries()) {
    const isSigned = section !== 1;
    for (let start = sectionBounds[section] ?? 0; start < end; start += CHUNK_SIZE) {
      const chunkEnd = Math.min(start + CHUNK_SIZE, end);
      const data = await readRange(file, start, chunkEnd);
      if (data.length !== chunkEnd - start) throw notReadableError();
      const signedData = section === 3 ? withDirectoryOffset(data, blockOffset) : data;
      // Starts before the SHA-256 of the file, to run in parallel: WebCrypto uses another thread.
      const pending = isSigned
        ? names.map(async (name) =>
            chunkDigests.get(name)?.push(await digestChunk(name, signedData)),
          )
        : [];
      fileHash.update(data);
      await Promise.all(pending);
      onProgress?.(chunkEnd);
    }
  }
  const content = new Map<DigestName, Bytes>();
  for (const [name, digests] of chunkDigests) content.set(name, await digestTop(name, digests));
  return { sha256: toHex(fileHash.digest()), content };
}

/** The digest covers the end record with the offset of the directory as it was without the signing block. */
function withDirectoryOffset(eocd: Bytes, offset: number): Bytes {
  const changed = eocd.slice();
  new DataView(changed.buffer).setUint32(16, offset, true);
  return changed;
}

async function digestChunk(name: DigestName, data: Bytes): Promise<Bytes> {
  const message = new Uint8Array(HEADER_SIZE + data.length);
  writeHeader(message, CHUNK_PREFIX, data.length);
  message.set(data, HEADER_SIZE);
  return new Uint8Array(await crypto.subtle.digest(name, message));
}

async function digestTop(name: DigestName, digests: readonly Bytes[]): Promise<Bytes> {
  const size = digests[0]?.length ?? 0;
  const message = new Uint8Array(HEADER_SIZE + digests.length * size);
  writeHeader(message, TOP_PREFIX, digests.length);
  digests.forEach((digest, index) => message.set(digest, HEADER_SIZE + index * size));
  return new Uint8Array(await crypto.subtle.digest(name, message));
}

function writeHeader(message: Bytes, prefix: number, count: number): void {
  message[0] = prefix;
  new DataView(message.buffer).setUint32(1, count, true);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

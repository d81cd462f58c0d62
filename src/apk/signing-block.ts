import { ByteReader, FormatError, readRange, type Bytes } from './bytes.ts';
import type { EndOfCentralDirectory } from './zip.ts';

/** The signature schemes that cover the whole file, newest first. Each has its own block. */
export const SCHEMES = ['v3.1', 'v3', 'v2'] as const;
export type Scheme = (typeof SCHEMES)[number];

const BLOCK_IDS: ReadonlyMap<number, Scheme> = new Map([
  [0x1b93ad61, 'v3.1'],
  [0xf05368c0, 'v3'],
  [0x7109871a, 'v2'],
]);
/** Fills the block up to a multiple of 4 kB. No signature covers it, and signing tools write zeros. */
const PADDING_ID = 0x42726577;
/**
 * Parts that are no signature of the app: the dependencies that the Android Gradle plugin lists, Google Play's metadata,
 * and source stamps. No signature covers what is in them, and Android does not read it.
 */
const IGNORED_IDS: ReadonlySet<number> = new Set([0x504b4453, 0x2146444e, 0x2b09189e, 0x6dff800d]);
const MAGIC = 'APK Sig Block 42';
/** Bytes: the size of the block, and the magic. */
const FOOTER_SIZE = 8 + MAGIC.length;
/** Bytes. Some stores add metadata to the signatures; it stays far below a megabyte. */
const MAX_SIZE = 16 * 2 ** 20;

interface SigningBlock {
  /** Where the entries of the ZIP file end. */
  readonly offset: number;
  readonly schemes: ReadonlyMap<Scheme, Bytes>;
  /**
   * Whether a part has an unknown id (a newer scheme, or a signature whose id was changed), or the padding has other
   * bytes than zeros.
   */
  readonly hasUnknownPair: boolean;
}

/** The block before the central directory; undefined if there is none. */
export async function readSigningBlock(
  file: Blob,
  { directoryOffset }: EndOfCentralDirectory,
): Promise<SigningBlock | undefined> {
  if (directoryOffset < FOOTER_SIZE + 8) return undefined;
  const footer = new ByteReader(
    await readRange(file, directoryOffset - FOOTER_SIZE, directoryOffset),
  );
  if (new TextDecoder().decode(footer.bytes.subarray(8)) !== MAGIC) return undefined;
  const size = footer.u64();
  const offset = directoryOffset - size - 8;
  if (size < FOOTER_SIZE || size > MAX_SIZE || offset < 0) throw new FormatError('block size');
  const reader = new ByteReader(await readRange(file, offset, directoryOffset - FOOTER_SIZE));
  if (reader.u64() !== size) throw new FormatError('block size');
  const schemes = new Map<Scheme, Bytes>();
  let hasUnknownPair = false;
  while (reader.remaining > 0) {
    const pair = new ByteReader(reader.take(reader.u64()));
    const id = pair.u32();
    const scheme = BLOCK_IDS.get(id);
    if (!scheme) {
      const content = pair.take(pair.remaining);
      const isKnown = id === PADDING_ID ? content.every((byte) => byte === 0) : IGNORED_IDS.has(id);
      hasUnknownPair ||= !isKnown;
      continue;
    }
    if (schemes.has(scheme)) throw new FormatError('scheme twice');
    schemes.set(scheme, pair.take(pair.remaining));
  }
  return { offset, schemes, hasUnknownPair };
}

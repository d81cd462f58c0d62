import { ByteReader, FormatError, type Bytes } from './bytes.ts';

/** What the root element of AndroidManifest.xml says of the app. */
export interface Manifest {
  readonly packageName: string;
  /** Undefined if it is a reference to a resource. */
  readonly versionName?: string | undefined;
}

/** Types of chunks of Android's binary XML. */
const XML = 0x0003;
const STRING_POOL = 0x0001;
const RESOURCE_MAP = 0x0180;
const START_ELEMENT = 0x0102;

/** Types of values. */
const STRING = 0x03;

/** Resource ids of attributes. Android identifies an attribute by its id, not by its name. */
const VERSION_NAME = 0x0101021c;

const NONE = 0xffffffff;
const UTF8_FLAG = 0x100;

interface Chunk {
  readonly type: number;
  readonly headerSize: number;
  readonly bytes: Bytes;
}

/** Throws a FormatError if the bytes are not binary XML, or the root is not a manifest with a package. */
export function parseManifest(bytes: Bytes): Manifest {
  const [xml] = chunksOf(bytes);
  if (xml?.type !== XML) throw new FormatError('no XML');
  let strings: (index: number) => string | undefined = () => undefined;
  let resourceIds: number[] = [];
  for (const chunk of chunksOf(xml.bytes.subarray(xml.headerSize))) {
    if (chunk.type === STRING_POOL) strings = stringPool(chunk);
    if (chunk.type === RESOURCE_MAP) resourceIds = resourceMap(chunk);
    if (chunk.type === START_ELEMENT) return readRoot(chunk, strings, resourceIds);
  }
  throw new FormatError('no element');
}

function* chunksOf(bytes: Bytes): Generator<Chunk> {
  let rest = bytes;
  while (rest.length > 0) {
    const reader = new ByteReader(rest);
    const type = reader.u16();
    const headerSize = reader.u16();
    const size = reader.u32();
    if (headerSize < 8 || size < headerSize) throw new FormatError('chunk size');
    yield { type, headerSize, bytes: reader.seek(0).take(size) };
    rest = rest.subarray(size);
  }
}

function resourceMap({ bytes, headerSize }: Chunk): number[] {
  const reader = new ByteReader(bytes.subarray(headerSize));
  return Array.from({ length: Math.floor(reader.remaining / 4) }, () => reader.u32());
}

/** Returns a function that decodes a string on demand. */
function stringPool({ bytes, headerSize }: Chunk) {
  const reader = new ByteReader(bytes).seek(8);
  const count = reader.u32();
  reader.u32();
  const isUtf8 = (reader.u32() & UTF8_FLAG) !== 0;
  const stringsStart = reader.u32();
  return (index: number): string | undefined => {
    if (index >= count) return undefined;
    const offset = reader.seek(headerSize + 4 * index).u32();
    reader.seek(stringsStart + offset);
    if (isUtf8) {
      // The length in characters, then the length in bytes.
      readLength(() => reader.u8(), 8);
      return new TextDecoder().decode(reader.take(readLength(() => reader.u8(), 8)));
    }
    const length = readLength(() => reader.u16(), 16);
    return new TextDecoder('utf-16le').decode(reader.take(2 * length));
  };
}

/** A length in one unit, or in two if the highest bit is set. */
function readLength(next: () => number, bits: number): number {
  const high = 2 ** (bits - 1);
  const first = next();
  return first < high ? first : (first - high) * 2 ** bits + next();
}

function readRoot(
  { bytes, headerSize }: Chunk,
  strings: (index: number) => string | undefined,
  resourceIds: readonly number[],
): Manifest {
  const reader = new ByteReader(bytes.subarray(headerSize));
  reader.u32();
  if (strings(reader.u32()) !== 'manifest') throw new FormatError('no manifest');
  const attributeStart = reader.u16();
  const attributeSize = reader.u16();
  const attributeCount = reader.u16();
  let packageName: string | undefined;
  let versionName: string | undefined;
  for (let index = 0; index < attributeCount; index += 1) {
    reader.seek(attributeStart + index * attributeSize);
    const namespace = reader.u32();
    const name = reader.u32();
    reader.take(7);
    const type = reader.u8();
    const data = reader.u32();
    const text = type === STRING ? strings(data) : undefined;
    const resource = resourceIds[name];
    if (namespace === NONE && strings(name) === 'package') packageName ??= text;
    if (resource === VERSION_NAME) versionName ??= text;
  }
  if (!packageName) throw new FormatError('no package');
  return { packageName, versionName };
}

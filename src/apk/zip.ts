import { ByteReader, FormatError, readRange, type Bytes } from './bytes.ts';

const EOCD_SIGNATURE = 0x06054b50;
const EOCD_SIZE = 22;
const MAX_COMMENT_SIZE = 0xffff;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_SIZE = 20;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_HEADER_SIZE = 30;
/** Bytes. The central directory of a large app has about 2 MB. */
const MAX_DIRECTORY_SIZE = 32 * 2 ** 20;

/** Where the end of central directory record (EOCD) of a ZIP file is, and what it says. */
export interface EndOfCentralDirectory {
  readonly eocdOffset: number;
  readonly directoryOffset: number;
  readonly entryCount: number;
  readonly eocd: Bytes;
}

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly localHeaderOffset: number;
}

/** Whether the file begins as a ZIP file with entries does. */
export async function hasZipSignature(file: Blob): Promise<boolean> {
  const start = await readRange(file, 0, 4);
  return start.length === 4 && new ByteReader(start).u32() === LOCAL_SIGNATURE;
}

/** Finds it as Android does: the last record whose comment reaches the end of the file; no ZIP64. */
export async function readEndOfCentralDirectory(file: Blob): Promise<EndOfCentralDirectory> {
  const tailOffset = Math.max(0, file.size - EOCD_SIZE - MAX_COMMENT_SIZE - ZIP64_LOCATOR_SIZE);
  const tail = new ByteReader(await readRange(file, tailOffset, file.size));
  const position = findEocd(tail);
  tail.seek(position + 8);
  const entriesOnDisk = tail.u16();
  const entryCount = tail.u16();
  const directorySize = tail.u32();
  const directoryOffset = tail.u32();
  const eocdOffset = tailOffset + position;
  if (position >= ZIP64_LOCATOR_SIZE && isZip64(tail, position)) throw new FormatError('ZIP64');
  // The signing schemes allow nothing between the directory and the end record.
  if (directoryOffset + directorySize !== eocdOffset || entriesOnDisk !== entryCount)
    throw new FormatError('directory offset');
  return { eocdOffset, directoryOffset, entryCount, eocd: tail.bytes.slice(position) };
}

function findEocd(tail: ByteReader): number {
  const { length } = tail.bytes;
  for (let position = length - EOCD_SIZE; position >= 0; position -= 1) {
    if (tail.bytes[position] !== 0x50 || tail.seek(position).u32() !== EOCD_SIGNATURE) continue;
    if (tail.seek(position + 20).u16() === length - position - EOCD_SIZE) return position;
  }
  throw new FormatError('no end');
}

function isZip64(tail: ByteReader, eocdPosition: number): boolean {
  return tail.seek(eocdPosition - ZIP64_LOCATOR_SIZE).u32() === ZIP64_LOCATOR_SIGNATURE;
}

/** The central directory. A name that occurs twice is an error, as it is for Android. */
export async function readZipEntries(
  file: Blob,
  end: EndOfCentralDirectory,
): Promise<Map<string, ZipEntry>> {
  if (end.eocdOffset - end.directoryOffset > MAX_DIRECTORY_SIZE)
    throw new FormatError('directory size');
  const reader = new ByteReader(await readRange(file, end.directoryOffset, end.eocdOffset));
  const decoder = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  while (reader.remaining > 0) {
    if (reader.u32() !== ENTRY_SIGNATURE) throw new FormatError('entry');
    reader.take(6);
    const method = reader.u16();
    reader.take(8);
    const compressedSize = reader.u32();
    const size = reader.u32();
    const nameLength = reader.u16();
    const extraLength = reader.u16();
    const commentLength = reader.u16();
    reader.take(8);
    const localHeaderOffset = reader.u32();
    const name = decoder.decode(reader.take(nameLength));
    reader.take(extraLength + commentLength);
    if (entries.has(name)) throw new FormatError('name twice');
    entries.set(name, { name, method, compressedSize, size, localHeaderOffset });
  }
  if (entries.size !== end.entryCount) throw new FormatError('entry count');
  return entries;
}

/** The stored bytes of an entry, whose local header must have the same name. */
export async function readRawData(
  file: Blob,
  { name, localHeaderOffset, compressedSize }: ZipEntry,
  directoryOffset: number,
): Promise<Bytes> {
  const header = await readRange(file, localHeaderOffset, localHeaderOffset + LOCAL_HEADER_SIZE);
  const reader = new ByteReader(header);
  if (reader.u32() !== LOCAL_SIGNATURE) throw new FormatError('local header');
  reader.seek(26);
  const nameLength = reader.u16();
  const nameOffset = localHeaderOffset + LOCAL_HEADER_SIZE;
  const dataOffset = nameOffset + nameLength + reader.u16();
  const localName = await readRange(file, nameOffset, nameOffset + nameLength);
  if (new TextDecoder().decode(localName) !== name) throw new FormatError('local name');
  if (dataOffset + compressedSize > directoryOffset) throw new FormatError('entry end');
  return readRange(file, dataOffset, dataOffset + compressedSize);
}

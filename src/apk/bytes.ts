/** What WebCrypto and Blob take: never a view of shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes do not follow the format. Caught where a file is read, and returned as a value. */
export class FormatError extends Error {}

/** Reads little-endian numbers and length-prefixed fields; throws a FormatError beyond the end. */
export class ByteReader {
  readonly bytes: Bytes;
  #offset = 0;
  readonly #view: DataView;

  constructor(bytes: Bytes) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get remaining(): number {
    return this.bytes.length - this.#offset;
  }

  u8(): number {
    return this.#view.getUint8(this.#advance(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#advance(2), true);
  }

  u32(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  /** A length or an offset, which must be a safe integer. */
  u64(): number {
    const value = this.#view.getBigUint64(this.#advance(8), true);
    if (value > Number.MAX_SAFE_INTEGER) throw new FormatError('number');
    return Number(value);
  }

  take(length: number): Bytes {
    const start = this.#advance(length);
    return this.bytes.subarray(start, start + length);
  }

  /** A field that begins with its length, as uint32. */
  field(): Bytes {
    return this.take(this.u32());
  }

  /** A field that is a sequence of length-prefixed fields. */
  fields(): Bytes[] {
    const sequence = new ByteReader(this.field());
    const fields: Bytes[] = [];
    while (sequence.remaining > 0) fields.push(sequence.field());
    return fields;
  }

  /** Throws a FormatError if bytes are left. */
  expectEnd(): void {
    if (this.remaining > 0) throw new FormatError('too long');
  }

  seek(offset: number): this {
    if (offset < 0 || offset > this.bytes.length) throw new FormatError('offset');
    this.#offset = offset;
    return this;
  }

  #advance(length: number): number {
    if (length > this.remaining) throw new FormatError('too short');
    const start = this.#offset;
    this.#offset += length;
    return start;
  }
}

export function isEqual(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The error that browsers throw for a deleted or changed file. Some browsers return fewer bytes instead. */
export function notReadableError(): DOMException {
  return new DOMException('The file has changed', 'NotReadableError');
}

/** Bytes of a file from `start` to before `end`. Rejects with the browser's error if it cannot be read. */
export async function readRange(file: Blob, start: number, end: number): Promise<Bytes> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

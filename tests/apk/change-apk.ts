import type { Scheme } from '../../src/apk/signing-block.ts';

/** Changes to APKs that keep their structure valid, as an attacker would make them. */
const BLOCK_IDS: Readonly<Record<Scheme, number>> = {
  v2: 0x7109871a,
  v3: 0xf05368c0,
  'v3.1': 0x1b93ad61,
};
const EOCD_SIZE = 22;
const FOOTER_SIZE = 24;
/** The size and the id. */
export const PAIR_HEADER_SIZE = 12;

export interface Pair {
  readonly id: number;
  /** Offset of the value in the file. */
  readonly start: number;
  readonly end: number;
}

/** Where the signing block of an APK without a comment begins and ends, and its pairs. */
export function signingBlockOf(apk: Buffer) {
  const end = apk.readUInt32LE(apk.length - EOCD_SIZE + 16);
  const start = end - Number(apk.readBigUInt64LE(end - FOOTER_SIZE)) - 8;
  const pairs: Pair[] = [];
  for (let offset = start + 8; offset < end - FOOTER_SIZE;) {
    const next = offset + 8 + Number(apk.readBigUInt64LE(offset));
    pairs.push({ id: apk.readUInt32LE(offset + 8), start: offset + PAIR_HEADER_SIZE, end: next });
    offset = next;
  }
  return { start, end, pairs };
}

/** Removes the signatures of these schemes, and also the block if no signature is left. */
export function withoutSchemes(apk: Buffer, schemes: readonly Scheme[]): Buffer {
  const block = signingBlockOf(apk);
  const ids = new Set(schemes.map((scheme) => BLOCK_IDS[scheme]));
  const remaining = block.pairs.filter(({ id }) => !ids.has(id));
  const hasSigners = remaining.some(({ id }) => Object.values(BLOCK_IDS).includes(id));
  const pairs = remaining.map(({ start, end }) => apk.subarray(start - PAIR_HEADER_SIZE, end));
  return replaceBlock(apk, hasSigners ? blockOf(pairs) : Buffer.alloc(0));
}

/**
 * Adds bytes to the block of a scheme: at the end of the first signature, at the end of the first signer, or after all
 * signers. Corrects the lengths of the fields around them.
 */
export function withAddedBytes(
  apk: Buffer,
  scheme: Scheme,
  place: 'signature' | 'signer' | 'signers',
): Buffer {
  const added = Buffer.from('gift');
  const pairs = signingBlockOf(apk).pairs.map(({ id, start, end }) => {
    const pair = Buffer.from(apk.subarray(start - PAIR_HEADER_SIZE, end));
    if (id !== BLOCK_IDS[scheme]) return pair;
    const endOf = (offset: number) => offset + 4 + pair.readUInt32LE(offset);
    const signers = PAIR_HEADER_SIZE;
    const signer = signers + 4;
    const signedData = signer + 4;
    // v3 and v3.1 have the minimum and the maximum SDK in between.
    const signatures = endOf(signedData) + (scheme === 'v2' ? 0 : 8);
    const signature = signatures + 4;
    const { at, lengthOffsets } = {
      signature: { at: endOf(signature), lengthOffsets: [signers, signer, signatures, signature] },
      signer: { at: endOf(signer), lengthOffsets: [signers, signer] },
      signers: { at: pair.length, lengthOffsets: [] },
    }[place];
    for (const offset of lengthOffsets)
      pair.writeUInt32LE(pair.readUInt32LE(offset) + added.length, offset);
    pair.writeBigUInt64LE(pair.readBigUInt64LE() + BigInt(added.length));
    return Buffer.concat([pair.subarray(0, at), added, pair.subarray(at)]);
  });
  return replaceBlock(apk, blockOf(pairs));
}

export function blockOf(pairs: readonly Buffer[]): Buffer {
  const content = Buffer.concat(pairs);
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(content.length + FOOTER_SIZE));
  return Buffer.concat([size, content, size, Buffer.from('APK Sig Block 42', 'latin1')]);
}

export function replaceBlock(apk: Buffer, block: Buffer): Buffer {
  const { start, end } = signingBlockOf(apk);
  const changed = Buffer.concat([apk.subarray(0, start), block, apk.subarray(end)]);
  changed.writeUInt32LE(start + block.length, changed.length - EOCD_SIZE + 16);
  return changed;
}

type Content = string | { readonly method: number; readonly data: Buffer; readonly size: number };

/** A ZIP file with these entries. The CRC is 0, because no test reads it. */
export function zipOf(entries: Readonly<Record<string, Content>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const { method, data, size } =
      typeof content === 'string'
        ? { method: 0, data: Buffer.from(content), size: Buffer.byteLength(content) }
        : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    local.copy(entry, 10, 8, 30);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + data.length;
  }
  const count = Object.keys(entries).length;
  const eocd = Buffer.alloc(EOCD_SIZE);
  eocd.writeUInt32LE(0x06054b50);
  eocd.writeUInt16LE(count, 8);
  eocd.writeUInt16LE(count, 10);
  eocd.writeUInt32LE(Buffer.concat(directory).length, 12);
  eocd.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, eocd]);
}

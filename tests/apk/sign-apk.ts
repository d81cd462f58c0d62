import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Signs an APK as Android's tool does, for cases without a fixture: large files, and files that were signed after
 * their content was changed. `apksigner.test.ts` verifies the result with the tool itself.
 */
export type SigningScheme = 'v2' | 'v3';

export interface TestKey {
  readonly privateKey: KeyObject;
  /** X.509, DER. */
  readonly certificate: Buffer;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');
export const fixture = (name: string) => readFileSync(join(FIXTURES, name));

export function readKey(name: '' | 'newer-'): TestKey {
  const key = fixture(`${name}key.pk8`);
  return {
    privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    certificate: fixture(`${name}certificate.der`),
  };
}

export function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export const certificateDigest = (name: '' | 'newer-') =>
  sha256(readKey(name).certificate).toString('hex');

const ECDSA_SHA256 = 0x0201;
const STRIPPING_PROTECTION = 0xbeeff00d;
const PROOF_OF_ROTATION = 0x3ba06f8c;
/** Android 7 */
const MIN_SDK = 24;
const BLOCK_IDS: Readonly<Record<SigningScheme, number>> = { v2: 0x7109871a, v3: 0xf05368c0 };
const MAGIC = Buffer.from('APK Sig Block 42', 'latin1');
const EOCD_SIZE = 22;
const CHUNK_SIZE = 2 ** 20;

/** Inserts `size` bytes before the central directory: content that is signed, but belongs to no entry. */
export function withFiller(unsigned: Buffer, size: number): Buffer {
  const { entries, directory, eocd } = sectionsOf(unsigned);
  const filler = Buffer.alloc(size);
  for (let offset = 0; offset + 4 <= size; offset += 4096) filler.writeUInt32LE(offset, offset);
  return assemble(Buffer.concat([entries, filler]), directory, eocd);
}

/** What an attacker with another key may change. */
export interface Forgery {
  /** First version of Android for the v3 signer, in the field that is not signed. */
  readonly minSdk?: number;
  /** The ancestor of the signer's certificate; the proof of rotation is signed with the second key. */
  readonly lineage?: readonly [ancestor: TestKey, prover: TestKey];
}

/** `unsigned` must have no comment. */
export function signApk(
  unsigned: Buffer,
  key: TestKey,
  schemes: readonly SigningScheme[] = ['v2', 'v3'],
  forgery: Forgery = {},
): Buffer {
  const { entries, directory, eocd } = sectionsOf(unsigned);
  const digest = contentDigest([entries, directory, eocd]);
  const pairs = schemes.map((scheme) => {
    const value = field(field(signer(scheme, schemes, digest, key, forgery)));
    return Buffer.concat([u64(value.length + 4), u32(BLOCK_IDS[scheme]), value]);
  });
  const content = Buffer.concat(pairs);
  const size = u64(content.length + 8 + MAGIC.length);
  const block = Buffer.concat([size, content, size, MAGIC]);
  return assemble(Buffer.concat([entries, block]), directory, eocd);
}

function sectionsOf(apk: Buffer) {
  const eocdOffset = apk.length - EOCD_SIZE;
  const directoryOffset = apk.readUInt32LE(eocdOffset + 16);
  return {
    entries: apk.subarray(0, directoryOffset),
    directory: apk.subarray(directoryOffset, eocdOffset),
    eocd: Buffer.from(apk.subarray(eocdOffset)),
  };
}

function assemble(entries: Buffer, directory: Buffer, eocd: Buffer): Buffer {
  const end = Buffer.from(eocd);
  end.writeUInt32LE(entries.length, 16);
  return Buffer.concat([entries, directory, end]);
}

function contentDigest(sections: readonly Buffer[]): Buffer {
  const digests: Buffer[] = [];
  for (const section of sections)
    for (let start = 0; start < section.length; start += CHUNK_SIZE) {
      const chunk = section.subarray(start, start + CHUNK_SIZE);
      digests.push(sha256(Buffer.of(0xa5), u32(chunk.length), chunk));
    }
  return sha256(Buffer.of(0x5a), u32(digests.length), ...digests);
}

function signer(
  scheme: SigningScheme,
  schemes: readonly SigningScheme[],
  digest: Buffer,
  { privateKey, certificate }: TestKey,
  { minSdk = MIN_SDK, lineage }: Forgery,
): Buffer {
  const range = (first: number) =>
    scheme === 'v3' ? Buffer.concat([u32(first), u32(0x7fffffff)]) : Buffer.alloc(0);
  const attributes: Buffer[] = [];
  if (scheme === 'v2' && schemes.includes('v3'))
    attributes.push(field(Buffer.concat([u32(STRIPPING_PROTECTION), u32(3)])));
  if (scheme === 'v3' && lineage)
    attributes.push(
      field(Buffer.concat([u32(PROOF_OF_ROTATION), proofOf(certificate, ...lineage)])),
    );
  const signedData = Buffer.concat([
    field(field(Buffer.concat([u32(ECDSA_SHA256), field(digest)]))),
    field(field(certificate)),
    range(MIN_SDK),
    field(Buffer.concat(attributes)),
  ]);
  const signature = sign('sha256', signedData, privateKey);
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return Buffer.concat([
    field(signedData),
    range(minSdk),
    field(field(Buffer.concat([u32(ECDSA_SHA256), field(signature)]))),
    field(publicKey),
  ]);
}

/** The proof of rotation from the ancestor's certificate to `certificate`. */
function proofOf(certificate: Buffer, ancestor: TestKey, prover: TestKey): Buffer {
  const node = (certificate: Buffer, algorithm: number, next: number, prover?: TestKey) => {
    const signedData = Buffer.concat([field(certificate), u32(algorithm)]);
    const signature = prover ? sign('sha256', signedData, prover.privateKey) : Buffer.alloc(0);
    return field(Buffer.concat([field(signedData), u32(0), u32(next), field(signature)]));
  };
  return Buffer.concat([
    u32(1),
    node(ancestor.certificate, 0, ECDSA_SHA256),
    node(certificate, ECDSA_SHA256, 0, prover),
  ]);
}

function field(value: Buffer): Buffer {
  return Buffer.concat([u32(value.length), value]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/**
 * Reads SSH signatures, as `ssh-keygen -Y sign` writes them, so that a check needs no program besides Node.
 * https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.sshsig
 */
import { createHash, createPublicKey, verify } from 'node:crypto';

export const KEY_TYPE = 'ssh-ed25519';

const MAGIC = Buffer.from('SSHSIG');
const VERSION = 1;
const ARMOR = /-----BEGIN SSH SIGNATURE-----\r?\n([\w+/=\s]*?)\r?\n-----END SSH SIGNATURE-----/g;
const HASHES: ReadonlySet<string> = new Set(['sha256', 'sha512']);
const ED25519_KEY_BYTES = 32;

export interface SshSignature {
  /** The type of key, such as `ssh-ed25519`. */
  readonly type: string;
  /** The public key as `SHA256:…`, which is how `ssh-keygen -l` shows it. */
  readonly fingerprint: string;
  readonly namespace: string;
  /** Whether that key has signed this content for that namespace. */
  readonly isValidFor: (content: Buffer) => boolean;
}

/** The signatures in a text, one after another. One that cannot be read is undefined. */
export function readSignatures(text: string): (SshSignature | undefined)[] {
  const blocks = [...text.matchAll(ARMOR)].map(([, base64 = '']) => base64);
  // Anything else than white space around them is a truncated signature.
  const isClean = text.replaceAll(ARMOR, '').trim() === '';
  return [...blocks.map(readSignature), ...(isClean ? [] : [undefined])];
}

function readSignature(base64: string): SshSignature | undefined {
  try {
    return parseSignature(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
}

/** @throws RangeError if the blob is not a signature. */
function parseSignature(blob: Buffer): SshSignature {
  const fields = new Fields(blob);
  fields.expect(MAGIC.equals(fields.bytes(MAGIC.length)) && fields.number() === VERSION);
  const key = fields.string();
  const namespace = fields.string();
  const reserved = fields.string();
  const hash = fields.string();
  const signature = new Fields(fields.string());
  fields.end();
  const type = keyType(key);
  fields.expect(signature.string().toString() === type && HASHES.has(hash.toString()));
  const bytes = signature.string();
  signature.end();
  return {
    type,
    fingerprint: fingerprintOf(key),
    namespace: namespace.toString(),
    isValidFor: (content) => {
      if (type !== KEY_TYPE) return false;
      const digest = createHash(hash.toString()).update(content).digest();
      const signed = [namespace, reserved, hash, digest].map(asString);
      return verify(null, Buffer.concat([MAGIC, ...signed]), ed25519Key(key), bytes);
    },
  };
}

/** As `ssh-keygen -l` shows it. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;
}

/** @throws RangeError if the blob is not a public key. */
export function keyType(key: Buffer): string {
  return new Fields(key).string().toString();
}

function ed25519Key(key: Buffer) {
  const fields = new Fields(key);
  fields.string();
  const x = fields.string();
  fields.expect(x.length === ED25519_KEY_BYTES);
  fields.end();
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url') };
  return createPublicKey({ key: jwk, format: 'jwk' });
}

/** A field with its length in front (RFC 4251). */
function asString(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** Reads one field after another; throws a RangeError at the end. */
class Fields {
  readonly #blob: Buffer;
  #at = 0;
  constructor(blob: Buffer) {
    this.#blob = blob;
  }
  bytes(length: number): Buffer {
    this.expect(this.#at + length <= this.#blob.length);
    return this.#blob.subarray(this.#at, (this.#at += length));
  }
  number(): number {
    return this.bytes(4).readUInt32BE();
  }
  string(): Buffer {
    return this.bytes(this.number());
  }
  end(): void {
    this.expect(this.#at === this.#blob.length);
  }
  expect(isRight: boolean): void {
    if (!isRight) throw new RangeError('not an SSH signature');
  }
}

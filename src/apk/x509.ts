import { FormatError, type Bytes } from './bytes.ts';

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const VERSION = 0xa0;

interface DerElement {
  readonly tag: number;
  /** With the header. */
  readonly bytes: Bytes;
  readonly content: Bytes;
}

/**
 * The public key of an X.509 certificate, as WebCrypto imports it (`spki`). Issuer and dates
 * are ignored: Android trusts a certificate by its digest.
 */
export function publicKeyOf(certificate: Bytes): Bytes {
  const [signed] = elementsOf(firstElement(certificate, SEQUENCE).content);
  if (signed?.tag !== SEQUENCE) throw new FormatError('certificate');
  const fields = elementsOf(signed.content);
  // After the version, which may be missing: serial number, algorithm, issuer, validity, subject.
  const key = fields[fields[0]?.tag === VERSION ? 6 : 5];
  if (key?.tag !== SEQUENCE) throw new FormatError('no public key');
  return key.bytes;
}

const CURVES = [
  { name: 'P-256', size: 32, oid: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07] },
  { name: 'P-384', size: 48, oid: [0x2b, 0x81, 0x04, 0x00, 0x22] },
  { name: 'P-521', size: 66, oid: [0x2b, 0x81, 0x04, 0x00, 0x23] },
] as const;

/** The curve of an elliptic public key; `size` is the size of a coordinate in bytes. */
export function curveOf(publicKey: Bytes): (typeof CURVES)[number] | undefined {
  const [algorithm] = elementsOf(firstElement(publicKey, SEQUENCE).content);
  const parameters = elementsOf(algorithm?.content ?? new Uint8Array())[1]?.content;
  return CURVES.find(({ oid }) => String(oid) === String(parameters));
}

/** Converts a signature from DER (Java, OpenSSL) to the form of WebCrypto: both numbers, at full length. */
export function rawEcdsaSignature(der: Bytes, size: number): Bytes {
  const raw = new Uint8Array(2 * size);
  const signature = firstElement(der, SEQUENCE);
  const numbers = elementsOf(signature.content);
  if (numbers.length !== 2 || signature.bytes.length !== der.length)
    throw new FormatError('signature');
  for (const [index, { tag, content }] of numbers.entries()) {
    // A leading zero keeps the number positive.
    const digits = content[0] === 0 ? content.subarray(1) : content;
    if (tag !== INTEGER || digits.length > size) throw new FormatError('signature');
    raw.set(digits, (index + 1) * size - digits.length);
  }
  return raw;
}

function firstElement(bytes: Bytes, tag: number): DerElement {
  const [element] = elementsOf(bytes);
  if (element?.tag !== tag) throw new FormatError('DER tag');
  return element;
}

/** The elements of a DER sequence, one after the other. */
function elementsOf(bytes: Bytes): DerElement[] {
  const elements: DerElement[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const [tag = 0, short = 0] = rest;
    // From 0x80 on, the low bits are the number of bytes that hold the length.
    const lengthSize = Math.max(0, short - 0x80);
    if (short === 0x80) throw new FormatError('DER length');
    const headerSize = 2 + lengthSize;
    const length = lengthSize
      ? rest.subarray(2, headerSize).reduce((sum, byte) => sum * 256 + byte, 0)
      : short;
    if (rest.length < headerSize + length) throw new FormatError('DER length');
    const element = rest.subarray(0, headerSize + length);
    elements.push({ tag, bytes: element, content: element.subarray(headerSize) });
    rest = rest.subarray(headerSize + length);
  }
  return elements;
}

import { FormatError, type Bytes } from './bytes.ts';
import { curveOf, rawEcdsaSignature } from './x509.ts';

export type DigestName = 'SHA-256' | 'SHA-512';

interface SignatureAlgorithm {
  readonly family: 'RSA-PSS' | 'RSASSA-PKCS1-v1_5' | 'ECDSA';
  /** Of the signature, and of the content of the file. */
  readonly digest: DigestName;
}

/**
 * The algorithms of APK signatures that WebCrypto supports. It has no DSA (0x0301). A signature for
 * fs-verity (0x0421 to 0x0425) always comes with one of these.
 */
const ALGORITHMS: ReadonlyMap<number, SignatureAlgorithm> = new Map([
  [0x0101, { family: 'RSA-PSS', digest: 'SHA-256' }],
  [0x0102, { family: 'RSA-PSS', digest: 'SHA-512' }],
  [0x0103, { family: 'RSASSA-PKCS1-v1_5', digest: 'SHA-256' }],
  [0x0104, { family: 'RSASSA-PKCS1-v1_5', digest: 'SHA-512' }],
  [0x0201, { family: 'ECDSA', digest: 'SHA-256' }],
  [0x0202, { family: 'ECDSA', digest: 'SHA-512' }],
]);

export function findAlgorithm(id: number): SignatureAlgorithm | undefined {
  return ALGORITHMS.get(id);
}

/** Bytes. The default of RFC 8017: as long as the digest. */
const SALT_SIZE: Readonly<Record<DigestName, number>> = { 'SHA-256': 32, 'SHA-512': 64 };

/** unsupported: this browser cannot tell, because it lacks the algorithm, the curve or the key size. */
export type SignatureCheck = 'valid' | 'invalid' | 'unsupported';

export async function checkSignature(
  { family, digest }: SignatureAlgorithm,
  publicKey: Bytes,
  signature: Bytes,
  data: Bytes,
): Promise<SignatureCheck> {
  try {
    const isElliptic = family === 'ECDSA';
    const curve = isElliptic ? curveOf(publicKey) : undefined;
    if (isElliptic && !curve) return 'unsupported';
    const raw = curve ? rawEcdsaSignature(signature, curve.size) : signature;
    const key = await crypto.subtle.importKey(
      'spki',
      publicKey,
      curve ? { name: family, namedCurve: curve.name } : { name: family, hash: digest },
      false,
      ['verify'],
    );
    const parameters = { name: family, hash: digest, saltLength: SALT_SIZE[digest] };
    return (await crypto.subtle.verify(parameters, key, raw, data)) ? 'valid' : 'invalid';
  } catch (error) {
    return error instanceof FormatError ? 'invalid' : 'unsupported';
  }
}

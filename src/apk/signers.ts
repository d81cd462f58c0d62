import { ByteReader, FormatError, isEqual, type Bytes } from './bytes.ts';
import { checkSignature, findAlgorithm, type DigestName } from './signature-algorithms.ts';
import { readLineage } from './lineage.ts';
import type { Scheme } from './signing-block.ts';
import { publicKeyOf } from './x509.ts';

/** Ids of attributes that a signer signs together with the digests. */
const STRIPPING_PROTECTION = 0xbeeff00d;
const PROOF_OF_ROTATION = 0x3ba06f8c;
const ROTATION_MIN_SDK = 0x559f8b02;

/** More signers would only cost time; Android has the same limit. */
const MAX_SIGNERS = 10;

export interface SignerFacts {
  readonly scheme: Scheme;
  readonly certificate: Bytes;
  /** Certificates before a rotation of the key, oldest first, and the signer's own. */
  readonly lineage: readonly Bytes[];
  /** Digests that the content of the file must have. */
  readonly digests: ReadonlyMap<DigestName, Bytes>;
  /** Numbers of the schemes whose signatures must also be present (v2 only). */
  readonly requiredSchemes: readonly number[];
  /** First version of Android that uses this signer (v3 and later). */
  readonly minSdk: number;
  /** First version of Android for which there must be a v3.1 signer (v3 only). */
  readonly rotationMinSdk?: number | undefined;
}

/** unsupported: this browser lacks the algorithm; the certificate is then what the file claims. */
export type SignerResult =
  | { readonly kind: 'valid'; readonly signer: SignerFacts }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unsupported'; readonly signer: SignerFacts };

/** Reads the signers of one scheme's block and checks their signatures, but not the content of the file. */
export async function readSigners(scheme: Scheme, block: Bytes): Promise<SignerResult[]> {
  const reader = new ByteReader(block);
  const signers = reader.fields();
  // No signature covers bytes after the list, at the end of a signer or of a signature.
  reader.expectEnd();
  if (signers.length === 0 || signers.length > MAX_SIGNERS) throw new FormatError('signer count');
  return Promise.all(signers.map((signer) => readSigner(scheme, signer)));
}

async function readSigner(scheme: Scheme, bytes: Bytes): Promise<SignerResult> {
  const reader = new ByteReader(bytes);
  const signedData = reader.field();
  const sdkRange = scheme === 'v2' ? undefined : reader.take(8);
  const signatures = reader.fields().map(readAlgorithmAndValue);
  const publicKey = reader.field();
  reader.expectEnd();

  const signed = new ByteReader(signedData);
  const digests = signed.fields().map(readAlgorithmAndValue);
  const [certificate] = signed.fields();
  const signedSdkRange = scheme === 'v2' ? undefined : signed.take(8);
  const attributes = signed.remaining > 0 ? signed.fields().map(readAttribute) : [];

  if (!certificate) throw new FormatError('no certificate');
  if (String(sdkRange) !== String(signedSdkRange)) return { kind: 'invalid' };
  if (!isEqual(publicKey, publicKeyOf(certificate))) return { kind: 'invalid' };
  const algorithms = (list: typeof digests) => list.map(({ id }) => id).join();
  if (algorithms(signatures) !== algorithms(digests)) return { kind: 'invalid' };

  const requiredDigests = new Map<DigestName, Bytes>();
  let isSupported = false;
  for (const [index, { id, value }] of signatures.entries()) {
    const algorithm = findAlgorithm(id);
    if (!algorithm) continue;
    const check = await checkSignature(algorithm, publicKey, value, signedData);
    if (check === 'invalid') return { kind: 'invalid' };
    if (check === 'unsupported') continue;
    const digest = digests[index]?.value ?? new Uint8Array();
    const previousDigest = requiredDigests.get(algorithm.digest);
    if (previousDigest && !isEqual(previousDigest, digest)) return { kind: 'invalid' };
    requiredDigests.set(algorithm.digest, digest);
    isSupported = true;
  }

  const valuesOf = (attributeId: number) =>
    attributes.filter(({ id }) => id === attributeId).map(({ value }) => value);
  const rotations = valuesOf(PROOF_OF_ROTATION);
  const lineage =
    scheme === 'v2' || !rotations[0]
      ? { kind: 'valid' as const, certificates: [certificate] }
      : await readLineage(rotations[0]);
  const last = lineage.kind === 'valid' ? lineage.certificates.at(-1) : certificate;
  if (lineage.kind === 'invalid' || rotations.length > 1 || !last || !isEqual(last, certificate))
    return { kind: 'invalid' };

  const [rotationMinSdk] = scheme === 'v3' ? valuesOf(ROTATION_MIN_SDK).map(asNumber) : [];
  const signer: SignerFacts = {
    scheme,
    certificate,
    lineage: lineage.kind === 'valid' ? lineage.certificates : [certificate],
    digests: requiredDigests,
    requiredSchemes: scheme === 'v2' ? valuesOf(STRIPPING_PROTECTION).map(asNumber) : [],
    minSdk: sdkRange ? asNumber(sdkRange) : 0,
    rotationMinSdk,
  };
  return { kind: isSupported && lineage.kind === 'valid' ? 'valid' : 'unsupported', signer };
}

function readAlgorithmAndValue(bytes: Bytes) {
  const reader = new ByteReader(bytes);
  const result = { id: reader.u32(), value: reader.field() };
  reader.expectEnd();
  return result;
}

function readAttribute(bytes: Bytes) {
  const reader = new ByteReader(bytes);
  return { id: reader.u32(), value: reader.take(reader.remaining) };
}

function asNumber(value: Bytes): number {
  return new ByteReader(value).u32();
}

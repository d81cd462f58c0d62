import { ByteReader, FormatError, isEqual, type Bytes } from './bytes.ts';
import { checkSignature, findAlgorithm } from './signature-algorithms.ts';
import { publicKeyOf } from './x509.ts';

const VERSION = 1;
/** A longer lineage would only cost time. */
const MAX_LENGTH = 20;

export type Lineage =
  | { readonly kind: 'valid'; readonly certificates: readonly Bytes[] }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unsupported' };

/**
 * The proof of rotation of schemes v3 and v3.1: every certificate but the first is signed with the key of
 * the one before. Oldest first.
 */
export async function readLineage(attribute: Bytes): Promise<Lineage> {
  const reader = new ByteReader(attribute);
  if (reader.u32() !== VERSION) return { kind: 'unsupported' };
  const certificates: Bytes[] = [];
  /** The algorithm with which the previous certificate's key signs the next. */
  let previousAlgorithmId = 0;
  while (reader.remaining > 0) {
    if (certificates.length === MAX_LENGTH) throw new FormatError('lineage length');
    const node = new ByteReader(reader.field());
    const signedData = node.field();
    node.u32();
    const nextAlgorithmId = node.u32();
    const signature = node.field();
    const signed = new ByteReader(signedData);
    const certificate = signed.field();
    const algorithmId = signed.u32();
    const previous = certificates.at(-1);
    if (previous) {
      if (algorithmId !== previousAlgorithmId) return { kind: 'invalid' };
      const algorithm = findAlgorithm(algorithmId);
      if (!algorithm) return { kind: 'unsupported' };
      const check = await checkSignature(algorithm, publicKeyOf(previous), signature, signedData);
      if (check !== 'valid') return { kind: check };
    }
    if (certificates.some((other) => isEqual(other, certificate))) return { kind: 'invalid' };
    certificates.push(certificate);
    previousAlgorithmId = nextAlgorithmId;
  }
  return { kind: 'valid', certificates };
}

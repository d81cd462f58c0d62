import { parseManifest, type Manifest } from './binary-manifest.ts';
import { FormatError, isEqual, notReadableError, type Bytes } from './bytes.ts';
import { digestFile, toHex, type Sections } from './content-digest.ts';
import { readEntry } from './read-entry.ts';
import type { DigestName } from './signature-algorithms.ts';
import { readSigners, type SignerFacts, type SignerResult } from './signers.ts';
import { readSigningBlock, SCHEMES, type Scheme } from './signing-block.ts';
import {
  hasZipSignature,
  readEndOfCentralDirectory,
  readZipEntries,
  type ZipEntry,
} from './zip.ts';

/** Bytes. Larger than any app; the limit of the ZIP format is twice that. */
export const MAX_FILE_SIZE = 2 ** 31;
const MAX_MANIFEST_SIZE = 4 * 2 ** 20;
/** Bytes. Enough for the first lines of a JAR signature file. */
const SIGNATURE_FILE_PART = 2 ** 14;
const MANIFEST = 'AndroidManifest.xml';

/** A signer of the file. Certificates are given as SHA-256 digests in lowercase hexadecimal digits. */
export interface ApkSigner {
  readonly scheme: Scheme;
  readonly certificate: string;
  /** Oldest first, up to `certificate`. Each was signed with the key of the previous certificate. */
  readonly lineage: readonly string[];
}

/**
 * - verified: every signature over the whole file is right.
 * - broken: the content was changed, a signature is wrong, or a required signature was removed.
 * - unsupported: a part of the signatures cannot be checked here; the signers are what the file claims.
 * - v1-only: signed by the JAR scheme, which covers the entries but not the file.
 */
export type ApkSignature =
  | { readonly kind: 'verified' | 'unsupported'; readonly signers: readonly ApkSigner[] }
  | { readonly kind: 'broken' | 'v1-only' | 'unsigned' };

export interface ApkFacts {
  readonly sha256: string;
  readonly signature: ApkSignature;
  /** Undefined if it cannot be read. */
  readonly manifest?: Manifest | undefined;
}

/** The kind of a file that is not an APK. */
export type OtherFile =
  | 'empty'
  | 'too-large'
  | 'no-zip'
  /** Damaged or truncated; Android would not install it. */
  | 'incomplete'
  | 'app-bundle'
  | 'several-apks'
  | 'ios-app'
  | 'other-zip';

export type ApkReading =
  | { readonly kind: 'apk'; readonly apk: ApkFacts }
  | { readonly kind: 'other'; readonly file: OtherFile };

/**
 * Reads what the file says of itself and checks every signature scheme it has, following Android's
 * documentation of v2, v3 and v3.1. Rejects only if the file cannot be read.
 *
 * https://source.android.com/docs/security/features/apksigning
 */
export async function readApk(
  file: Blob,
  onProgress?: (bytes: number) => void,
): Promise<ApkReading> {
  const { size } = file;
  // Deleted files and empty files have the size 0. Only a deleted file fails when it is read.
  if (size === 0) await file.arrayBuffer();
  const reading = await read(file, onProgress);
  if (file.size !== size) throw notReadableError();
  return reading;
}

async function read(file: Blob, onProgress?: (bytes: number) => void): Promise<ApkReading> {
  if (file.size === 0) return { kind: 'other', file: 'empty' };
  if (file.size >= MAX_FILE_SIZE) return { kind: 'other', file: 'too-large' };
  if (!(await hasZipSignature(file))) return { kind: 'other', file: 'no-zip' };
  const structure = await orUndefined(readStructure(file));
  if (!structure) return { kind: 'other', file: 'incomplete' };
  const { end, entries } = structure;
  if (!entries.has(MANIFEST)) return { kind: 'other', file: otherZip([...entries.keys()]) };

  const signatures = await orUndefined(readSignatures(file, structure));
  const sections: Sections = {
    ...end,
    blockOffset: signatures?.blockOffset ?? end.directoryOffset,
  };
  const signers = signatures?.results.flatMap((result) =>
    'signer' in result ? [result.signer] : [],
  );
  const names = new Set(signers?.flatMap(({ digests }) => Array.from(digests.keys())));
  const digests = await digestFile(file, sections, [...names], onProgress);
  return {
    kind: 'apk',
    apk: {
      sha256: digests.sha256,
      signature: await judgeSignature(file, structure, signatures, digests.content),
      manifest: await orUndefined(readManifest(file, structure)),
    },
  };
}

type Structure = Awaited<ReturnType<typeof readStructure>>;

async function readStructure(file: Blob) {
  const end = await readEndOfCentralDirectory(file);
  return { end, entries: await readZipEntries(file, end) };
}

async function readSignatures(file: Blob, { end }: Structure) {
  const block = await readSigningBlock(file, end);
  const results: SignerResult[] = [];
  for (const scheme of SCHEMES) {
    const bytes = block?.schemes.get(scheme);
    if (bytes) results.push(...(await readSigners(scheme, bytes)));
  }
  return {
    blockOffset: block?.offset,
    results,
    hasUnknownPair: block?.hasUnknownPair ?? false,
  };
}

async function judgeSignature(
  file: Blob,
  structure: Structure,
  signatures: Awaited<ReturnType<typeof readSignatures>> | undefined,
  content: ReadonlyMap<DigestName, Bytes>,
): Promise<ApkSignature> {
  // The signing block is damaged.
  if (!signatures) return { kind: 'broken' };
  const { results, hasUnknownPair } = signatures;
  if (results.length === 0) return { kind: await judgeJarSignature(file, structure) };
  const signers = results.flatMap((result) => ('signer' in result ? result.signer : []));
  const hasMatchingDigests = ({ digests }: SignerFacts) =>
    [...digests].every(([name, digest]) => isEqual(digest, content.get(name) ?? new Uint8Array()));
  if (
    signers.length < results.length ||
    !signers.every(hasMatchingDigests) ||
    isSchemeRemoved(signers)
  )
    return { kind: 'broken' };
  const isSupported = !hasUnknownPair && results.every(({ kind }) => kind === 'valid');
  return { kind: isSupported ? 'verified' : 'unsupported', signers: await digestSigners(signers) };
}

/** Whether a signer requires a newer signature that is missing. */
function isSchemeRemoved(signers: readonly SignerFacts[]): boolean {
  const signersOf = (scheme: Scheme) => signers.filter((signer) => signer.scheme === scheme);
  const rotation = Math.min(...signersOf('v3.1').map(({ minSdk }) => minSdk));
  return (
    signersOf('v2').some(
      ({ requiredSchemes }) => requiredSchemes.includes(3) && signersOf('v3').length === 0,
    ) ||
    signersOf('v3').some(({ rotationMinSdk = rotation }) => rotationMinSdk !== rotation) ||
    (signersOf('v3.1').length > 0 && signersOf('v3').length === 0)
  );
}

async function judgeJarSignature(
  file: Blob,
  { end, entries }: Structure,
): Promise<'v1-only' | 'unsigned' | 'broken'> {
  const signatureFiles = [...entries.values()].filter(({ name }) =>
    /^META-INF\/[^/]+\.SF$/i.test(name),
  );
  for (const entry of signatureFiles) {
    const bytes = await orUndefined(
      readEntry(file, entry, end.directoryOffset, {
        limit: SIGNATURE_FILE_PART,
        mayTruncate: true,
      }),
    );
    // A list of the newer schemes with which the file was signed: 2, 3.
    if (!bytes || /^X-Android-APK-Signed:.*[23]/m.test(new TextDecoder().decode(bytes)))
      return 'broken';
  }
  const hasSignature = [...entries.keys()].some((name) =>
    /^META-INF\/[^/]+\.(?:RSA|DSA|EC)$/i.test(name),
  );
  return signatureFiles.length > 0 && hasSignature ? 'v1-only' : 'unsigned';
}

function digestSigners(signers: readonly SignerFacts[]): Promise<ApkSigner[]> {
  const digest = async (certificate: Bytes) =>
    toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', certificate)));
  return Promise.all(
    signers.map(async ({ scheme, certificate, lineage }) => ({
      scheme,
      certificate: await digest(certificate),
      lineage: await Promise.all(lineage.map(digest)),
    })),
  );
}

async function readManifest(file: Blob, { end, entries }: Structure): Promise<Manifest> {
  const entry = entries.get(MANIFEST) as ZipEntry;
  const limit = Math.min(entry.size, MAX_MANIFEST_SIZE);
  return parseManifest(await readEntry(file, entry, end.directoryOffset, { limit }));
}

function otherZip(names: readonly string[]): OtherFile {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^base\/manifest\/AndroidManifest\.xml$|^BundleConfig\.pb$/)) return 'app-bundle';
  if (has(/^[^/]+\.apk$|^splits\/.+\.apk$/)) return 'several-apks';
  if (has(/^Payload\/[^/]+\.app\//)) return 'ios-app';
  return 'other-zip';
}

/** Resolves to undefined instead of rejecting with a FormatError. */
async function orUndefined<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

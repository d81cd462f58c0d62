import type { ApkFacts, ApkReading, OtherFile, ApkSigner } from './read-apk.ts';

/** What the owner has published about the file. Missing values are not compared. */
export interface PublishedApk {
  readonly packageName?: string | undefined;
  /** SHA-256 of every certificate that may sign the app, in lowercase hexadecimal digits. */
  readonly certificates: readonly string[];
  /** SHA-256 of the one file that is offered now. */
  readonly sha256?: string | undefined;
  readonly version?: string | undefined;
}

export type Verdict =
  | {
      readonly kind: 'genuine';
      /** sha256: it is identical to the file that is offered now. certificate: the owner signed it. */
      readonly by: 'sha256' | 'certificate';
      /** Whether its version differs from the version that is offered now. */
      readonly isOtherVersion: boolean;
    }
  | {
      readonly kind: 'not-genuine';
      readonly reason: 'content' | 'unsigned' | 'certificate' | 'package' | 'other-file';
    }
  | {
      readonly kind: 'unknown';
      readonly reason:
        | 'nothing-published'
        | 'v1-only'
        | 'unsupported'
        | 'manifest'
        | 'other-version'
        | OtherFile;
    };

const SUBJECTS = ['content', 'certificate', 'package', 'version', 'sha256'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One row of the comparison. `isEqual` is undefined if a value is unknown or unproven. */
export interface Comparison {
  readonly subject: Subject;
  readonly found?: string | undefined;
  readonly expected: readonly string[];
  readonly isEqual?: boolean | undefined;
}

export interface Judgment {
  readonly verdict: Verdict;
  readonly comparisons: readonly Comparison[];
}

/** The verdict on a file that was read, and everything it is based on. */
export function judgeApk(reading: ApkReading, published: PublishedApk): Judgment {
  if (reading.kind === 'other')
    return { verdict: { kind: 'unknown', reason: reading.file }, comparisons: [] };
  return {
    verdict: judge(reading.apk, published),
    comparisons: compare(reading.apk, published),
  };
}

function judge(apk: ApkFacts, published: PublishedApk): Verdict {
  const { signature, manifest } = apk;
  const { packageName, certificates, sha256, version } = published;
  const isOtherVersion = version !== undefined && manifest?.versionName !== version;
  if (apk.sha256 === sha256) return { kind: 'genuine', by: 'sha256', isOtherVersion: false };
  if (certificates.length === 0 && sha256 === undefined)
    return { kind: 'unknown', reason: 'nothing-published' };
  if (signature.kind === 'unsigned') return { kind: 'not-genuine', reason: 'unsigned' };
  if (signature.kind === 'broken') return { kind: 'not-genuine', reason: 'content' };
  if (
    'signers' in signature &&
    certificates.length > 0 &&
    !isAccepted(signature.signers, certificates)
  )
    return { kind: 'not-genuine', reason: 'certificate' };
  if (packageName !== undefined && manifest && manifest.packageName !== packageName)
    return { kind: 'not-genuine', reason: 'package' };
  if (certificates.length === 0) return judgeByVersion(manifest?.versionName, version);
  if (signature.kind === 'v1-only') return { kind: 'unknown', reason: 'v1-only' };
  if (signature.kind === 'unsupported') return { kind: 'unknown', reason: 'unsupported' };
  if (!manifest) return { kind: 'unknown', reason: 'manifest' };
  if (packageName === undefined) return { kind: 'unknown', reason: 'nothing-published' };
  return { kind: 'genuine', by: 'certificate', isOtherVersion };
}

/** A file of another version may have another digest; a file of the offered version may not. */
function judgeByVersion(
  fileVersion: string | undefined,
  publishedVersion: string | undefined,
): Verdict {
  if (publishedVersion === undefined) return { kind: 'unknown', reason: 'nothing-published' };
  if (fileVersion === undefined) return { kind: 'unknown', reason: 'manifest' };
  return fileVersion === publishedVersion
    ? { kind: 'not-genuine', reason: 'other-file' }
    : { kind: 'unknown', reason: 'other-version' };
}

/**
 * Whether every signer is one of the owner's: its certificate is published, or descends from a published
 * one by a proven rotation, or is an ancestor of an accepted signer of a newer scheme. All of them signed
 * the same content, so an ancestor's signature adds nothing that the newer one did not cover.
 */
function isAccepted(signers: readonly ApkSigner[], certificates: readonly string[]): boolean {
  const accepted = new Set(certificates);
  // Newest scheme first; within a scheme, the longest lineage is of the newest versions of Android.
  const newestFirst = signers.toSorted((one, other) => other.lineage.length - one.lineage.length);
  const ancestors = new Set<string>();
  for (const { certificate, lineage } of newestFirst) {
    const hasAcceptedLineage = lineage.some((ancestor) => accepted.has(ancestor));
    if (!hasAcceptedLineage && !ancestors.has(certificate)) return false;
    if (hasAcceptedLineage) for (const ancestor of lineage) ancestors.add(ancestor);
  }
  return signers.length > 0;
}

function compare({ sha256, signature, manifest }: ApkFacts, published: PublishedApk): Comparison[] {
  const signers = 'signers' in signature ? signature.signers : [];
  const isUnchecked = signature.kind === 'v1-only' || signature.kind === 'unsupported';
  const found: Readonly<Record<Subject, string | undefined>> = {
    content: signature.kind,
    certificate: signers[0]?.certificate,
    package: manifest?.packageName,
    version: manifest?.versionName,
    sha256,
  };
  const toList = (value: string | undefined) => (value === undefined ? [] : [value]);
  const expected: Readonly<Record<Subject, readonly string[]>> = {
    content: ['verified'],
    certificate: published.certificates,
    package: toList(published.packageName),
    version: toList(published.version),
    sha256: toList(published.sha256),
  };
  return SUBJECTS.map((subject) => {
    const value = found[subject];
    const isCertificate = subject === 'certificate';
    const isEqual = isCertificate
      ? isAccepted(signers, published.certificates)
      : expected[subject].includes(value ?? '');
    // Anybody can name the owner's certificate in a signature that is not checked.
    const isUnproven = isUnchecked && (subject === 'content' || (isCertificate && isEqual));
    const isKnown = value !== undefined && expected[subject].length > 0 && !isUnproven;
    return {
      subject,
      found: value,
      expected: expected[subject],
      isEqual: isKnown ? isEqual : undefined,
    };
  });
}

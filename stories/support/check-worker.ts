import type { CheckMessage } from '../../src/apk/worker-messages.ts';
import { judgeApk, type PublishedApk } from '../../src/apk/judge-apk.ts';
import type { ApkFacts, ApkReading } from '../../src/apk/read-apk.ts';
import type { MessageId } from '../../src/i18n/messages.ts';

/** For `beforeEach`: replaces the worker that checks a file; it answers each file with these messages. */
export function answerCheckWith(...messages: readonly CheckMessage[]): () => () => void {
  return () => {
    const original = globalThis.Worker;
    class AnsweringWorker extends EventTarget {
      postMessage(): void {
        for (const data of messages) this.dispatchEvent(new MessageEvent('message', { data }));
      }

      terminate(): void {}
    }
    globalThis.Worker = AnsweringWorker as unknown as typeof Worker;
    return () => {
      globalThis.Worker = original;
    };
  };
}

export const OWN_CERTIFICATE = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
export const OTHER_CERTIFICATE = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** Example settings and a file that is signed accordingly; the digests are of two words. */
export const PUBLISHED: PublishedApk = {
  packageName: 'example.unio.wallet',
  certificates: [OWN_CERTIFICATE],
  version: '2.10.0',
};

export const GENUINE: ApkFacts = {
  sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  signature: signedBy(OWN_CERTIFICATE),
  manifest: { packageName: 'example.unio.wallet', versionName: '2.10.0' },
};

export function signedBy(certificate: string) {
  const signers = [{ scheme: 'v3' as const, certificate, lineage: [certificate] }];
  return { kind: 'verified' as const, signers };
}

/** The final message for an APK that differs from {@link GENUINE} in these facts. */
export function apkMessage(
  facts: Partial<ApkFacts>,
  published: Partial<PublishedApk> = {},
): CheckMessage {
  return doneMessage(
    { kind: 'apk', apk: { ...GENUINE, ...facts } },
    { ...PUBLISHED, ...published },
  );
}

export function doneMessage(
  reading: ApkReading,
  published: PublishedApk = PUBLISHED,
): CheckMessage {
  return { kind: 'done', judgment: judgeApk(reading, published) };
}

/** The found and the published version. */
export const OTHER_VERSION = { found: '2.10.0', expected: '2.11.0' };
const FILES = [
  'empty',
  'too-large',
  'incomplete',
  'app-bundle',
  'several-apks',
  'ios-app',
  'other-zip',
] as const;

/** Results that have no story of their own, with their reasons. */
export const OTHER_RESULTS: readonly (readonly [CheckMessage, MessageId])[] = [
  [apkMessage({}, { sha256: GENUINE.sha256 }), 'file-check.genuine.sha256'],
  [apkMessage({ signature: { kind: 'unsigned' } }), 'file-check.not-genuine.unsigned'],
  [
    apkMessage({}, { certificates: [], sha256: OTHER_CERTIFICATE }),
    'file-check.not-genuine.other-file',
  ],
  [
    apkMessage(
      {},
      { certificates: [], sha256: OTHER_CERTIFICATE, version: OTHER_VERSION.expected },
    ),
    'file-check.unknown.other-version',
  ],
  [apkMessage({ manifest: undefined }), 'file-check.unknown.manifest'],
  ...FILES.map(
    (file) => [doneMessage({ kind: 'other', file }), `file-check.unknown.${file}`] as const,
  ),
  [{ kind: 'failed' }, 'file-check.unknown.failed'],
];

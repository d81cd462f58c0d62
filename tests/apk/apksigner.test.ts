import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApkSignature, readApk } from '../../src/apk/read-apk.ts';
import { isApksignerInstalled, PACKAGES, verifyWithApksigner } from './apksigner.ts';
import { mutate, mutation } from './mutate.ts';
import { fixture, readKey, signApk, withFiller } from './sign-apk.ts';

/** `npm run test:apk` requires the tool, and tests more mutations with it. */
const isRequired = process.env['UNIO_APK'] === 'all';
const tools = isRequired || isApksignerInstalled() ? ['apksigner'] : [];
if (tools.length === 0)
  console.warn(`Not tested: apksigner; npm run test:apk installs ${PACKAGES.join(', ')}`);
const MUTATIONS = isRequired ? 100 : 5;

async function signatureKind(apk: Buffer): Promise<ApkSignature['kind'] | 'other'> {
  const reading = await readApk(new Blob([apk as Buffer<ArrayBuffer>]));
  return reading.kind === 'apk' ? reading.apk.signature.kind : 'other';
}

async function signersOf(apk: Buffer) {
  const reading = await readApk(new Blob([apk as Buffer<ArrayBuffer>]));
  const signature = reading.kind === 'apk' ? reading.apk.signature : undefined;
  return signature && 'signers' in signature ? signature.signers : [];
}

/** Without `v31.apk`: Debian's tool is older than that scheme. */
const FIXTURES = [
  'unsigned.apk',
  'v1.apk',
  'v1-v2.apk',
  'v2.apk',
  'v2-p521.apk',
  'v2-rsa.apk',
  'v2-rsa4096.apk',
  'v2-dsa.apk',
  'v2-two-signers.apk',
  'v2-v3.apk',
  'v3.apk',
  'v3-rotated.apk',
  'other-key.apk',
  'other-package.apk',
] as const;

it('VER-7 the fixtures are read without the tool', async () => {
  const kinds = await Promise.all(FIXTURES.map((name) => signatureKind(fixture(name))));
  expect(new Set(kinds)).toEqual(new Set(['unsigned', 'v1-only', 'verified', 'unsupported']));
});

describe.each(tools)('VER-7 %s agrees', () => {
  it.each(FIXTURES)('about %s', async (name) => {
    const verdict = verifyWithApksigner(fixture(name));
    expect(verdict.isVerified).toBe((await signatureKind(fixture(name))) !== 'unsigned');
    const signers = await signersOf(fixture(name));
    const signerCertificates = new Set(signers.map(({ certificate }) => certificate));
    // The tool prints the certificates of the newest scheme.
    const printed = verdict.certificates.filter(() => signers.length > 0);
    expect(printed.every((digest) => signerCertificates.has(digest))).toBe(true);
    expect(signers.length > 0).toBe(printed.length > 0);
    // If readApk finds no signers, only the tool names the schemes.
    const schemes = verdict.schemes.filter((scheme) => scheme !== 'v1' && signers.length > 0);
    expect(schemes.toSorted()).toEqual(
      [...new Set(signers.map(({ scheme }) => scheme as string))].toSorted(),
    );
  });

  it.each(['v2', 'v3'] as const)(
    'about a file of two chunks that a test signs with %s',
    (scheme) => {
      const apk = signApk(withFiller(fixture('unsigned.apk'), 2 ** 20), readKey(''), [scheme]);
      expect(verifyWithApksigner(apk)).toMatchObject({ isVerified: true, schemes: [scheme] });
    },
  );

  it(`about ${MUTATIONS} mutations: what is verified here is verified there`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('v2.apk', 'v2-v3.apk', 'v3-rotated.apk'),
        mutation,
        async (name, change) => {
          const apk = mutate(fixture(name), change);
          const isVerified = (await signatureKind(apk)) === 'verified';
          expect(verifyWithApksigner(apk).isVerified || !isVerified).toBe(true);
        },
      ),
      { numRuns: MUTATIONS },
    );
  }, 1_800_000);
});

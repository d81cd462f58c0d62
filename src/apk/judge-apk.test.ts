import { describe, expect, it } from 'vitest';
import { certificateDigest, fixture, readKey, signApk, sha256 } from '../../tests/apk/sign-apk.ts';
import { blockOf, replaceBlock, signingBlockOf } from '../../tests/apk/change-apk.ts';
import { judgeApk, type PublishedApk } from './judge-apk.ts';
import { readApk } from './read-apk.ts';

const OWN = certificateDigest('');
const NEWER = certificateDigest('newer-');
const OTHER = 'ab'.repeat(32);
const PACKAGE = 'example.unio.wallet';
const PUBLISHED: PublishedApk = { packageName: PACKAGE, certificates: [OWN] };
const digestOf = (name: string) => sha256(fixture(name)).toString('hex');

function pairsOf(apk: Buffer): Buffer[] {
  return signingBlockOf(apk).pairs.map(({ start, end }) => apk.subarray(start - 12, end));
}

async function judge(file: string | Buffer, published: PublishedApk) {
  const bytes = typeof file === 'string' ? fixture(file) : file;
  return judgeApk(await readApk(new Blob([bytes as Buffer<ArrayBuffer>])), published);
}

const verdict = async (file: string | Buffer, published: PublishedApk) => {
  const { verdict: it } = await judge(file, published);
  return `${it.kind}: ${'by' in it ? it.by : it.reason}`;
};

describe('VER-7 genuine', () => {
  it.each([
    ['signed by the published certificate', 'v2-v3.apk', [OWN]],
    ['one of several certificates', 'v2.apk', [OTHER, OWN]],
    ['rotated, the old certificate published', 'v3-rotated.apk', [OWN]],
    ['rotated, the new certificate published', 'v3-rotated.apk', [NEWER]],
    ['rotated from Android 13 on, the old certificate published', 'v31.apk', [OWN]],
    ['rotated from Android 13 on, the new certificate published', 'v31.apk', [NEWER]],
    ['rotated, both published', 'v31.apk', [OWN, NEWER]],
  ])('%s', async (_, file, certificates) => {
    expect(await verdict(file, { packageName: PACKAGE, certificates })).toBe(
      'genuine: certificate',
    );
  });

  it.each(['v1.apk', 'v2-dsa.apk', 'v2.apk', 'unsigned.apk'])(
    'identical to the published file, whatever its signature: %s',
    async (file) => {
      expect(
        await verdict(file, {
          packageName: PACKAGE,
          certificates: [OTHER],
          sha256: digestOf(file),
        }),
      ).toBe('genuine: sha256');
    },
  );

  it.each([
    ['2.10.0', false],
    ['2.11.0', true],
  ])(
    'with version %s published, the judgment reports another version: %s',
    async (version, isOther) => {
      const judgment = await judge('v2.apk', { ...PUBLISHED, version });
      expect(judgment.verdict).toEqual({
        kind: 'genuine',
        by: 'certificate',
        isOtherVersion: isOther,
      });
    },
  );
});

describe('VER-7 not genuine', () => {
  it.each([
    ['signed by somebody else', 'other-key.apk', PUBLISHED, 'certificate'],
    ['signed by somebody else with an unknown algorithm', 'v2-dsa.apk', PUBLISHED, 'certificate'],
    ['signed by the owner and by somebody else', 'v2-two-signers.apk', PUBLISHED, 'certificate'],
    [
      'signed with the key before the rotation, which is no longer published',
      'v2-v3.apk',
      { packageName: PACKAGE, certificates: [NEWER] },
      'certificate',
    ],
    ['another app of the owner', 'other-package.apk', PUBLISHED, 'package'],
    ['without a signature', 'unsigned.apk', PUBLISHED, 'unsigned'],
    [
      'another file than the published one, of the same version',
      'v2.apk',
      { certificates: [], sha256: OTHER, version: '2.10.0' },
      'other-file',
    ],
  ])('FAULT-115 %s', async (_, file, published, reason) => {
    expect(await verdict(file, published)).toBe(`not-genuine: ${reason}`);
  });

  it('FAULT-113 changed after it was signed', async () => {
    const changed = fixture('v2.apk');
    changed.writeUInt8(7, changed.indexOf('random.bin') + 100);
    expect(await verdict(changed, PUBLISHED)).toBe('not-genuine: content');
  });

  it('FAULT-115 with the certificate of the owner, but signed with another key', async () => {
    const { certificate } = readKey('');
    const mixed = { ...readKey('newer-'), certificate };
    for (const scheme of ['v2', 'v3'] as const)
      expect(
        await verdict(signApk(fixture('unsigned.apk'), mixed, [scheme]), PUBLISHED),
        scheme,
      ).toBe('not-genuine: content');
  });

  it('FAULT-115 with a lineage from the certificate of the owner that the owner did not sign', async () => {
    const [own, other] = [readKey(''), readKey('newer-')];
    const unsigned = fixture('unsigned.apk');
    const proven = signApk(unsigned, other, ['v3'], { lineage: [own, own] });
    expect(await verdict(proven, PUBLISHED)).toBe('genuine: certificate');
    const forged = signApk(unsigned, other, ['v3'], { lineage: [own, other] });
    expect(await verdict(forged, PUBLISHED)).toBe('not-genuine: content');
  });

  it('FAULT-113 with a range of Android versions that its signer did not sign', async () => {
    const moved = signApk(fixture('unsigned.apk'), readKey(''), ['v3'], { minSdk: 33 });
    expect(await verdict(moved, PUBLISHED)).toBe('not-genuine: content');
  });

  it('FAULT-115 the content of the owner, with the signature of somebody else in one of its schemes', async () => {
    const own = signApk(fixture('unsigned.apk'), readKey(''), ['v2']);
    const other = signApk(fixture('unsigned.apk'), readKey('newer-'), ['v3']);
    const both = replaceBlock(own, blockOf([...pairsOf(own), ...pairsOf(other)]));
    expect(await verdict(both, PUBLISHED)).toBe('not-genuine: certificate');
  });
});

describe('VER-7 cannot be checked', () => {
  it.each([
    [
      'nothing is published',
      'v2.apk',
      { packageName: PACKAGE, certificates: [] },
      'nothing-published',
    ],
    ['no package is published', 'v2.apk', { certificates: [OWN] }, 'nothing-published'],
    ['signed by the old scheme only', 'v1.apk', PUBLISHED, 'v1-only'],
    [
      'another version than the one whose digest is published',
      'v2.apk',
      { certificates: [], sha256: OTHER, version: '2.11.0' },
      'other-version',
    ],
    [
      'another file than the published one, with only its digest published',
      'v1.apk',
      { certificates: [], sha256: OTHER },
      'nothing-published',
    ],
  ])('%s', async (_, file, published, reason) => {
    expect(await verdict(file, published)).toBe(`unknown: ${reason}`);
  });

  it('FAULT-120 the certificate of the owner, with an algorithm that no browser checks', async () => {
    const reading = await readApk(new Blob([fixture('v2-dsa.apk')]));
    const signature = reading.kind === 'apk' ? reading.apk.signature : undefined;
    const certificates =
      signature && 'signers' in signature ? signature.signers.map((it) => it.certificate) : [];
    expect(certificates).toHaveLength(1);
    expect(await verdict('v2-dsa.apk', { packageName: PACKAGE, certificates })).toBe(
      'unknown: unsupported',
    );
  });

  it('FAULT-116 a file that is no APK', async () => {
    expect(await judge(Buffer.from('hello'), PUBLISHED)).toEqual({
      verdict: { kind: 'unknown', reason: 'no-zip' },
      comparisons: [],
    });
  });
});

it('VER-7 every comparison is listed with the found value and the published value', async () => {
  const published = { ...PUBLISHED, version: '2.11.0', sha256: OTHER };
  const { comparisons } = await judge('v2.apk', published);
  expect(comparisons).toEqual([
    { subject: 'content', found: 'verified', expected: ['verified'], isEqual: true },
    { subject: 'certificate', found: OWN, expected: [OWN], isEqual: true },
    { subject: 'package', found: PACKAGE, expected: [PACKAGE], isEqual: true },
    { subject: 'version', found: '2.10.0', expected: ['2.11.0'], isEqual: false },
    { subject: 'sha256', found: digestOf('v2.apk'), expected: [OTHER], isEqual: false },
  ]);
});

it('VER-7 an unproven value is never listed as equal, and as different only if the difference is certain', async () => {
  const rows = async (file: string, certificates: readonly string[]) => {
    const { comparisons } = await judge(file, { packageName: PACKAGE, certificates });
    return comparisons.slice(0, 2).map(({ subject, found, isEqual }) => [subject, found, isEqual]);
  };
  const [, [, claimed]] = (await rows('v2-dsa.apk', [OWN])) as [unknown, [string, string]];
  expect(await rows('v2-dsa.apk', [OWN])).toEqual([
    ['content', 'unsupported', undefined],
    ['certificate', claimed, false],
  ]);
  expect(await rows('v2-dsa.apk', [claimed])).toEqual([
    ['content', 'unsupported', undefined],
    ['certificate', claimed, undefined],
  ]);
  expect(await rows('v1.apk', [OWN])).toEqual([
    ['content', 'v1-only', undefined],
    ['certificate', undefined, undefined],
  ]);
});

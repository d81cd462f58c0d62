import { mkdtempSync, openAsBlob, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  certificateDigest,
  fixture,
  readKey,
  signApk,
  withFiller,
} from '../../tests/apk/sign-apk.ts';
import { countUnpacked } from '../../tests/apk/count-unpacked.ts';
import { withAddedBytes, withoutSchemes, zipOf } from '../../tests/apk/change-apk.ts';
import { readApk, type ApkReading, type ApkSignature } from './read-apk.ts';

const read = (bytes: Buffer) => readApk(new Blob([bytes as Buffer<ArrayBuffer>]));

async function signatureOf(bytes: Buffer): Promise<ApkSignature> {
  const reading = await read(bytes);
  if (reading.kind !== 'apk') throw new Error(`Not an APK but ${reading.file}`);
  return reading.apk.signature;
}

const OWN = certificateDigest('');
const NEWER = certificateDigest('newer-');

describe('VER-7 an APK signed by Android’s own tool', () => {
  it.each([
    ['v1.apk', 'v1-only', []],
    ['v1-v2.apk', 'verified', ['v2']],
    ['v2.apk', 'verified', ['v2']],
    ['v2-p521.apk', 'verified', ['v2']],
    ['v2-rsa.apk', 'verified', ['v2']],
    ['v2-rsa4096.apk', 'verified', ['v2']],
    ['v2-dsa.apk', 'unsupported', ['v2']],
    ['v2-two-signers.apk', 'verified', ['v2', 'v2']],
    ['v2-v3.apk', 'verified', ['v3', 'v2']],
    ['v3.apk', 'verified', ['v3']],
    ['v3-rotated.apk', 'verified', ['v3', 'v2']],
    ['v31.apk', 'verified', ['v3.1', 'v3', 'v2']],
    ['unsigned.apk', 'unsigned', []],
  ])('%s is %s', async (name, kind, schemes) => {
    const signature = await signatureOf(fixture(name));
    expect(signature.kind).toBe(kind);
    const signers = 'signers' in signature ? signature.signers : [];
    expect(signers.map(({ scheme }) => scheme)).toEqual(schemes);
  });

  it('has the certificate of the signer, and its lineage after a rotation', async () => {
    expect(await signatureOf(fixture('v31.apk'))).toMatchObject({
      signers: [
        { certificate: NEWER, lineage: [OWN, NEWER] },
        { certificate: OWN, lineage: [OWN] },
        { certificate: OWN, lineage: [OWN] },
      ],
    });
  });

  it('has the package and the version of its manifest', async () => {
    expect(await read(fixture('v2.apk'))).toMatchObject({
      apk: {
        manifest: { packageName: 'example.unio.wallet', versionName: '2.10.0' },
      },
    });
  });
});

it('VER-7 every chunk of an APK is covered by its signature', async () => {
  const apk = signApk(withFiller(fixture('unsigned.apk'), 2.5 * 2 ** 20), readKey(''));
  expect(await signatureOf(apk)).toMatchObject({ kind: 'verified' });
  for (const offset of [5000, 2 ** 20 + 5000, 2 ** 21 + 5000]) {
    const changed = Buffer.from(apk);
    changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
    expect(await signatureOf(changed), String(offset)).toEqual({ kind: 'broken' });
  }
});

describe('FAULT-113 a file that was changed after it was signed', () => {
  const apk = fixture('v2-v3.apk');
  const at = (text: string) => apk.lastIndexOf(Buffer.from(text, 'latin1'));
  it.each([
    ['an entry', apk.indexOf('random.bin') + 100],
    ['a local header', 10],
    ['the certificate', at('Test key ec') + 3],
    ['the central directory', at('assets/text.txt') - 34],
    ['the end record', apk.length - 16],
  ])('in %s', async (_, offset) => {
    const changed = Buffer.from(apk);
    changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
    const reading = await read(changed);
    expect(reading.kind === 'apk' ? reading.apk.signature.kind : reading.file).toMatch(
      /^(?:broken|incomplete)$/,
    );
  });

  it('in the comment at its end', async () => {
    const commented = Buffer.concat([apk, Buffer.from('hi')]);
    commented.writeUInt16LE(2, apk.length - 2);
    expect(await signatureOf(commented)).toEqual({ kind: 'broken' });
  });
});

describe('FAULT-113 unsigned bytes in the block of a scheme make its signature broken', () => {
  it.each(['signature', 'signer', 'signers'] as const)('added after the %s', async (place) => {
    for (const scheme of ['v2', 'v3', 'v3.1'] as const) {
      const apk = fixture(scheme === 'v3.1' ? 'v31.apk' : `${scheme}.apk`);
      expect(await signatureOf(withAddedBytes(apk, scheme, place)), scheme).toEqual({
        kind: 'broken',
      });
    }
  });
});

describe('a signature that was removed', () => {
  it.each([
    ['v3 of v2 and v3', 'v2-v3.apk', ['v3']],
    ['v3.1 of three', 'v31.apk', ['v3.1']],
    ['v3 of three', 'v31.apk', ['v3']],
    ['v3 and v3.1 of three', 'v31.apk', ['v3', 'v3.1']],
    ['v2 of v1 and v2', 'v1-v2.apk', ['v2']],
  ] as const)('FAULT-114 %s', async (_, name, schemes) => {
    expect(await signatureOf(withoutSchemes(fixture(name), schemes))).toEqual({ kind: 'broken' });
  });

  it('without its only signature, a file is unsigned', async () => {
    expect(await signatureOf(withoutSchemes(fixture('v3.apk'), ['v3']))).toEqual({
      kind: 'unsigned',
    });
  });
});

describe('FAULT-116 FAULT-117 a file that is no APK', () => {
  const apk = fixture('v2.apk');
  const other = (file: string): ApkReading => ({ kind: 'other', file }) as ApkReading;
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['text', Buffer.from('<!doctype html><title>Sign in to the network</title>'), 'no-zip'],
    ['the first half of an APK', apk.subarray(0, apk.length / 2), 'incomplete'],
    ['an APK without its last byte', apk.subarray(0, -1), 'incomplete'],
    ['an APK with a byte after its end', Buffer.concat([apk, Buffer.of(0)]), 'incomplete'],
    ['an app bundle', zipOf({ 'base/manifest/AndroidManifest.xml': 'x' }), 'app-bundle'],
    ['split APKs', zipOf({ 'base.apk': 'x', 'manifest.json': '{}' }), 'several-apks'],
    ['an app for iPhones', zipOf({ 'Payload/Unio.app/Info.plist': 'x' }), 'ios-app'],
    ['another ZIP file', zipOf({ 'photo.jpg': 'x' }), 'other-zip'],
  ])('%s', async (_, bytes, file) => {
    expect(await read(bytes)).toEqual(other(file));
  });

  it('a file of 2 GB is not read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unio-large-'));
    try {
      // A sparse file: it takes no space.
      const path = join(folder, 'large.apk');
      writeFileSync(path, apk);
      truncateSync(path, 2 ** 31);
      const progress: number[] = [];
      expect(await readApk(await openAsBlob(path), (bytes) => progress.push(bytes))).toEqual(
        other('too-large'),
      );
      expect(progress).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a ZIP bomb', () => {
  const deflated = (size: number) => deflateRawSync(Buffer.alloc(size));

  it.each([
    ['its true size', 2 ** 26, 0],
    ['a false size', 1000, 2 ** 25],
  ])(
    'FAULT-118 in place of the manifest, with %s, is unpacked up to a limit only',
    async (_, size, limit) => {
      const bomb = zipOf({ 'AndroidManifest.xml': { method: 8, data: deflated(2 ** 26), size } });
      const unpacked = await countUnpacked(async () =>
        expect(await read(bomb)).toMatchObject({ apk: { manifest: undefined } }),
      );
      expect(unpacked).toBeLessThanOrEqual(limit);
    },
  );

  it('in place of a signature file is unpacked only up to the limit', async () => {
    const bomb = zipOf({
      'AndroidManifest.xml': 'x',
      'META-INF/CERT.SF': { method: 8, data: deflated(2 ** 24), size: 2 ** 24 },
      'META-INF/CERT.RSA': 'x',
    });
    expect(await signatureOf(bomb)).toEqual({ kind: 'v1-only' });
  });
});

it('VER-7 a duplicate entry name is rejected, as on Android', async () => {
  const twice = zipOf({ 'AndroidManifest.xml': 'x', 'AndroidManifest.xmL': 'y' });
  twice.write('AndroidManifest.xml', twice.lastIndexOf('AndroidManifest.xmL'), 'latin1');
  expect(await read(twice)).toEqual({ kind: 'other', file: 'incomplete' });
});

describe('FAULT-119 a file that is deleted or changed while it is read', () => {
  const apk = signApk(withFiller(fixture('unsigned.apk'), 2 ** 21), readKey(''));
  const gone = new DOMException('gone', 'NotReadableError');

  it.each([0, 1, 5, 8])('rejects with the error of the browser, after %i reads', async (reads) => {
    let count = 0;
    const file = new Blob([apk as Buffer<ArrayBuffer>]);
    const slice = (start: number, end: number) => {
      count += 1;
      return count > reads ? { arrayBuffer: () => Promise.reject(gone) } : file.slice(start, end);
    };
    const failing = { size: file.size, slice } as unknown as Blob;
    await expect(readApk(failing)).rejects.toBe(gone);
  });

  it.each([0, 1, 5, 8])(
    'rejects where the browser returns nothing, after %i reads',
    async (reads) => {
      let count = 0;
      const file = new Blob([apk as Buffer<ArrayBuffer>]);
      const empty = new Blob([]);
      const shrinking = {
        get size() {
          return count > reads ? 0 : file.size;
        },
        slice: (start: number, end: number) => {
          count += 1;
          return count > reads ? empty : file.slice(start, end);
        },
      };
      await expect(readApk(shrinking as unknown as Blob)).rejects.toMatchObject({
        name: 'NotReadableError',
      });
    },
  );

  it('rejects if it was deleted before', async () => {
    const deleted = { size: 0, arrayBuffer: () => Promise.reject(gone) };
    await expect(readApk(deleted as unknown as Blob)).rejects.toBe(gone);
  });
});

it('VER-7 the progress ends with the size of the file', async () => {
  const apk = signApk(withFiller(fixture('unsigned.apk'), 3 * 2 ** 20), readKey(''));
  const progress: number[] = [];
  await readApk(new Blob([apk as Buffer<ArrayBuffer>]), (bytes) => progress.push(bytes));
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(apk.length);
});

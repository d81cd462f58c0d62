import { describe, expect, it } from 'vitest';
import {
  blockOf,
  PAIR_HEADER_SIZE,
  replaceBlock,
  signingBlockOf,
} from '../../tests/apk/change-apk.ts';
import { fixture } from '../../tests/apk/sign-apk.ts';
import { readApk } from './read-apk.ts';

async function signatureOf(apk: Buffer) {
  const reading = await readApk(new Blob([apk as Buffer<ArrayBuffer>]));
  return reading.kind === 'apk' ? reading.apk.signature.kind : reading.file;
}

describe('VER-7 a part of the signing block that is no signature', () => {
  const apk = fixture('v2-v3.apk');
  const { pairs } = signingBlockOf(apk);
  const withPart = (id: number, content = '') => {
    const part = Buffer.concat([Buffer.alloc(PAIR_HEADER_SIZE), Buffer.from(content)]);
    part.writeBigUInt64LE(BigInt(4 + content.length));
    part.writeUInt32LE(id, 8);
    const others = pairs.map(({ start, end }) => apk.subarray(start - PAIR_HEADER_SIZE, end));
    return replaceBlock(apk, blockOf([...others, part]));
  };

  it.each([
    ['dependencies', 0x504b4453],
    ['Google Play', 0x2146444e],
    ['a source stamp', 0x2b09189e],
  ])('of %s is skipped', async (_, id) => {
    expect(await signatureOf(withPart(id))).toBe('verified');
  });

  const PADDING = 0x42726577;

  it.each(['hello', '\0\0\0x'])(
    'padding with other bytes than zeros makes the signature unsupported',
    async (text) => {
      expect(await signatureOf(withPart(PADDING, text))).toBe('unsupported');
      expect(await signatureOf(withPart(PADDING, '\0'.repeat(text.length)))).toBe('verified');
    },
  );

  it('a part with an unknown id makes the signature unsupported', async () => {
    expect(await signatureOf(withPart(0x71777777))).toBe('unsupported');
  });
});

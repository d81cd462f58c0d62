import fc from 'fast-check';
import { signingBlockOf } from './change-apk.ts';

/** Fills the signing block up to a multiple of 4 kB, with zeros. */
const PADDING_ID = 0x42726577;
const ID_SIZE = 4;
const EOCD_SIZE = 22;
/** Offsets of these fields in the end record. */
const DIRECTORY_SIZE = 12;
const DIRECTORY_OFFSET = 16;

/** The position of a mutation, from 0 to 1 of the bytes outside the padding. All positions are equally likely. */
const anyPosition = fc
  .noBias(fc.integer({ min: 0, max: 2 ** 30 - 1 }))
  .map((value) => value / 2 ** 30);
const length = fc.integer({ min: 1, max: 64 });
const byte = fc.integer({ min: 0, max: 255 });

const MUTATIONS = {
  flip: fc.record({ position: anyPosition, value: fc.integer({ min: 0, max: 7 }) }),
  set: fc.record({ position: anyPosition, value: byte }),
  'set number': fc.record({
    position: anyPosition,
    value: fc.integer({ min: 0, max: 0xffffffff }),
  }),
  'add to number': fc.record({ position: anyPosition, value: fc.integer({ min: -16, max: 16 }) }),
  truncate: fc.record({ position: anyPosition, value: byte }),
  insert: fc.record({ position: anyPosition, value: byte, length }),
  remove: fc.record({ position: anyPosition, length }),
  duplicate: fc.record({ position: anyPosition, length: fc.integer({ min: 1, max: 2000 }) }),
  swap: fc.record({ position: anyPosition, otherPosition: anyPosition, length }),
  'fill with zeros': fc.record({ position: anyPosition, length }),
} as const;

type Kind = keyof typeof MUTATIONS;

export interface Mutation {
  readonly kind: Kind;
  readonly position: number;
  readonly otherPosition?: number;
  readonly value?: number;
  readonly length?: number;
}

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  ...Object.entries(MUTATIONS).map(([kind, fields]) =>
    (fields as fc.Arbitrary<Omit<Mutation, 'kind'>>).map((values) =>
      Object.assign({ kind: kind as Kind }, values),
    ),
  ),
);

/**
 * Applies a mutation that begins outside the padding of the signing block. The padding is half of a small file:
 * most mutations would be in it. If a mutation changes the length, the end record is
 * corrected, so that the file still has the structure of a ZIP file.
 */
export function mutate(apk: Buffer, mutation: Mutation): Buffer {
  const changed = change(apk, mutation);
  const growth = changed.length - apk.length;
  if (growth === 0 || mutation.kind === 'truncate') return changed;
  const end = apk.length - EOCD_SIZE;
  const offset = offsetOf(apk, mutation.position);
  const field = offset < apk.readUInt32LE(end + 16) ? DIRECTORY_OFFSET : DIRECTORY_SIZE;
  if (offset < end)
    changed.writeUInt32LE(apk.readUInt32LE(end + field) + growth, end + growth + field);
  return changed;
}

function change(
  apk: Buffer,
  { kind, position, otherPosition = 0, value = 0, length = 1 }: Mutation,
): Buffer {
  const offset = offsetOf(apk, position);
  const end = Math.min(apk.length, offset + length);
  const before = apk.subarray(0, offset);
  const range = apk.subarray(offset, end);
  const changed = Buffer.from(apk);
  switch (kind) {
    case 'flip':
      changed.writeUInt8(changed.readUInt8(offset) ^ (1 << value), offset);
      return changed;
    case 'set':
      changed.writeUInt8(value, offset);
      return changed;
    case 'set number':
    case 'add to number': {
      const start = Math.min(offset, apk.length - 4);
      const number = kind === 'set number' ? value : (apk.readUInt32LE(start) + value) >>> 0;
      changed.writeUInt32LE(number, start);
      return changed;
    }
    case 'truncate':
      return Buffer.from(before);
    case 'insert':
      return Buffer.concat([before, Buffer.alloc(length, value), apk.subarray(offset)]);
    case 'remove':
      return Buffer.concat([before, apk.subarray(end)]);
    case 'duplicate':
      return Buffer.concat([before, range, apk.subarray(offset)]);
    case 'swap': {
      const otherOffset = offsetOf(apk, otherPosition);
      const otherRange = apk.subarray(otherOffset, otherOffset + range.length);
      changed.set(otherRange, offset);
      changed.set(range.subarray(0, otherRange.length), otherOffset);
      return changed;
    }
    case 'fill with zeros':
      changed.fill(0, offset, end);
      return changed;
  }
}

function offsetOf(apk: Buffer, position: number): number {
  const { start, end } = paddingOf(apk);
  const offset = Math.floor(position * (apk.length - (end - start)));
  return offset < start ? offset : offset + end - start;
}

function paddingOf(apk: Buffer): { start: number; end: number } {
  const padding = signingBlockOf(apk).pairs.find(({ id }) => id === PADDING_ID);
  return padding
    ? { start: padding.start - ID_SIZE, end: padding.end }
    : { start: apk.length, end: apk.length };
}

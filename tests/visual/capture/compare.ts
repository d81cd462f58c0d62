/** Whether two pictures differ (VIS-4): bytes first, then Playwright's comparator. */
import bundle from 'playwright-core/lib/coreBundle';

/**
 * How far a pixel's colour may be off, 0 to 1. Playwright's own 0.2 has to forgive machines; here
 * one browser on one machine took both pictures, and a token a few shades off has to be seen.
 */
export const THRESHOLD = 0.02;

/** `tolerated`: the bytes differ, but only by anti-aliasing or less than {@link THRESHOLD}. */
export type Comparison =
  | { readonly kind: 'same' | 'tolerated' }
  | { readonly kind: 'changed'; readonly reason: string; readonly diff: Buffer };

const comparator = bundle.utils.getComparator('image/png');

/**
 * Compares two PNGs. Pictures of unlike size count as changed.
 * @throws Error when one is no PNG.
 */
export function compare(expected: Buffer, actual: Buffer): Comparison {
  if (expected.equals(actual)) return { kind: 'same' };
  const result = comparator(actual, expected, { threshold: THRESHOLD });
  if (result === null) return { kind: 'tolerated' };
  return { kind: 'changed', reason: result.errorMessage.trim(), diff: result.diff ?? actual };
}

/**
 * Shoots until two pictures in a row are equal, `first` counting as the first; undefined when five
 * never are. A difference is only believed between pictures that repeat.
 */
export async function steady(
  first: Buffer,
  shoot: () => Promise<Buffer>,
): Promise<Buffer | undefined> {
  let before = first;
  for (let turn = 0; turn < 4; turn += 1) {
    const next = await shoot();
    if (next.equals(before)) return next;
    before = next;
  }
  return undefined;
}

/** Width and height of a PNG in px, from its header. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

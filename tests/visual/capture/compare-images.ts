/** Whether two pictures differ (VIS-4): exactly, because one browser on one machine took both. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Box, Severity } from '../report/results.ts';
import { type Pixels, diffRegions } from './diff-regions.ts';

/**
 * From here on a person sees that a pixel's color is another, 0 to 1 (pixelmatch's scale). It only
 * tells `visible` from `subtle`; a difference of any size is a change.
 */
const VISIBLE = 0.02;

/** How two pictures differ. */
export interface Difference {
  /** For people: how many pixels, and the sizes where they are not equal. */
  readonly reason: string;
  readonly severity: Severity;
  /** Where, largest first. */
  readonly boxes: readonly Box[];
  /** A PNG: what is equal in pale gray, every differing pixel in red. */
  readonly diff: Buffer;
}

/**
 * Promises how two PNGs differ; undefined when every pixel is equal. Where one is larger, what the
 * other does not have differs, and the severity is `layout`.
 * @throws Error when one is no PNG.
 */
export async function compareImages(
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const sizes = [imageSize(expected), imageSize(actual)] as const;
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all([
    pixelsOf(expected, width, height),
    pixelsOf(actual, width, height),
  ]);
  const isSameSize = sizes.every((size) => size.width === width && size.height === height);
  const data = new Uint8Array(width * height * 4);
  const count = pixelmatch(before, after, data, width, height, { threshold: 0, includeAA: true });
  if (count === 0 && isSameSize) return undefined;
  const isSeen = pixelmatch(before, after, undefined, width, height, { threshold: VISIBLE }) > 0;
  const [was, is] = sizes.map((size) => `${size.width} × ${size.height} px`);
  const share = ((100 * count) / (width * height)).toPrecision(2);
  return {
    reason: `${count} pixels differ (${share} %)${isSameSize ? '' : `, ${was} became ${is}`}`,
    severity: !isSameSize ? 'layout' : isSeen ? 'visible' : 'subtle',
    boxes: diffRegions({ data, width, height }),
    diff: await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  };
}

/** RGBA, transparent below and to the right of a smaller picture. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Pixels['data']> {
  const own = imageSize(png);
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}

/**
 * Captures until two pictures in a row are equal, `first` counting as the first; undefined when five
 * never are. A difference is only believed between pictures that repeat.
 */
export async function untilStable(
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
export function imageSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

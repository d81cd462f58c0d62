/** Whether two screenshots differ (VIS-4): exactly, because one browser on one machine took both. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Severity } from '../report/results.ts';
import { diffRegions } from './diff-regions.ts';

/** Threshold of a visible color difference, 0 to 1 (pixelmatch's scale), for the severity. */
const VISIBLE = 0.02;

/** Undefined if every pixel is equal; another size is `layout`. @throws Error for no PNG. */
export async function compareImages(expected: Buffer, actual: Buffer) {
  if (expected.equals(actual)) return undefined;
  const sizes = [imageSize(expected), imageSize(actual)] as const;
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const isSameSize = sizes.every((size) => size.width === width && size.height === height);
  const [before, after] = await Promise.all([
    pixelsOf(expected, width, height),
    pixelsOf(actual, width, height),
  ]);
  const data = new Uint8Array(width * height * 4);
  const count = pixelmatch(before, after, data, width, height, { threshold: 0, includeAA: true });
  if (count === 0 && isSameSize) return undefined;
  const isSeen = pixelmatch(before, after, undefined, width, height, { threshold: VISIBLE }) > 0;
  const [was, is] = sizes.map((size) => `${size.width} × ${size.height} px`);
  const share = ((100 * count) / (width * height)).toPrecision(2);
  const severity: Severity = !isSameSize ? 'layout' : isSeen ? 'visible' : 'subtle';
  const diff = sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 1 });
  return {
    reason: `${count} pixels differ (${share} %)${isSameSize ? '' : `, ${was} became ${is}`}`,
    severity,
    /** Largest first. */
    boxes: diffRegions({ data, width, height }),
    /** A PNG: equal pixels in pale gray, differing ones in red. */
    diff: await diff.toBuffer(),
  };
}

/** RGBA, transparent below and to the right of a smaller image. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  const size = imageSize(png);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(png)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background })
    .raw()
    .toBuffer();
}

/** Captures until two screenshots in a row are equal; undefined if five, with `first`, are not enough. */
export async function untilStable(
  first: Buffer,
  capture: () => Promise<Buffer>,
): Promise<Buffer | undefined> {
  let previous = first;
  for (let count = 0; count < 4; count += 1) {
    const next = await capture();
    if (next.equals(previous)) return next;
    previous = next;
  }
  return undefined;
}

/** Width and height of a PNG in px, from its header. */
export function imageSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

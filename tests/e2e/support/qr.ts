import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

// A CommonJS file whose types say ES module: its own shape is stated here.
const jsQR = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

/** A screenshot's pixels, four bytes each, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Hiding the caret would be a style of the driver's, which the site's policy refuses in Firefox. */
const AS_IT_IS = { scale: 'device', caret: 'initial' } as const;

/** The pixels of an element as it is on the screen. */
export async function readPixels(locator: Locator): Promise<Pixels> {
  const { width, height, data } = PNG.sync.read(await locator.screenshot(AS_IT_IS));
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** What a phone's camera would read in these pixels; undefined when there is no readable code. */
export function readQr({ data, width, height }: Pixels): string | undefined {
  return jsQR(data, width, height)?.data;
}

/** The colour at a place as `r,g,b`. */
export function colorAt({ data, width }: Pixels, x: number, y: number): string {
  const start = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.slice(start, start + 3)].join(',');
}

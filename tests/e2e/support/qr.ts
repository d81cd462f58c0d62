import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

// jsqr is CommonJS with the types of an ES module.
const jsQR = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Hiding the caret needs an injected style, which the CSP blocks in Firefox. */
const SCREENSHOT_OPTIONS = { scale: 'device', caret: 'initial' } as const;

export async function readPixels(locator: Locator): Promise<Pixels> {
  const { width, height, data } = PNG.sync.read(await locator.screenshot(SCREENSHOT_OPTIONS));
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** The text of the QR code in these pixels; undefined if none is readable. */
export function readQr({ data, width, height }: Pixels): string | undefined {
  return jsQR(data, width, height)?.data;
}

export function colorAt({ data, width }: Pixels, x: number, y: number): string {
  const start = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [...data.slice(start, start + 3)].join(',');
}

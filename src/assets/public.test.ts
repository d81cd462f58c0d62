import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../i18n/locales.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const MAX_SHARE_BYTES = 120_000;
/** Any mask shows a circle of this fraction of the icon's size. */
const SAFE = 0.8;

describe.each(LOCALES)('the picture of a shared link in %s', (locale) => {
  const file = join(PUBLIC, 'og', `${locale}.jpg`);

  test('is 1200 by 630 and small enough for a link preview', async () => {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_SHARE_BYTES);
  });

  test('differs from every other language’s', () => {
    const others = LOCALES.filter((other) => other !== locale);
    for (const other of others) {
      expect(readFileSync(file).equals(readFileSync(join(PUBLIC, 'og', `${other}.jpg`)))).toBe(
        false,
      );
    }
  });
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/icon-maskable-512.png', 512],
])('%s is a square PNG of its size', async (name, side) => {
  const { width, height, format } = await sharp(join(PUBLIC, name)).metadata();
  expect([width, height, format]).toEqual([side, side, 'png']);
});

test.each(['apple-touch-icon.png', 'icons/icon-maskable-512.png'])(
  '%s fills its square, because the system crops it',
  async (name) => {
    const { channels } = await sharp(join(PUBLIC, name)).stats();
    expect(channels[3]?.min ?? 255).toBe(255);
  },
);

test('the pearl of the maskable icon is inside the circle that every mask shows', async () => {
  const image = sharp(join(PUBLIC, 'icons/icon-maskable-512.png')).greyscale().removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const brightest = { inside: 0, outside: 0 };
  for (let index = 0; index < info.width * info.height; index += 1) {
    const x = (index % info.width) - info.width / 2;
    const y = Math.floor(index / info.width) - info.height / 2;
    const where = Math.hypot(x, y) <= (SAFE / 2) * info.width ? 'inside' : 'outside';
    brightest[where] = Math.max(brightest[where], data[index * info.channels] ?? 0);
  }
  expect(brightest.inside).toBeGreaterThan(200);
  expect(brightest.outside).toBeLessThan(96);
});

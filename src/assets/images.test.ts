import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureData } from '../primitives/Picture.tsx';
import { pictureSource, stemOf } from './generators/manifest.ts';
import { MAX_BYTES, PLANS, widthsOf } from './generators/plan.ts';

const FILES = join(import.meta.dirname, 'files');
const WRITTEN = readdirSync(FILES);
const fileOf = (url: string): string => join(FILES, url.split('/').at(-1) ?? '');

const pictures = Object.values(
  import.meta.glob<Record<string, PictureData>>('./images/*.ts', { eager: true }),
).flatMap((module) => Object.entries(module));

describe.each(pictures)('picture %s', (_name, picture) => {
  const candidates = [picture.avif ?? [], picture.webp]
    .flat()
    .flatMap((set) =>
      set.split(', ').map((candidate) => candidate.split(' ') as [url: string, width: string]),
    );

  test('has files of exactly the declared widths, in one ratio', async () => {
    for (const [url, width] of candidates) {
      const meta = await sharp(fileOf(url)).metadata();
      expect(`${meta.width}w`).toBe(width);
      expect(Math.abs(meta.height - (meta.width * picture.height) / picture.width)).toBeLessThan(2);
    }
  });

  test('falls back to the WebP file of its intrinsic size', async () => {
    const meta = await sharp(fileOf(picture.src)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', picture.width, picture.height]);
  });
});

test('no image file is over the budget or unused', () => {
  expect(WRITTEN.filter((name) => statSync(join(FILES, name)).size > MAX_BYTES)).toEqual([]);
  const planned = PLANS.reduce(
    (sum, plan) => sum + widthsOf(plan, 'avif').length + widthsOf(plan, 'webp').length,
    0,
  );
  expect(WRITTEN.length).toBe(planned);
});

test.each(PLANS)('the module of $key matches its plan', (plan) => {
  const [, picture] = pictures.find(([key]) => key === plan.key) ?? [];
  const module = join(import.meta.dirname, 'images', `${stemOf(plan)}.ts`);
  expect(readFileSync(module, 'utf8')).toBe(pictureSource(plan, picture?.height ?? 0));
});

/**
 * Turns the masters into the files the site ships and writes their manifest.
 *
 *     node src/assets/generators/export.ts MASTERS_FOLDER [key ...]
 *
 * Reads `<master>.png` for each plan, or for those with these keys, writes AVIF and WebP into
 * `src/assets/files/` and `src/assets/images/`. A file over the budget loses quality until it fits.
 * Fails when that would show, or when a master is too small for the width asked for.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import { pictureSource, TYPES, type WrittenPicture } from './manifest.ts';
import { MAX_BYTES, MIN_QUALITY, PLANS, type PicturePlan, widthsOf } from './plan.ts';

interface Encoded {
  readonly data: Buffer;
  readonly quality: number;
}

/** By how much quality falls while a file halves. */
const STEPS_A_HALF = 26;

const ART = join(import.meta.dirname, '..');

async function prepared(master: string, { trim = false, top = 1 }: PicturePlan): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: 1e8 });
  const cut = trim ? image.trim({ background: '#00000000', threshold: 1 }) : image;
  const { data, info } = await cut
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  if (top === 1) return data;
  const seen = { left: 0, top: 0, width: info.width, height: Math.round(info.height * top) };
  return sharp(data).extract(seen).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
}

/** The file at the best quality, from the one asked for downwards, that keeps to the budget. */
async function fitted(quality: number, at: (quality: number) => Sharp): Promise<Encoded> {
  const data = await at(quality).toBuffer();
  if (data.length <= MAX_BYTES) return { data, quality };
  // A file halves in about this many steps of quality, so most fit at the second try.
  const next = quality - Math.ceil(Math.log2(data.length / MAX_BYTES) * STEPS_A_HALF) - 1;
  if (next < MIN_QUALITY) throw new Error(`${data.length} bytes at quality ${quality}: too many`);
  return fitted(next, at);
}

/** A picture of one width in one type. */
async function encode(plan: PicturePlan, pixels: Buffer, type: 'avif' | 'webp'): Promise<Encoded> {
  if (type === 'webp') {
    return fitted(plan.webp, (quality) =>
      sharp(pixels).webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true }),
    );
  }
  // Ten bits: long gradients band in eight. Half the dots of color: no eye finds a difference in
  // these pictures, and Chromium decodes them in three quarters of the time.
  return fitted(plan.avif, (quality) =>
    sharp(pixels).avif({ quality, effort: 4, chromaSubsampling: '4:2:0', bitdepth: 10 }),
  );
}

async function write(plan: PicturePlan, folder: string): Promise<WrittenPicture> {
  const source = await prepared(join(folder, `${plan.master}.png`), plan);
  const { key, about, widths, webpUpTo, shown } = plan;
  const stem = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  let height = 0;
  for (const width of widths) {
    const resized = sharp(source).resize({ width, kernel: 'lanczos3', withoutEnlargement: true });
    const pixels = await resized
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (pixels.info.width !== width) {
      throw new Error(`${plan.master} is ${pixels.info.width} px wide, ${width} asked for`);
    }
    if (width === shown) height = pixels.info.height;
    for (const type of TYPES.filter((each) => widthsOf(plan, each).includes(width))) {
      const { data, quality } = await encode(plan, pixels.data, type);
      process.stdout.write(`${stem}-${width}.${type} ${data.length} (${quality})\n`);
      await writeFile(join(ART, 'files', `${stem}-${width}.${type}`), data);
    }
  }
  return { key, about, stem, widths, webpUpTo, shown, height };
}

const [folder, ...keys] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('Usage: node src/assets/generators/export.ts MASTERS_FOLDER [key ...]');
}
await mkdir(join(ART, 'files'), { recursive: true });
await mkdir(join(ART, 'images'), { recursive: true });
for (const plan of PLANS.filter(({ key }) => keys.length === 0 || keys.includes(key))) {
  const picture = await write(plan, folder);
  await writeFile(join(ART, 'images', `${picture.stem}.ts`), pictureSource(picture));
}

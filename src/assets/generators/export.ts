/**
 * Writes the images of each plan as AVIF and WebP, with their modules. A file over the budget loses
 * quality until it fits; fails below MIN_QUALITY, or if the master is narrower than the plan.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import { pictureSource, stemOf } from './manifest.ts';
import { MAX_BYTES, MIN_QUALITY, PLANS, type PicturePlan, TYPES, widthsOf } from './plan.ts';

/** How many quality steps halve the size of a file. */
const QUALITY_STEPS_PER_HALVING = 26;

const TURNTABLE_MASTER = /^phone-turn-(\d\d)\.png$/;
const TURNTABLE_QUALITY = 56;

const ASSETS = join(import.meta.dirname, '..');

const ENCODERS = {
  // Ten bits, since long gradients band at eight. Chroma subsampling is invisible in these images,
  // and Chromium decodes them in three quarters of the time.
  avif: (image: Sharp, quality: number) =>
    image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0', bitdepth: 10 }),
  webp: (image: Sharp, quality: number) =>
    image.webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true }),
};

const lossless = (image: Sharp) =>
  image.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });

async function prepareMaster(
  master: string,
  { trim = false, visibleHeightRatio = 1 }: PicturePlan,
): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: 1e8 });
  const { data, info } = await lossless(
    trim ? image.trim({ background: '#00000000', threshold: 1 }) : image,
  );
  if (visibleHeightRatio === 1) return data;
  const visibleArea = {
    left: 0,
    top: 0,
    width: info.width,
    height: Math.round(info.height * visibleHeightRatio),
  };
  return (await lossless(sharp(data).extract(visibleArea))).data;
}

/** The file at the highest quality, up to the given one, that fits the budget. */
async function encodeWithinBudget(quality: number, encode: (quality: number) => Sharp) {
  const data = await encode(quality).toBuffer();
  if (data.length <= MAX_BYTES) return { data, quality };
  // Most files fit at the second attempt.
  const next =
    quality - Math.ceil(Math.log2(data.length / MAX_BYTES) * QUALITY_STEPS_PER_HALVING) - 1;
  if (next < MIN_QUALITY) throw new Error(`${data.length} bytes at quality ${quality}: too many`);
  return encodeWithinBudget(next, encode);
}

async function write(plan: PicturePlan, masters: string): Promise<void> {
  const { master, widths, intrinsicWidth } = plan;
  const source = await prepareMaster(join(masters, `${master}.png`), plan);
  let height = 0;
  for (const width of widths) {
    const { data: pixels, info } = await lossless(
      sharp(source).resize({ width, kernel: 'lanczos3', withoutEnlargement: true }),
    );
    if (info.width !== width) {
      throw new Error(`${master} is ${info.width} px wide, ${width} are needed`);
    }
    if (width === intrinsicWidth) height = info.height;
    for (const type of TYPES) {
      const maxQuality = plan.quality[type];
      if (maxQuality === undefined || !widthsOf(plan, type).includes(width)) continue;
      const encode = (quality: number) => ENCODERS[type](sharp(pixels), quality);
      const { data, quality } = await encodeWithinBudget(maxQuality, encode);
      const file = `${stemOf(plan)}-${width}.${type}`;
      process.stdout.write(`${file} ${data.length} (${quality})\n`);
      await writeFile(join(ASSETS, 'files', file), data);
    }
  }
  await writeFile(join(ASSETS, 'images', `${stemOf(plan)}.ts`), pictureSource(plan, height));
}

/** The frames of the phone's turn, as large as the masters. AVIF only: without AVIF, the still picture stays. */
async function writeTurntable(masters: string): Promise<void> {
  const folder = join(ASSETS, 'turntable');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(masters)).filter((name) => TURNTABLE_MASTER.test(name));
  for (const name of names) {
    const encode = (quality: number) => ENCODERS.avif(sharp(join(masters, name)), quality);
    const { data, quality } = await encodeWithinBudget(TURNTABLE_QUALITY, encode);
    // No hyphen before the number: the service worker would treat the number as the width of a picture.
    const file = name.replace(TURNTABLE_MASTER, 'turn$1.avif');
    process.stdout.write(`${file} ${data.length} (${quality})\n`);
    await writeFile(join(folder, file), data);
  }
}

export async function writeFiles(masters: string): Promise<void> {
  await writeTurntable(masters);
  await mkdir(join(ASSETS, 'files'), { recursive: true });
  await mkdir(join(ASSETS, 'images'), { recursive: true });
  for (const plan of PLANS) await write(plan, masters);
}

/**
 * Turns the masters into the files the site ships and writes their manifest.
 *
 *     node src/art/source/export.ts MASTERS_FOLDER
 *
 * Reads `<master>.png` for each plan, writes AVIF and WebP into `src/art/files/`
 * and `src/art/pictures/`. Fails when a file is over the budget or a master is
 * too small for the width asked for: nothing is ever enlarged.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { pictureSource, type WrittenPicture } from './manifest.ts';
import { MAX_BYTES, PLANS, type PicturePlan } from './plan.ts';

const ART = join(import.meta.dirname, '..');

async function prepared(master: string, trim: boolean): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: 1e8 });
  const cut = trim ? image.trim({ background: '#00000000', threshold: 1 }) : image;
  return cut.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
}

async function encode(plan: PicturePlan, source: Buffer, width: number) {
  const resized = sharp(source).resize({ width, kernel: 'lanczos3', withoutEnlargement: true });
  const [avif, webp] = await Promise.all([
    // Ten bits: the dark pearl's long gradients band in eight.
    resized
      .clone()
      .avif({ quality: plan.avif, effort: 6, chromaSubsampling: '4:4:4', bitdepth: 10 })
      .toBuffer({ resolveWithObject: true }),
    resized
      .clone()
      .webp({ quality: plan.webp, alphaQuality: 90, effort: 6, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  ]);
  if (webp.info.width !== width) {
    throw new Error(`${plan.master}: the master is ${webp.info.width} px wide, ${width} asked for`);
  }
  return { avif: avif.data, webp: webp.data, height: webp.info.height };
}

async function write(plan: PicturePlan, folder: string): Promise<WrittenPicture> {
  const source = await prepared(join(folder, `${plan.master}.png`), plan.trim ?? false);
  const stem = plan.key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  let height = 0;
  for (const width of plan.widths) {
    const files = await encode(plan, source, width);
    if (width === plan.shown) height = files.height;
    for (const type of ['avif', 'webp'] as const) {
      const bytes = files[type].length;
      process.stdout.write(`${stem}-${width}.${type} ${bytes}\n`);
      if (bytes > MAX_BYTES) {
        throw new Error(`${stem}-${width}.${type} is ${bytes} bytes, over ${MAX_BYTES}`);
      }
      await writeFile(join(ART, 'files', `${stem}-${width}.${type}`), files[type]);
    }
  }
  const { key, about, widths, shown } = plan;
  return { key, about, stem, widths, shown, height };
}

const folder = process.argv[2];
if (folder === undefined) {
  throw new Error('Usage: node src/art/source/export.ts MASTERS_FOLDER');
}
await mkdir(join(ART, 'files'), { recursive: true });
await mkdir(join(ART, 'pictures'), { recursive: true });
for (const plan of PLANS) {
  const picture = await write(plan, folder);
  await writeFile(join(ART, 'pictures', `${picture.stem}.ts`), pictureSource(picture));
}

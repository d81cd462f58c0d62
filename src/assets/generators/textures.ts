/**
 * Draws what the renders carry: the phone's screen and the map of the card's face, as numpy arrays.
 *
 *     node src/assets/generators/textures.ts MASTERS_FOLDER
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { openEasel } from './browser.ts';
import { cardDrawing } from './card-face.ts';
import { screenDrawing } from './screen.ts';

/** An array file's head is as long as a multiple of this many bytes. */
const NPY_BLOCK = 64;

/** Red, green and blue of a picture as a numpy array of bytes: rows, columns, three. */
async function numpyArray(png: Buffer): Promise<Buffer> {
  const image = sharp(png, { limitInputPixels: 1e8 }).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const about = `{'descr': '|u1', 'fortran_order': False, 'shape': (${info.height}, ${info.width}, ${info.channels}), }`;
  const used = 10 + about.length + 1;
  const text = `${about}${' '.repeat((NPY_BLOCK - (used % NPY_BLOCK)) % NPY_BLOCK)}\n`;
  const head = Buffer.concat([Buffer.from('\x93NUMPY\x01\x00', 'latin1'), Buffer.alloc(2)]);
  head.writeUInt16LE(text.length, 8);
  return Buffer.concat([head, Buffer.from(text, 'latin1'), data]);
}

const masters = process.argv[2];
if (masters === undefined) {
  throw new Error('Usage: node src/assets/generators/textures.ts MASTERS_FOLDER');
}
const easel = await openEasel(masters);
try {
  for (const [name, drawing] of [
    ['screen', screenDrawing()],
    ['card-face', cardDrawing()],
  ] as const) {
    const png = await easel.draw(drawing);
    await writeFile(join(masters, `${name}.npy`), await numpyArray(png));
    process.stdout.write(`${name}.npy\n`);
  }
} finally {
  await easel.close();
}

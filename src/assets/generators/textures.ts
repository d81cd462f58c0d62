/** Writes textures for the 3D renders as numpy arrays: the phone's screen and the card's face. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { withBrowser } from './browser.ts';
import { cardDrawing } from './card-face.ts';
import { screenDrawing } from './screen.ts';

/** The header of a .npy file is padded to a multiple of this many bytes. */
const NPY_BLOCK = 64;

/** The RGB bytes of an image as a numpy array: rows, columns, 3. */
async function numpyArray(png: Buffer): Promise<Buffer> {
  const image = sharp(png, { limitInputPixels: 1e8 }).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const descriptor = `{'descr': '|u1', 'fortran_order': False, 'shape': (${info.height}, ${info.width}, ${info.channels}), }`;
  const unpaddedSize = 10 + descriptor.length + 1;
  const header = `${descriptor}${' '.repeat((NPY_BLOCK - (unpaddedSize % NPY_BLOCK)) % NPY_BLOCK)}\n`;
  const magicAndLength = Buffer.concat([
    Buffer.from('\x93NUMPY\x01\x00', 'latin1'),
    Buffer.alloc(2),
  ]);
  magicAndLength.writeUInt16LE(header.length, 8);
  return Buffer.concat([magicAndLength, Buffer.from(header, 'latin1'), data]);
}

export async function writeTextures(masters: string): Promise<void> {
  const drawings = { screen: screenDrawing(), 'card-face': cardDrawing() };
  await withBrowser(masters, async (draw) => {
    for (const [name, drawing] of Object.entries(drawings)) {
      await writeFile(join(masters, `${name}.npy`), await numpyArray(await draw(drawing)));
      process.stdout.write(`${name}.npy\n`);
    }
  });
}

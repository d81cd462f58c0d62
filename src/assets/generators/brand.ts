/**
 * Writes the app icons: the white pearl on ink. `icon-*` have round corners and transparency. The
 * maskable icon and Apple's are full squares, because the system crops them; the maskable pearl is
 * inside the circle of 80 % that every mask shows.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

/** Sizes in px; the pearl's diameter and the corner radius are fractions of the size. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, pearl: 0.64, corner: 0 },
  { file: 'icons/icon-192.png', size: 192, pearl: 0.64, corner: 0.235 },
  { file: 'icons/icon-512.png', size: 512, pearl: 0.64, corner: 0.235 },
  { file: 'icons/icon-maskable-512.png', size: 512, pearl: 0.52, corner: 0 },
];
type Icon = (typeof ICONS)[number];

/** The glows: positions as fractions of the size, and colors. */
const GLOWS = [
  [0.2, 0.12, 'F3D3DC'],
  [0.72, 0.08, 'CFCBF5'],
  [0.96, 0.62, 'BFE0F2'],
] as const;

function background({ size, pearl, corner }: Icon): Buffer {
  const pearlBottom = (0.5 + pearl / 2) * size;
  const gradients = GLOWS.map(
    ([x, y, color]) =>
      `<radialGradient id="g${color}" cx="${x}" cy="${y}" r=".78"><stop offset="0" stop-color="#${color}" stop-opacity=".2"/><stop offset=".5" stop-color="#${color}" stop-opacity=".07"/><stop offset="1" stop-color="#${color}" stop-opacity="0"/></radialGradient>`,
  );
  const fills = GLOWS.map(
    ([, , color]) => `<rect width="${size}" height="${size}" fill="url(#g${color})"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <defs>${gradients.join('')}
      <clipPath id="c"><rect width="${size}" height="${size}" rx="${size * corner}"/></clipPath>
      <radialGradient id="s"><stop offset="0" stop-color="#000" stop-opacity=".62"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
    <g clip-path="url(#c)"><rect width="${size}" height="${size}" fill="#0C0D12"/>${fills.join('')}
      <ellipse cx="${size / 2}" cy="${pearlBottom}" rx="${size * pearl * 0.46}" ry="${size * pearl * 0.12}" fill="url(#s)"/></g></svg>`);
}

async function write(icon: Icon, masters: string, folder: string): Promise<void> {
  const pearlSize = Math.round(icon.size * icon.pearl);
  const pearl = await sharp(join(masters, 'pearl-white.png')).resize(pearlSize).png().toBuffer();
  const info = await sharp(background(icon))
    .composite([{ input: pearl, gravity: 'centre' }])
    .toColourspace('srgb')
    // No `effort`: it would imply a palette, and so banding in the pearl.
    .png({ compressionLevel: 9 })
    .toFile(join(folder, icon.file));
  process.stdout.write(`${icon.file} ${info.size}\n`);
}

export async function writeIcons(masters: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../../public');
  await mkdir(join(folder, 'icons'), { recursive: true });
  for (const icon of ICONS) await write(icon, masters, folder);
}

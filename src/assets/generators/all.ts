/**
 * Generates all images of the site, and the land of the globe. The steps run in this order; most read files
 * that earlier steps wrote to the masters folder. Without step names, all steps run.
 *
 *     npm run generate
 *     UNIO_CHROMIUM=<path> node src/assets/generators/all.ts MASTERS_FOLDER [step ...]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { writeIcons } from './brand.ts';
import { writeFiles } from './export.ts';
import { writeLandMask } from './land.ts';
import { writeSharedPictures } from './og.ts';
import { writeTextures } from './textures.ts';

type Step = (masters: string) => void | Promise<void>;

const python =
  (file: string): Step =>
  (masters) => {
    const args = [join(import.meta.dirname, file), masters];
    const { status } = spawnSync('python3', args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${file} failed`);
  };

const STEPS: Readonly<Record<string, Step>> = {
  pearls: python('pearl.py'),
  textures: writeTextures,
  'phone-front': python('phone_front.py'),
  'phone-rear': python('phone_rear.py'),
  'phone-turn': python('phone_turn.py'),
  card: python('card.py'),
  files: writeFiles,
  icons: writeIcons,
  share: writeSharedPictures,
  land: writeLandMask,
};

const [masters, ...stepNames] = process.argv.slice(2);
if (masters === undefined || stepNames.some((step) => !(step in STEPS))) {
  throw new Error(
    `Usage: node src/assets/generators/all.ts MASTERS_FOLDER [${Object.keys(STEPS).join(' | ')}]`,
  );
}
mkdirSync(masters, { recursive: true });
for (const [name, step] of Object.entries(STEPS)) {
  if (stepNames.length > 0 && !stepNames.includes(name)) continue;
  process.stdout.write(`${name}\n`);
  await step(masters);
}

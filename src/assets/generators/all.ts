/**
 * Makes every picture of the site again, from nothing:
 *
 *     npm run generate
 *     UNIO_CHROMIUM=<path> node src/assets/generators/all.ts MASTERS_FOLDER [step ...]
 *
 * Steps, in order: pearls, textures, phone-front, phone-rear, card, files, icons, share. Each reads
 * what those before it left in the masters folder; without names all of them run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const STEPS: Readonly<Record<string, string>> = {
  pearls: 'pearl.py',
  textures: 'textures.ts',
  'phone-front': 'phone_front.py',
  'phone-rear': 'phone_rear.py',
  card: 'card.py',
  files: 'export.ts',
  icons: 'brand.ts',
  share: 'og.ts',
};

const [masters, ...wanted] = process.argv.slice(2);
if (masters === undefined || wanted.some((step) => !(step in STEPS))) {
  throw new Error(
    `Usage: node src/assets/generators/all.ts MASTERS_FOLDER [${Object.keys(STEPS).join(' | ')}]`,
  );
}
mkdirSync(masters, { recursive: true });
for (const [step, file] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(step)) continue;
  process.stdout.write(`${step}\n`);
  const program = file.endsWith('.py') ? 'python3' : process.execPath;
  const { status } = spawnSync(program, [join(import.meta.dirname, file), masters], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${file} failed`);
}

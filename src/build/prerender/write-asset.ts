import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { computeIntegrity } from '../integrity.ts';
import { reproducibleGzip } from '../reproducible-gzip.ts';
import type { Asset } from './document.ts';

export async function writeCompressed(dir: string, file: string, text: string): Promise<void> {
  const place = join(dir, file);
  await mkdir(dirname(place), { recursive: true });
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), reproducibleGzip(text)]);
  await Promise.all([
    writeFile(place, text),
    writeFile(`${place}.br`, br),
    writeFile(`${place}.gz`, gz),
  ]);
}

export async function writeHashed(
  dir: string,
  name: string,
  ending: string,
  text: string,
): Promise<Asset> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  await writeCompressed(dir, file, text);
  return { file, integrity: computeIntegrity(text) };
}

export async function readAsset(dir: string, file: string): Promise<Asset> {
  return { file, integrity: computeIntegrity(await readFile(join(dir, file))) };
}

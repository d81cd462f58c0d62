import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { computeIntegrity } from '../integrity.ts';
import { reproducibleGzip } from '../reproducible-gzip.ts';
import type { Asset } from './document.ts';

export async function writeCompressed(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), { recursive: true });
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), reproducibleGzip(text)]);
  await Promise.all([
    writeFile(path, text),
    writeFile(`${path}.br`, br),
    writeFile(`${path}.gz`, gz),
  ]);
}

export async function writeHashed(
  dir: string,
  name: string,
  extension: string,
  text: string,
): Promise<Asset> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  await writeCompressed(dir, file, text);
  return { file, integrity: computeIntegrity(text) };
}

export async function readAsset(dir: string, file: string): Promise<Asset> {
  return { file, integrity: computeIntegrity(await readFile(join(dir, file))) };
}

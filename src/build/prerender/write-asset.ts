import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Asset } from './document.ts';

/** Writes a file of the site, and beside it the two compressed forms that hosts send. */
export async function writeCompressed(dir: string, file: string, text: string): Promise<void> {
  const place = join(dir, file);
  await mkdir(dirname(place), { recursive: true });
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  await Promise.all([
    writeFile(place, text),
    writeFile(`${place}.br`, br),
    writeFile(`${place}.gz`, gz),
  ]);
}

/** Writes a file under a name that changes with its content, as the other built files have. */
export async function writeHashed(
  dir: string,
  name: string,
  ending: string,
  text: string,
): Promise<Asset> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${ending}`;
  await writeCompressed(dir, file, text);
  return { file, integrity: integrityOf(text) };
}

/** A built file with the hash of its bytes. */
export async function readAsset(dir: string, file: string): Promise<Asset> {
  return { file, integrity: integrityOf(await readFile(join(dir, file))) };
}

function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

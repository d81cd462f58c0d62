import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Axes of a variable font: a fixed value, or a range to keep. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** Subsetting takes half a second, and most changes of messages need no new glyph. */
const CACHE = new URL('../../node_modules/.cache/fonts/', import.meta.url);
const { version: VERSION } = createRequire(import.meta.url)('subset-font/package.json') as {
  version: string;
};

/** OpenType features to keep: kerning, marks, figures, narrow Chinese punctuation. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'chws', 'halt'];

/**
 * The font file `source` with these glyphs only, as WOFF2 or uncompressed. Deterministic.
 * @throws Error when the font cannot be read or subset.
 */
export async function subset(face: {
  source: string;
  glyphs: string;
  axes?: Axes;
  format?: 'woff2' | 'sfnt';
}): Promise<Uint8Array> {
  // A variable, because the package's types lack `keepFeatures`.
  const options = {
    targetFormat: face.format ?? ('woff2' as const),
    keepFeatures: FEATURES,
    ...(face.axes && { variationAxes: face.axes }),
  };
  const font = await readFile(face.source);
  const key = JSON.stringify([VERSION, face.glyphs, options]);
  const cacheFile = new URL(createHash('sha256').update(font).update(key).digest('hex'), CACHE);
  try {
    return await readFile(cacheFile);
  } catch {
    const bytes = await subsetFont(font, face.glyphs, options);
    await mkdir(CACHE, { recursive: true });
    // Atomic: another build may write the same file.
    const temporaryFile = new URL(`${cacheFile.href}.${process.pid}`);
    await writeFile(temporaryFile, bytes);
    await rename(temporaryFile, cacheFile);
    return bytes;
  }
}

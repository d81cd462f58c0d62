/** Cuts a font to the glyphs that are needed, or finds the cut of the last time. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Axes of a variable font: pinned to one value, or cut to a range. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** Cuts of before: most changes of words need no new glyph, and a cut takes half a second. */
const CACHE = new URL('../../node_modules/.cache/fonts/', import.meta.url);
const { version: VERSION } = createRequire(import.meta.url)('subset-font/package.json') as {
  version: string;
};

/** OpenType features that the words need: kerning, marks, figures, closed-up Chinese punctuation. */
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'chws', 'halt'];

/**
 * Promises the WOFF2 bytes of the font file `source` with these glyphs only. The same font, glyphs
 * and axes give the same bytes.
 * @throws Error when the font cannot be read or cut.
 */
export async function subset(face: {
  source: string;
  glyphs: string;
  axes?: Axes;
}): Promise<Uint8Array> {
  // Named first: the package's types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    ...(face.axes && { variationAxes: face.axes }),
  };
  const font = await readFile(face.source);
  const asked = JSON.stringify([VERSION, face.glyphs, options]);
  const kept = new URL(createHash('sha256').update(font).update(asked).digest('hex'), CACHE);
  try {
    return await readFile(kept);
  } catch {
    const bytes = await subsetFont(font, face.glyphs, options);
    await mkdir(CACHE, { recursive: true });
    // Whole or not at all: another build may be cutting the same face.
    const draft = new URL(`${kept.href}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, kept);
    return bytes;
  }
}

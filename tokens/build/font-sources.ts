/** The font files that the site's fonts are subset from, and which of them has a glyph. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Axes, subset } from './subset.ts';

export type Family = { family: string; axes?: Axes; weight: string };

export const DISPLAY: Family = {
  family: 'Unio Display',
  axes: { wdth: 96, wght: 420, opsz: 80 },
  weight: '400 700',
};
export const TEXT: Family = {
  family: 'Unio Text',
  axes: { wght: { min: 400, max: 600 } },
  weight: '400 600',
};
/** Used with both families. Its only weight is 400, so browsers synthesize bold for strong text (600). */
export const HAN: Family = { family: 'Unio Han', weight: '400' };

const require = createRequire(import.meta.url);
export const bricolage = (script: string) =>
  require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`,
  );
export const hanken = (script: string) =>
  require.resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${script}-wght-normal.woff2`,
  );
export const noto =
  require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');

export const isLatin = (glyph: string) =>
  glyph <= '\u00ff' || (glyph >= '\u2000' && glyph <= '\u206f') || /[→−×]/.test(glyph);
export const isHan = (glyph: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(glyph);
export const isVietnamese = (glyph: string) => !isLatin(glyph) && !isHan(glyph);

export type Script = 'latin' | 'vietnamese' | 'han';

export function scriptOf(glyph: string): Script {
  if (isHan(glyph)) return 'han';
  return isLatin(glyph) ? 'latin' : 'vietnamese';
}

const glyphsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join(
    '',
  );
/** Latin Extended-A and -B, and Latin Extended Additional as far as Vietnamese needs it. */
const VIETNAMESE_BLOCKS = [
  [0x100, 0x24f],
  [0x1ea0, 0x1ef9],
] as const;
/** Fewer bytes in every style sheet than a list of the glyphs. */
export const VIETNAMESE_RANGE = VIETNAMESE_BLOCKS.map(
  ([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`,
).join(',');

/** All glyphs that a message may have, also those that none has yet. */
export const GLYPHS = {
  latin: `${glyphsBetween(0x20, 0xff)}${glyphsBetween(0x2000, 0x206f)}→−`,
  vietnamese: VIETNAMESE_BLOCKS.map(([first, last]) => glyphsBetween(first, last)).join(''),
};

/** A family's font of a script as the site has it, but with all glyphs and uncompressed; cached. */
export async function wholeFont(family: string, script: Script): Promise<Uint8Array> {
  if (script === 'han') return readFile(noto);
  const [face, source] = family === DISPLAY.family ? [DISPLAY, bricolage] : [TEXT, hanken];
  const { axes } = face;
  const glyphs = GLYPHS[script];
  return subset({ source: source(script), glyphs, format: 'sfnt', ...(axes && { axes }) });
}

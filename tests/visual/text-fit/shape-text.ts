/** The width of a text in the site's fonts, without a browser (VIS-18). */
import { Blob, Buffer, Face, Feature, Font, Variation, shape } from 'harfbuzzjs';
import { type Script, scriptOf, wholeFont } from '../site.node.ts';

/** How a text is drawn; lengths in CSS px. */
export interface TextFont {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  readonly letterSpacing: number;
  readonly wordSpacing: number;
  readonly isUppercase: boolean;
  /** Whether all figures have one width. */
  readonly isTabular: boolean;
  /** Whether Chinese punctuation has half its width everywhere. */
  readonly isHalfPunctuation: boolean;
}

/** Han punctuation of half its width: an opening bracket at the start, a closing one before another. */
const TRIMMED = /^[「『（《〈【]|[」』）》〉】、。，](?=[「『（《〈【」』）》〉】、。，：；])/g;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * In CSS px, on one line, as the harness's browser lays it out: without subpixel positions, so each
 * advance is a whole px. `undefined` where the fonts lack a glyph.
 */
export async function textWidth(
  source: string,
  style: TextFont,
  locale: string,
): Promise<number | undefined> {
  const { family, weight, size, letterSpacing, wordSpacing } = style;
  const text = (style.isUppercase ? source.toLocaleUpperCase(locale) : source).normalize('NFC');
  const features = style.isTabular ? [new Feature('tnum', 1)] : [];
  if (style.isHalfPunctuation) features.push(new Feature('halt', 1));
  // Browsers use no ligatures in text with letter spacing.
  if (letterSpacing !== 0) features.push(new Feature('liga', 0), new Feature('clig', 0));
  const trims = [...text.matchAll(TRIMMED)].map(({ index }) => index);
  let [width, start] = [0, 0];
  for (const { run, script } of splitByScript(text)) {
    const font = await fontOf(family, script, weight);
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    buffer.setLanguage(locale);
    const trimmed = trims.map((at) => at - start).filter((at) => at >= 0 && at < run.length);
    shape(font.font, buffer, [
      ...features,
      ...trimmed.map((at) => new Feature('halt', 1, at, at + 1)),
    ]);
    start += run.length;
    const scale = size / font.unitsPerEm;
    const fontScale = Math.floor(size * 64) / 64 / font.unitsPerEm;
    for (const { codepoint, xAdvance = 0, cluster } of buffer.getGlyphInfosAndPositions()) {
      if (codepoint === 0 && !IGNORABLE.test(run[cluster] ?? '')) return undefined;
      const advance = xAdvance === 0 ? 0 : font.advanceOf(codepoint);
      width += wholePx(advance * fontScale) + wholePx((xAdvance - advance) * scale);
    }
  }
  const spaced = [...text].filter((character) => !IGNORABLE.test(character)).length;
  const spaces = text.match(/[ \u00a0]/g)?.length ?? 0;
  return width + spaced * letterSpacing + spaces * wordSpacing;
}

/** The font library rounds to 1/64 px, the browser that to whole px. */
function wholePx(length: number): number {
  return Math.round(Math.round(length * 64) / 64);
}

function splitByScript(text: string) {
  const runs: { run: string; readonly script: Script }[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last?.script === script) last.run += character;
    else runs.push({ run: character, script });
  }
  return runs;
}

const fonts = new Map<string, ReturnType<typeof loadFont>>();

function fontOf(family: string, script: Script, weight: number) {
  const key = `${family} ${script} ${weight}`;
  const font = fonts.get(key) ?? loadFont(family, script, weight);
  fonts.set(key, font);
  return font;
}

async function loadFont(family: string, script: Script, weight: number) {
  const face = new Face(new Blob(await sfntOf(family, script)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const advances = new Map<number, number>();
  return {
    font,
    unitsPerEm: face.upem,
    advanceOf(glyph: number): number {
      const advance = advances.get(glyph) ?? font.glyphHAdvance(glyph);
      advances.set(glyph, advance);
      return advance;
    },
  };
}

const files = new Map<string, Promise<Uint8Array>>();

function sfntOf(family: string, script: Script): Promise<Uint8Array> {
  const key = `${family} ${script}`;
  const file = files.get(key) ?? wholeFont(family, script);
  files.set(key, file);
  return file;
}

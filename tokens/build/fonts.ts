/**
 * Subsets the fonts to the glyphs of the messages and writes them with their @font-face rules.
 * Deterministic: the same messages give the same bytes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { formatAmounts } from '../../src/build/messages/amounts.ts';
import { LOCALES, LOCALE_NAMES, type Locale } from '../../src/i18n/locales.ts';
import { COUNTRY_CODES } from '../../src/pages/countries-regions/countries.ts';
import { createCountryNames } from '../../src/pages/countries-regions/search.ts';
import { FALLBACK_FONTS } from './fallback-fonts.ts';
import {
  DISPLAY,
  type Family,
  GLYPHS,
  HAN,
  TEXT,
  VIETNAMESE_RANGE,
  bricolage,
  hanken,
  isHan,
  isLatin,
  isVietnamese,
  noto,
} from './font-sources.ts';
import { subset } from './subset.ts';

const OUT = new URL(process.env['UNIO_GENERATED'] ?? '../../src/theme/generated/', import.meta.url);

// ---- glyphs

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LETTERS_AND_DIGITS = ASCII.replaceAll(/\W/g, '');
const PUNCTUATION = '©“”‘’…–—·×→−';
const LATIN_RANGE = 'U+20-ff,U+2000-206f,U+2192,U+2212,U+d7';

/** In Chinese the page of countries and regions has a font of its own, for its many rare glyphs. */
const isCountryMessage = (id: string) => id.startsWith('countries.region.');
/** Titles and descriptions of documents: the browser shows them in its own font. */
const isMetadata = (id: string) => id.startsWith('meta.');

const texts = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const file = new URL(`../../src/i18n/messages/${locale}.json`, import.meta.url);
      return [locale, JSON.parse(await readFile(file, 'utf8'))] as const;
    }),
  ),
) as Record<Locale, Record<string, string>>;
const textOf = (locale: Locale, isWanted: (id: string) => boolean) =>
  Object.keys(texts[locale])
    .filter(isWanted)
    .map((id) => texts[locale][id])
    .join('');
const messagesOf = (locale: Locale) =>
  textOf(locale, (id) => !isCountryMessage(id) && !isMetadata(id)) +
  Object.values(formatAmounts(locale)).join('');

const countries = (locale: Locale) =>
  COUNTRY_CODES.map(createCountryNames(locale)).join('') + textOf(locale, isCountryMessage);
const pick = (text: string, isWanted: (glyph: string) => boolean) =>
  [...new Set(text.normalize('NFC'))].filter(isWanted).toSorted().join('');
const unicodeRange = (glyphs: string) =>
  [...glyphs].map((glyph) => `U+${(glyph.codePointAt(0) as number).toString(16)}`).join(',');

const european = ['en', 'es', 'pt', 'vi'] as const;
const europeanCountries = european.map(countries).join('');
const europeanTexts = european.map(messagesOf).join('') + europeanCountries;
const textLatin = pick(ASCII + PUNCTUATION + europeanTexts, isLatin);
/**
 * The display font leaves out the ASCII characters that no message has, such as @ and ~: with their kerning they
 * would be a fifth of the file. The text font keeps them, for what a visitor types or chooses.
 */
const displayLatin = pick(LETTERS_AND_DIGITS + europeanTexts, isLatin);
const vietnamese = pick(europeanTexts, isVietnamese);
const unsupported = [...vietnamese].filter((glyph) => !GLYPHS.vietnamese.includes(glyph));
if (unsupported.length > 0)
  throw new Error(
    `Outside VIETNAMESE_BLOCKS (font-sources.ts): ${unsupported.join(' ')}, in a message or a country's name`,
  );
/** With the language's name, so that a Chinese page needs no font of the names. */
const han = pick(messagesOf('zh-TW') + LOCALE_NAMES['zh-TW'], isHan);
const hanOfCountries = pick(countries('zh-TW'), (glyph) => isHan(glyph) && !han.includes(glyph));
const languageNames = Object.values(LOCALE_NAMES).join('');
const vietnameseOfNames = pick(languageNames, isVietnamese);
const hanOfNames = pick(languageNames, isHan);

// ---- faces

const NAMES: Family = { ...TEXT, family: 'Unio Names' };

type Face = Family & { file: string; source: string; glyphs: string; range: string };

function face(
  family: Family,
  file: string,
  source: string,
  glyphs: string,
  range = unicodeRange(glyphs),
): Face {
  return { ...family, file, source, glyphs, range };
}

const faces = [
  face(DISPLAY, 'display-latin', bricolage('latin'), displayLatin, LATIN_RANGE),
  face(DISPLAY, 'display-vietnamese', bricolage('vietnamese'), vietnamese, VIETNAMESE_RANGE),
  face(TEXT, 'text-latin', hanken('latin'), textLatin, LATIN_RANGE),
  face(TEXT, 'text-vietnamese', hanken('vietnamese'), vietnamese, VIETNAMESE_RANGE),
  face(NAMES, 'text-latin', hanken('latin'), textLatin, LATIN_RANGE),
  face(NAMES, 'names-vietnamese', hanken('vietnamese'), vietnameseOfNames),
  // With the weights of the Latin face: browsers combine only faces of the same weights.
  face({ family: NAMES.family, weight: NAMES.weight }, 'names-han', noto, hanOfNames),
];
/** A style sheet of their own: their ranges alone are longer than all other rules. */
const hanFaces = [face(HAN, 'han', noto, han), face(HAN, 'han-countries', noto, hanOfCountries)];

await mkdir(new URL('fonts/', OUT), { recursive: true });
const files = new Map([...faces, ...hanFaces].map((item) => [item.file, item]));
for (const [file, item] of files)
  await writeFile(new URL(`fonts/${file}.woff2`, OUT), await subset(item));

// ---- rules

/** The Latin metrics for all faces of a family: the script must not change the line height. */
const lineMetrics = async (source: string) => {
  const { ascent, descent, lineGap, unitsPerEm } = await fromFile(source);
  const percent = (units: number) => `${((Math.abs(units) / unitsPerEm) * 100).toFixed(2)}%`;
  return `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}`;
};
const displayMetrics = await lineMetrics(bricolage('latin'));
const textMetrics = await lineMetrics(hanken('latin'));

const fontFace = ({ family, file, weight, range }: Face) =>
  `@font-face{font-family:'${family}';src:url('./fonts/${file}.woff2') format('woff2');font-weight:${weight};font-display:swap;${family === DISPLAY.family ? displayMetrics : textMetrics};unicode-range:${range}}`;

/** System fonts scaled to the metrics of ours, so that text does not move when the font loads. */
const fallback = async ({ family }: Family, source: string) =>
  createFontStack([{ ...(await fromFile(source)), familyName: family }, ...FALLBACK_FONTS], {
    fontFaceFormat: 'styleString',
  }).fontFaces;

async function writeStyleSheet(name: string, rules: readonly string[]): Promise<void> {
  const header = '/* Built by `npm run generate` from the messages. Do not edit. */';
  await writeFile(new URL(name, OUT), `${[header, ...rules].join('\n')}\n`);
}

await writeStyleSheet('fonts.css', [
  ...faces.map(fontFace),
  await fallback(DISPLAY, bricolage('latin')),
  await fallback(TEXT, hanken('latin')),
]);
await writeStyleSheet('fonts-han.css', hanFaces.map(fontFace));

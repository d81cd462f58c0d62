/**
 * Cuts the site's fonts to the glyphs its words need and writes them, with their @font-face rules,
 * where generate.ts says. Deterministic: the same words give the same bytes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { LOCALES, LOCALE_NAMES } from '../../src/i18n/locales.ts';
import { COUNTRY_CODES } from '../../src/pages/countries-regions/countries.ts';
import { type Axes, subset } from './subset.ts';

const OUT = new URL(process.env['UNIO_GENERATED'] ?? '../../src/theme/generated/', import.meta.url);
const require = createRequire(import.meta.url);
const bricolage = (part: string) =>
  require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`,
  );
const hanken = (part: string) =>
  require.resolve(
    `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`,
  );
const noto =
  require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');

/** Axes that the design uses; the rest of each variable font is cut away. */
const DISPLAY_AXES: Axes = { wdth: 96, wght: 420, opsz: 80 };
const TEXT_AXES: Axes = { wght: { min: 400, max: 600 } };

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LATIN_MARKS = '©“”‘’…–—·×→';
const isHan = (glyph: string) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(glyph);
/** What the Latin files hold: ASCII, Latin-1 and general punctuation. */
const isLatin = (glyph: string) =>
  glyph <= '\u00ff' || (glyph >= '\u2000' && glyph <= '\u206f') || glyph === '→' || glyph === '×';

const words = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const file = new URL(`../../src/i18n/messages/${locale}.json`, import.meta.url);
      const messages: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      return [locale, Object.values(messages).join('')] as const;
    }),
  ),
) as Record<(typeof LOCALES)[number], string>;

const countries = (locale: string) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRY_CODES.map((code) => names.of(code)).join('');
};

const pick = (text: string, keep: (glyph: string) => boolean) =>
  [...new Set(text.normalize('NFC'))].filter(keep).toSorted().join('');

const latin = pick(
  ASCII +
    LATIN_MARKS +
    words.en +
    words.es +
    words.pt +
    words.vi +
    countries('en') +
    countries('es') +
    countries('pt') +
    countries('vi'),
  isLatin,
);
const beyondLatin = pick(
  words.vi + countries('vi') + countries('en') + countries('es') + countries('pt'),
  (glyph) => !isLatin(glyph) && !isHan(glyph),
);
const han = pick(words['zh-TW'], isHan);
const hanOfCountries = pick(countries('zh-TW'), (glyph) => isHan(glyph) && !han.includes(glyph));
const names = Object.values(LOCALE_NAMES).join('');
const ownRange = (glyphs: string) =>
  [...glyphs].map((glyph) => `U+${(glyph.codePointAt(0) as number).toString(16)}`).join(',');

type Face = {
  family: string;
  file: string;
  source: string;
  glyphs: string;
  axes?: Axes;
  weight: string;
  range: string;
};
const DISPLAY = { family: 'Unio Display', axes: DISPLAY_AXES, weight: '400 700' };
const TEXT = { family: 'Unio Text', axes: TEXT_AXES, weight: '400 600' };
const NAMES = { family: 'Unio Names', weight: '400 600' };
const LATIN_RANGE = 'U+20-ff,U+2000-206f,U+2192,U+d7';

const faces: Face[] = [
  {
    ...DISPLAY,
    file: 'display-latin',
    source: bricolage('latin'),
    glyphs: latin,
    range: LATIN_RANGE,
  },
  {
    ...DISPLAY,
    file: 'display-vietnamese',
    source: bricolage('vietnamese'),
    glyphs: beyondLatin,
    range: ownRange(beyondLatin),
  },
  { ...TEXT, file: 'text-latin', source: hanken('latin'), glyphs: latin, range: LATIN_RANGE },
  {
    ...TEXT,
    file: 'text-vietnamese',
    source: hanken('vietnamese'),
    glyphs: beyondLatin,
    range: ownRange(beyondLatin),
  },
  // The same weights as the Latin faces: a browser puts only faces of equal descriptors together.
  ...[DISPLAY, TEXT].flatMap(({ family, weight }): Face[] => [
    { family, weight, file: 'han', source: noto, glyphs: han, range: ownRange(han) },
    {
      family,
      weight,
      file: 'han-countries',
      source: noto,
      glyphs: hanOfCountries,
      range: ownRange(hanOfCountries),
    },
  ]),
  {
    ...NAMES,
    axes: TEXT_AXES,
    file: 'text-latin',
    source: hanken('latin'),
    glyphs: latin,
    range: LATIN_RANGE,
  },
  {
    ...NAMES,
    axes: TEXT_AXES,
    file: 'names-vietnamese',
    source: hanken('vietnamese'),
    glyphs: pick(names, (glyph) => !isLatin(glyph) && !isHan(glyph)),
    range: ownRange(pick(names, (glyph) => !isLatin(glyph) && !isHan(glyph))),
  },
  {
    ...NAMES,
    file: 'names-han',
    source: noto,
    glyphs: pick(names, isHan),
    range: ownRange(pick(names, isHan)),
  },
];

await mkdir(new URL('fonts/', OUT), { recursive: true });
const written = new Set<string>();
for (const face of faces) {
  if (written.has(face.file)) continue;
  written.add(face.file);
  await writeFile(new URL(`fonts/${face.file}.woff2`, OUT), await subset(face));
}

/**
 * The device's own letters (Arial; on Android Roboto) stretched to the metrics of our fonts, so that
 * text does not move when they arrive.
 */
const fallback = async (family: string, source: string) =>
  createFontStack([{ ...(await fromFile(source)), familyName: family }, ARIAL, ROBOTO], {
    fontFaceFormat: 'styleString',
  }).fontFaces;
const ARIAL = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 904,
  category: 'sans-serif' as const,
  subsets: { latin: { xWidthAvg: 904 }, thai: { xWidthAvg: 904 } },
};
const ROBOTO = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 911,
  category: 'sans-serif' as const,
  subsets: { latin: { xWidthAvg: 911 }, thai: { xWidthAvg: 908 } },
};

/**
 * One height of line for all faces of a family, the Latin face's: a line must not grow by the
 * script it holds, nor by which language was shown before.
 */
const lineBox = async (source: string) => {
  const { ascent, descent, lineGap, unitsPerEm } = await fromFile(source);
  const percent = (units: number) => `${((Math.abs(units) / unitsPerEm) * 100).toFixed(2)}%`;
  return `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}`;
};
const text = await lineBox(hanken('latin'));
const lineBoxes: Readonly<Record<string, string>> = {
  [DISPLAY.family]: await lineBox(bricolage('latin')),
  [TEXT.family]: text,
  [NAMES.family]: text,
};

const BUILT = '/* Built by `npm run generate` from the words of the site. Do not edit. */';
const rule = ({ family, file, weight, range }: Face) =>
  `@font-face{font-family:'${family}';src:url('./fonts/${file}.woff2') format('woff2');font-weight:${weight};font-display:swap;${lineBoxes[family]};unicode-range:${range}}`;
/** Faces that only Chinese needs are told apart: their ranges alone are longer than all other rules. */
const isChinese = ({ file }: Face) => file === 'han' || file === 'han-countries';

const css = [
  BUILT,
  ...faces.filter((face) => !isChinese(face)).map(rule),
  await fallback(DISPLAY.family, bricolage('latin')),
  await fallback(TEXT.family, hanken('latin')),
];
await writeFile(new URL('fonts.css', OUT), `${css.join('\n')}\n`);
const chinese = [BUILT, ...faces.filter(isChinese).map(rule)];
await writeFile(new URL('fonts-han.css', OUT), `${chinese.join('\n')}\n`);

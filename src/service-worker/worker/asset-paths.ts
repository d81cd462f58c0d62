import { FALLBACK_LOCALE, type Locale } from '../../i18n/locales.ts';
import type { PictureFormat } from '../messaging.ts';

/** A built file: its name, a dash, eight characters of its content's hash, its ending. */
const BUILT = /^assets\/(?<name>[^/]+)-[\w-]{8}\.(?<ending>\w+)$/;
const MESSAGES = /^(?:en|es|pt|zh-TW|vi)$/;
const PICTURE = /^(?<picture>.+)-(?<width>\d+)$/;

/** Font files that every language uses: Latin letters, and the languages' own names for the list. */
const SHARED_FONTS = /^(?:display|text)-latin$|^names-/;
const LOCALE_FONTS: Readonly<Partial<Record<Locale, RegExp>>> = {
  vi: /^(?:display|text)-vietnamese$/,
  'zh-TW': /^han(?:-|$)/,
};

/** A built file's name without hash and ending, and the ending; undefined for any other path. */
function parseAsset(path: string): { name: string; ending: string } | undefined {
  const { name, ending } = BUILT.exec(path)?.groups ?? {};
  return name === undefined || ending === undefined ? undefined : { name, ending };
}

/** Whether a path, relative to the site, is a file whose name changes with its content. */
export function isHashedAsset(path: string): boolean {
  return BUILT.test(path);
}

/**
 * Whether a path is code of every language, which each route needs, or the styles of Home's documents,
 * which are the ones that are kept (PWA-1).
 */
export function isAppShellAsset(path: string): boolean {
  const file = parseAsset(path);
  if (file?.ending === 'css') return file.name === 'home';
  return file?.ending === 'js' && !MESSAGES.test(file.name);
}

/** A document of the site: its language unless that is English, its route's name unless it is Home's. */
const DOCUMENT = /^(?:(?<locale>es|pt|zh-TW|vi)\/)?(?:(?<page>[\w-]+)\/)?(?:index\.html)?$/;

/**
 * What a document's path names: where Home's document of its language lies, and its route. Undefined
 * for a path that is no document.
 */
export function parseDocumentPath(path: string): { home: string; route: string } | undefined {
  const { groups } = DOCUMENT.exec(path) ?? {};
  if (!groups) return undefined;
  const { locale, page = '' } = groups;
  return { home: locale === undefined ? '' : `${locale}/`, route: `/${page}` };
}

/** Where Home's document in a language lies. */
export function homePath(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? '' : `${locale}/`;
}

/** Whether a path is something that this language says, or a font it is written in. */
export function belongsToLocale(path: string, locale: Locale): boolean {
  const file = parseAsset(path);
  if (file?.ending === 'js') return file.name === locale;
  if (file?.ending === 'css') return locale === 'zh-TW' && file.name === 'fonts-han';
  if (file?.ending !== 'woff2') return false;
  return SHARED_FONTS.test(file.name) || (LOCALE_FONTS[locale]?.test(file.name) ?? false);
}

/** A picture's name, width in px and format, from a path such as `assets/card-800-CP0sY14V.avif`. */
export function parseImage(
  path: string,
): { picture: string; width: number; format: string } | undefined {
  const file = parseAsset(path);
  const { picture, width } = PICTURE.exec(file?.name ?? '')?.groups ?? {};
  if (file === undefined || picture === undefined || !/^(?:avif|webp)$/.test(file.ending))
    return undefined;
  return { picture, width: Number(width), format: file.ending };
}

/** One file of every picture in one format: the widest that is at most `widest` px wide. */
export function largestPerImage(
  paths: readonly string[],
  format: PictureFormat,
  widest: number,
): string[] {
  const chosen = new Map<string, { path: string; width: number }>();
  for (const path of paths) {
    const file = parseImage(path);
    if (file?.format !== format || file.width > widest) continue;
    if (file.width > (chosen.get(file.picture)?.width ?? 0))
      chosen.set(file.picture, { path, width: file.width });
  }
  return [...chosen.values()].map(({ path }) => path);
}

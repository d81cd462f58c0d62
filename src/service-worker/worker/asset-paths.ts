import { FALLBACK_LOCALE, type Locale, LOCALES } from '../../i18n/locales.ts';
import { EMBEDDED_ROUTE } from '../../navigation/routes.ts';
import { PICTURE_FORMATS, type PictureFormat } from '../messaging.ts';

/** Name, dash, content hash of eight characters, extension. */
const HASHED_ASSET = /^assets\/(?<name>[^/]+)-[\w-]{8}\.(?<extension>\w+)$/;
const MESSAGES: ReadonlySet<string> = new Set(LOCALES);
const IMAGE = /^assets\/(?<picture>[^/]+)-(?<width>\d+)-[\w-]{8}\.(?<format>avif|webp)$/;

/** Latin glyphs, and the locales' names for the language list. */
const SHARED_FONTS = /^(?:display|text)-latin$|^names-/;
const LOCALE_FONTS: Readonly<Partial<Record<Locale, RegExp>>> = {
  vi: /^(?:display|text)-vietnamese$/,
  'zh-TW': /^han(?:-|$)/,
};

function parseAsset(path: string) {
  return HASHED_ASSET.exec(path)?.groups as { name: string; extension: string } | undefined;
}

/** `path` is relative to the site. */
export function isHashedAsset(path: string): boolean {
  return HASHED_ASSET.test(path);
}

/**
 * Code that every locale needs, and the styles of the cached documents: of Home (PWA-1), and of the page that Home's
 * document embeds (ROUTE-12).
 */
export function isAppShellAsset(path: string): boolean {
  const asset = parseAsset(path);
  if (asset?.extension === 'css')
    return asset.name === 'home' || `/${asset.name}` === EMBEDDED_ROUTE;
  return asset?.extension === 'js' && !MESSAGES.has(asset.name);
}

/** English has no locale folder, and Home no page folder. */
const DOCUMENT_PATH = new RegExp(
  `^(?:(?<locale>${LOCALES.filter((it) => it !== FALLBACK_LOCALE).join('|')})/)?(?:(?<page>[\\w-]+)/)?(?:index\\.html)?$`,
);

/** The path of Home's document in the same locale, and the route; undefined if it is no document. */
export function parseDocumentPath(path: string): { home: string; route: string } | undefined {
  const { groups } = DOCUMENT_PATH.exec(path) ?? {};
  if (!groups) return undefined;
  const { locale, page = '' } = groups;
  return { home: locale === undefined ? '' : `${locale}/`, route: `/${page}` };
}

/** Whether a path is a font of this locale, a file with its messages, or the list of these files. */
export function belongsToLocale(path: string, locale: Locale): boolean {
  const asset = parseAsset(path);
  if (asset?.extension === 'js' || asset?.extension === 'json') return asset.name === locale;
  if (asset?.extension === 'css') return locale === 'zh-TW' && asset.name === 'fonts-han';
  if (asset?.extension !== 'woff2') return false;
  return SHARED_FONTS.test(asset.name) || (LOCALE_FONTS[locale]?.test(asset.name) ?? false);
}

/** Parses a path such as `assets/card-800-CP0sY14V.avif`; the width is in px. */
export function parseImage(path: string) {
  const { picture, width, format } = IMAGE.exec(path)?.groups ?? {};
  if (picture === undefined) return undefined;
  return { picture, width: Number(width), format: format as PictureFormat };
}

/** The format that the browser chose: the best format of these files, because a very small picture has WebP only. */
export function bestFormat(paths: readonly string[]): PictureFormat | undefined {
  return PICTURE_FORMATS.find((format) =>
    paths.some((path) => parseImage(path)?.format === format),
  );
}

/**
 * For every image, the widest file of this format that is at most `maxWidth` px wide; a WebP file if the image
 * has no file of this format.
 */
export function largestPerImage(
  paths: readonly string[],
  format: PictureFormat,
  maxWidth: number,
): string[] {
  const largest = new Map<string, { path: string; format: PictureFormat; width: number }>();
  for (const path of paths) {
    const image = parseImage(path);
    if (!image || ![format, 'webp'].includes(image.format) || image.width > maxWidth) continue;
    const { picture, ...file } = image;
    const best = largest.get(picture);
    const isBetter =
      file.format === best?.format ? file.width > best.width : file.format === format;
    if (!best || isBetter) largest.set(picture, { path, ...file });
  }
  return [...largest.values()].map(({ path }) => path);
}

import { FALLBACK_LOCALE, type Locale } from '../../i18n/locales.ts';
import type { PictureFormat } from '../messaging.ts';

/** A name, a dash, eight characters of the content's hash, an extension. */
const HASHED_ASSET = /^assets\/(?<name>[^/]+)-[\w-]{8}\.(?<extension>\w+)$/;
const MESSAGES = /^(?:en|es|pt|zh-TW|vi)$/;
const IMAGE = /^(?<picture>.+)-(?<width>\d+)$/;

/** Latin glyphs, and the locales' names for the language list. */
const SHARED_FONTS = /^(?:display|text)-latin$|^names-/;
const LOCALE_FONTS: Readonly<Partial<Record<Locale, RegExp>>> = {
  vi: /^(?:display|text)-vietnamese$/,
  'zh-TW': /^han(?:-|$)/,
};

function parseAsset(path: string): { name: string; extension: string } | undefined {
  const { name, extension } = HASHED_ASSET.exec(path)?.groups ?? {};
  return name === undefined || extension === undefined ? undefined : { name, extension };
}

/** `path` is relative to the site. */
export function isHashedAsset(path: string): boolean {
  return HASHED_ASSET.test(path);
}

/** Code that every locale needs, and the styles of Home: its documents are the cached ones (PWA-1). */
export function isAppShellAsset(path: string): boolean {
  const asset = parseAsset(path);
  if (asset?.extension === 'css') return asset.name === 'home';
  return asset?.extension === 'js' && !MESSAGES.test(asset.name);
}

/** English has no locale folder, and Home no page folder. */
const DOCUMENT = /^(?:(?<locale>es|pt|zh-TW|vi)\/)?(?:(?<page>[\w-]+)\/)?(?:index\.html)?$/;

/** The path of Home's document in the same locale, and the route; undefined if it is no document. */
export function parseDocumentPath(path: string): { home: string; route: string } | undefined {
  const { groups } = DOCUMENT.exec(path) ?? {};
  if (!groups) return undefined;
  const { locale, page = '' } = groups;
  return { home: locale === undefined ? '' : `${locale}/`, route: `/${page}` };
}

export function homePath(locale: Locale): string {
  return locale === FALLBACK_LOCALE ? '' : `${locale}/`;
}

/** Whether a path is a messages file or a font of this locale. */
export function belongsToLocale(path: string, locale: Locale): boolean {
  const asset = parseAsset(path);
  if (asset?.extension === 'js') return asset.name === locale;
  if (asset?.extension === 'css') return locale === 'zh-TW' && asset.name === 'fonts-han';
  if (asset?.extension !== 'woff2') return false;
  return SHARED_FONTS.test(asset.name) || (LOCALE_FONTS[locale]?.test(asset.name) ?? false);
}

/** Parses a path such as `assets/card-800-CP0sY14V.avif`; the width is in px. */
export function parseImage(
  path: string,
): { picture: string; width: number; format: string } | undefined {
  const asset = parseAsset(path);
  const { picture, width } = IMAGE.exec(asset?.name ?? '')?.groups ?? {};
  if (asset === undefined || picture === undefined || !/^(?:avif|webp)$/.test(asset.extension))
    return undefined;
  return { picture, width: Number(width), format: asset.extension };
}

/** For every image, the widest file of one format that is at most `maxWidth` px wide. */
export function largestPerImage(
  paths: readonly string[],
  format: PictureFormat,
  maxWidth: number,
): string[] {
  const largest = new Map<string, { path: string; width: number }>();
  for (const path of paths) {
    const image = parseImage(path);
    if (image?.format !== format || image.width > maxWidth) continue;
    if (image.width > (largest.get(image.picture)?.width ?? 0))
      largest.set(image.picture, { path, width: image.width });
  }
  return [...largest.values()].map(({ path }) => path);
}

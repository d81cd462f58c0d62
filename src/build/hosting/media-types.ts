import { INSTALLATION_FILE } from '../../headers.ts';

/**
 * The media types of built files by extension. Some hosts do not know all of them, and with
 * `nosniff` a file with a wrong type does not work.
 */
export const MEDIA_TYPES = {
  apk: 'application/vnd.android.package-archive',
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ipa: 'application/octet-stream',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  plist: 'application/xml',
  png: 'image/png',
  // Signatures of `ssh-keygen` are text; browsers need not download them.
  sig: 'text/plain',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const satisfies Readonly<Record<string, string>>;

/** The type of a built file. */
export function mediaType(file: string): string {
  if (INSTALLATION_FILE.test(`/${file}`)) return installationType(file);
  const types: Readonly<Record<string, string>> = MEDIA_TYPES;
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? UNKNOWN_TYPE;
}

/** The types of installation files. */
export const INSTALLATION_TYPES = {
  apk: MEDIA_TYPES.apk,
  ipa: MEDIA_TYPES.ipa,
  plist: MEDIA_TYPES.plist,
} as const;
/** For all other files in the folders of the apps: a browser runs no script of this type. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The type of a file in the folders of the apps, or with one of these extensions. */
export function installationType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const types: Readonly<Record<string, string>> = INSTALLATION_TYPES;
  return Object.hasOwn(types, extension) ? (types[extension] ?? UNKNOWN_TYPE) : UNKNOWN_TYPE;
}

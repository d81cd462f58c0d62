/**
 * What the endings of built files mean. Hosts know most of them, but not all know all, and under
 * `nosniff` a wrong one breaks what it stands for.
 */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const satisfies Readonly<Record<string, string>>;

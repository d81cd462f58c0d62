/** What the headers depend on. */
export interface HeaderOptions {
  /** Scheme, host and port of the one service that is called (API-1, API-5). */
  readonly distributionOrigin: string;
}

/** The only Trusted Types policy: the service worker's address passes through it (`register` is such a sink). */
export const TRUSTED_TYPES_POLICY = 'unio-worker';

/**
 * Hash of the empty string. styled-components writes its rules through CSSOM, which CSP does not govern, but puts an
 * empty text node into its `<style>`; without this hash Chromium blocks that node and the whole tree fails.
 */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Powerful features the site does not use; copying a link is the one it does. */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'publickey-credentials-get=()',
  'serial=()',
  'usb=()',
] as const;

/**
 * Headers for every answer of the site, by name. Nothing inline and nothing from elsewhere runs; the page talks to
 * itself and to the distribution service only.
 *
 * @throws TypeError when the origin is more or less than an origin, since it would change the policy's meaning.
 */
export function securityHeaders({ distributionOrigin }: HeaderOptions): Record<string, string> {
  if (new URL(distributionOrigin).origin !== distributionOrigin) {
    throw new TypeError(`Not an origin: ${distributionOrigin}`);
  }
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE_HASH}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${distributionOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // The site loads nothing from elsewhere, and its one call asks by CORS: nothing has to opt in.
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Browsers heed it over https only, so it does no harm on the loopback.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}

/** Paths with a hash of their content, a dash and eight characters before the ending: another content has another name. */
export const HASHED_ASSET = /^\/assets\/[^?#]*-[\w-]{8}(?:\.\w+)+$/;

/**
 * Every `Cache-Control` there is. A hashed asset is kept for a year unasked; everything else (documents, the service
 * worker, the manifest, icons) is asked about each time, so that an update is seen at once; and nobody keeps the news
 * that something is not there: the next release may have it.
 */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  notFound: 'no-store',
} as const;

/** `Cache-Control` for a path of the site that was found. */
export function cacheControl(path: string): string {
  return HASHED_ASSET.test(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.revalidate;
}

import { TRUSTED_TYPES_POLICY } from './browser/worker-url.ts';

/** What the headers depend on. */
export interface HeaderOptions {
  /** Scheme, host and port of the one service that is called (API-1, API-5). */
  readonly distributionOrigin: string;
  /** CSP sources of the built site's inline scripts: `inlineScriptSources`. */
  readonly inlineScripts?: readonly string[] | undefined;
  /** Whether browsers may add the domain and its subdomains to their HSTS preload lists, which is hard to undo. */
  readonly hstsPreload?: boolean;
}

/**
 * Hash of the empty string. styled-components writes its rules through CSSOM, which CSP does not govern, but puts an
 * empty text node into its `<style>`; without this hash Chromium blocks that node and the whole tree fails.
 */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const HASH_SOURCE = /^'sha256-[\w+/]{43}='$/;

/**
 * The site uses none of these powerful features except `clipboard-write`, to copy a link. Only names that current
 * browsers know, because they log unknown names.
 */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'compute-pressure=()',
  'display-capture=()',
  'fullscreen=()',
  'gamepad=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'identity-credentials-get=()',
  'idle-detection=()',
  'keyboard-map=()',
  'local-fonts=()',
  'local-network-access=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'otp-credentials=()',
  'payment=()',
  'publickey-credentials-create=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'storage-access=()',
  'sync-xhr=()',
  'usb=()',
  'window-management=()',
  'xr-spatial-tracking=()',
] as const;

/**
 * Headers of every response, by name. Only scripts of the site run, inline scripts only by hash. Pages connect
 * only to the site and the distribution service. No `webrtc 'block'`: browsers do not know it (security.spec.ts).
 *
 * @throws TypeError if `distributionOrigin` is not exactly an origin, because it could change the policy's meaning.
 */
export function securityHeaders({
  distributionOrigin,
  inlineScripts = [],
  hstsPreload = false,
}: HeaderOptions): Record<string, string> {
  if (new URL(distributionOrigin).origin !== distributionOrigin) {
    throw new TypeError(`Not an origin: ${distributionOrigin}`);
  }
  const notHash = inlineScripts.find((source) => !HASH_SOURCE.test(source));
  if (notHash !== undefined) throw new TypeError(`Not a hash source: ${notHash}`);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
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
    // The site loads no cross-origin resources, and its one API call uses CORS: nothing has to opt in.
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.join(', '),
    // Other sites need not know where a visitor comes from.
    'Referrer-Policy': 'no-referrer',
    // Browsers ignore it over http, so it is harmless on the loopback.
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Blocks every script without integrity (VER-4). Sent with documents, and only to browsers whose engine is Blink or
 * Gecko: WebKit 2.50 blocks scripts whose integrity is only in the import map (decision 0022). Chrome and Firefox on
 * iOS, which are WebKit, have `CriOS/` and `FxiOS/` in their user agents.
 */
export const INTEGRITY_POLICY = {
  name: 'Integrity-Policy',
  value: 'blocked-destinations=(script)',
  userAgents: /(?:Chrome|Firefox)\//,
} as const;

/** Paths of documents. The 404 document can have any path. */
export const DOCUMENT = /\/$|\.html$/;

/** The header of {@link INTEGRITY_POLICY} for this browser, by name; none for the others. */
export function integrityPolicy(userAgent = ''): Record<string, string> {
  const { name, value, userAgents } = INTEGRITY_POLICY;
  return userAgents.test(userAgent) ? { [name]: value } : {};
}

/** For documents: a shared cache must not send the response for one browser to another. */
export const VARY = 'User-Agent';

/**
 * Files to install, not to show: everything in the folders of the apps, and these extensions anywhere. Permission to
 * upload there must not be permission to publish pages and scripts of this site.
 */
export const INSTALLATION_FILE = /^\/+(?:android|ios)\/.*[^/]$|\.(?:apk|ipa|plist)$/;

/** The folders of the apps, with a slash at the end: a page in one would be a page of this site, so none is served. */
export const INSTALLATION_FOLDER = /^\/+(?:android|ios)\/(?:.*\/)?$/;

/** The CSP of installation files, in place of the site's: if a file is opened as a page, nothing in it runs. */
export const INSTALLATION_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of an installation file besides the common ones, by name; none for other paths. */
export function installationHeaders(path: string): Record<string, string> {
  if (!INSTALLATION_FILE.test(path)) return {};
  const headers = { 'Content-Security-Policy': INSTALLATION_POLICY };
  // iOS reads a manifest, and the visitor never sees it.
  return path.endsWith('.plist') ? headers : { ...headers, 'Content-Disposition': 'attachment' };
}

/** Paths with a content hash (a dash and eight characters before the extension): changed content has another name. */
export const HASHED_ASSET = /^\/assets\/[^?#]*-[\w-]{8}(?:\.\w+)+$/;

/**
 * All `Cache-Control` values. A hashed asset is cached for a year without revalidation. Everything else (documents, the
 * service worker, the manifest, icons) is revalidated on every request, so that an update is seen immediately. A 404 is
 * never cached, because the next release may have the file.
 */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  notFound: 'no-store',
} as const;

/** `Cache-Control` for a path of the site that exists. */
export function cacheControl(path: string): string {
  return HASHED_ASSET.test(path) ? CACHE_CONTROL.hashed : CACHE_CONTROL.revalidate;
}

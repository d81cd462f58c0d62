import { extname } from 'node:path';
import {
  CACHE_CONTROL,
  DOCUMENT,
  HASHED_ASSET,
  INSTALLATION_FILE,
  INSTALLATION_FOLDER,
  INTEGRITY_POLICY,
  installationHeaders,
  VARY,
} from '../../headers.ts';
import { INSTALLATION_TYPES, MEDIA_TYPES, UNKNOWN_TYPE } from './media-types.ts';
import { block, responseHeaders, quoteConfigValue, type BuildOutput } from './build-output.ts';

/** Compressed files have the type of the original. `_headers` has no extension and is not served. */
const KNOWN_EXTENSIONS = new Set(
  [...Object.keys(MEDIA_TYPES), 'br', 'gz', ''].map((it) => it && `.${it}`),
);

/** Types that nginx sends with a charset: the files are UTF-8, and no other type is text. */
const TEXT_TYPES = Object.values(MEDIA_TYPES).filter((type) => /^text\/(?!html)|\+xml$/.test(type));

/**
 * The part of nginx's configuration inside the `server` block, next to names and certificates. Each
 * location repeats all headers, because a single `add_header` in a location drops the inherited ones.
 *
 * @throws RangeError for a file whose media type is not known here: nginx would offer it as a download.
 */
export function nginx(release: BuildOutput): string {
  const unknown = release.files.find((file) => !KNOWN_EXTENSIONS.has(extname(file)));
  if (unknown !== undefined)
    throw new RangeError(
      `${unknown} has an ending that src/build/hosting/media-types.ts does not know`,
    );
  const name = new URL(release.site.siteOrigin).hostname;
  const headers = (cache: string, others: Readonly<Record<string, string>> = {}) =>
    responseHeaders(release, { ...others, 'Cache-Control': cache }).map(
      ([name, value]) => `add_header ${name} ${quoteConfigValue(value)} always;`,
    );
  // The headers are those of an example file.
  const installation = (example: string) => [
    ...block('types', typeLines(INSTALLATION_TYPES)),
    `default_type ${UNKNOWN_TYPE};`,
    ...headers(CACHE_CONTROL.revalidate, installationHeaders(example)),
    'try_files $uri =404;',
  ];
  return [
    '# Written by the build from src/headers.ts: change it there. Include it in the server block:',
    '#',
    '#   server {',
    `#     server_name ${name};`,
    '#     listen 443 ssl http2;',
    '#     ssl_certificate ...;',
    '#     ssl_certificate_key ...;',
    '#     root /srv/unio;  # what the build wrote to dist/',
    '#     include unio/nginx.conf;',
    '#   }',
    '#',
    `# A second server on port 80 sends everybody here: return 301 https://${name}$request_uri;`,
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'index index.html;',
    ...block('types', typeLines(MEDIA_TYPES)),
    'charset utf-8;',
    `charset_types ${TEXT_TYPES.join(' ')};`,
    '# The build has compressed the files already. With libnginx-mod-http-brotli-static, also:',
    '# brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'error_page 404 @missing;',
    '# No directory listings.',
    'error_page 403 =404 @missing;',
    ...integrityPolicyVariables(),
    ...headers(CACHE_CONTROL.revalidate),
    `add_header ${INTEGRITY_POLICY.name} $unio_document_policy always;`,
    'add_header Vary $unio_document_vary always;',
    ...block('location /', ['try_files $uri ${uri}index.html =404;']),
    '# No documents in the folders of the apps.',
    ...block(`location ~ "${INSTALLATION_FOLDER.source}"`, ['return 404;']),
    '# What is installed. nginx takes the first of these that matches.',
    ...block(String.raw`location ~ "\.plist$"`, installation('/ios/manifest.plist')),
    ...block(`location ~ "${INSTALLATION_FILE.source}"`, installation('/android/app.apk')),
    ...block(`location ~ "${HASHED_ASSET.source}"`, [
      ...headers(CACHE_CONTROL.hashed),
      'try_files $uri =404;',
    ]),
    "# A folder without its slash. nginx's own redirect repeats the path as it was sent.",
    ...block(String.raw`location ~ "^((?:/[\w-]+)+)$"`, [
      ...block('if (-f $document_root$1/index.html)', ['return 301 $1/$is_args$args;']),
      'try_files $uri =404;',
    ]),
    ...block('location @missing', [
      'try_files /404.html =404;',
      ...headers(CACHE_CONTROL.notFound),
      // No `Vary`: caches do not store this response.
      `add_header ${INTEGRITY_POLICY.name} $unio_integrity_policy always;`,
    ]),
    '# For Netlify and Cloudflare Pages only.',
    ...block('location = /_headers', ['return 404;']),
    '',
  ].join('\n');
}

/** With `set`, because `map` is not allowed in the server block. */
function integrityPolicyVariables(): string[] {
  const { value, userAgents } = INTEGRITY_POLICY;
  return [
    '# For documents, in browsers that start with it. nginx does not send an empty header.',
    "set $unio_integrity_policy '';",
    ...block(`if ($http_user_agent ~ "${userAgents.source}")`, [
      `set $unio_integrity_policy ${quoteConfigValue(value)};`,
    ]),
    "set $unio_document_policy '';",
    "set $unio_document_vary '';",
    ...block(`if ($uri ~ "${DOCUMENT.source}")`, [
      'set $unio_document_policy $unio_integrity_policy;',
      `set $unio_document_vary ${quoteConfigValue(VARY)};`,
    ]),
  ];
}

function typeLines(types: Readonly<Record<string, string>>): string[] {
  return Object.entries(types).map(([extension, type]) => `${type} ${extension};`);
}

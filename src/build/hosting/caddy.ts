import {
  CACHE_CONTROL,
  DOCUMENT,
  HASHED_ASSET,
  INSTALLATION_FILE,
  INSTALLATION_FOLDER,
  INSTALLATION_POLICY,
  INTEGRITY_POLICY,
  VARY,
} from '../../headers.ts';
import { INSTALLATION_TYPES, MEDIA_TYPES, UNKNOWN_TYPE } from './media-types.ts';
import { block, responseHeaders, quoteConfigValue, type BuildOutput } from './build-output.ts';

/** Without Caddy's own redirects, which repeat the path as it was sent. */
const FILE_SERVER = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);

/** Browsers that get the integrity policy. */
const BROWSERS_WITH_INTEGRITY_POLICY = `header_regexp User-Agent ${INTEGRITY_POLICY.userAgents.source}`;
const POLICY_HEADER = `${INTEGRITY_POLICY.name} ${quoteConfigValue(INTEGRITY_POLICY.value)}`;

/** A document, but not an installation file with the name of a document. */
const DOCUMENTS = [`path_regexp ${DOCUMENT.source}`, `not path_regexp ${INSTALLATION_FILE.source}`];

/** An installation file that exists: for a missing file, the headers would be sent with the error. */
const EXISTING_INSTALLATION_FILE = [`path_regexp ${INSTALLATION_FILE.source}`, 'file'];

/** The part of a Caddyfile inside the site's block. Caddy manages certificates by itself. */
export function caddy(release: BuildOutput): string {
  const common = responseHeaders(release).map(
    ([name, value]) => `${name} ${quoteConfigValue(value)}`,
  );
  const isPolicy = (line: string) => line.startsWith('Content-Security-Policy ');
  return [
    '# Written by the build from src/headers.ts: change it there. Import it in the block of the site:',
    '#',
    `#   ${new URL(release.site.siteOrigin).hostname} {`,
    '#     root * /srv/unio  # what the build wrote to dist/',
    '#     import unio/caddy.conf',
    '#   }',
    '',
    ...block('header', [...common.filter((line) => !isPolicy(line)), '-Server']),
    // Exactly one of these two matches, so their order does not matter.
    `@hashed path_regexp ${HASHED_ASSET.source}`,
    `@other not path_regexp ${HASHED_ASSET.source}`,
    `header @hashed Cache-Control ${quoteConfigValue(CACHE_CONTROL.hashed)}`,
    `header @other Cache-Control ${quoteConfigValue(CACHE_CONTROL.revalidate)}`,
    '# For documents, in browsers that start with it.',
    ...block('@documents', DOCUMENTS),
    `header @documents +Vary ${VARY}`,
    ...block('@policed', [...DOCUMENTS, BROWSERS_WITH_INTEGRITY_POLICY]),
    `header @policed ${POLICY_HEADER}`,
    '# The machine may not know these endings.',
    '@manifest path *.webmanifest',
    `header @manifest Content-Type ${MEDIA_TYPES.webmanifest}`,
    ...installationTypes(),
    '# What is installed, if it is there; and everything else.',
    ...block('@installed', EXISTING_INSTALLATION_FILE),
    `header @installed Content-Security-Policy ${quoteConfigValue(INSTALLATION_POLICY)}`,
    ...block('@site', block('not', EXISTING_INSTALLATION_FILE)),
    ...common.filter(isPolicy).map((line) => `header @site ${line}`),
    ...block('@unknown', [
      ...EXISTING_INSTALLATION_FILE,
      `not path_regexp \\.(?:${Object.keys(INSTALLATION_TYPES).join('|')})$`,
    ]),
    `header @unknown Content-Type ${UNKNOWN_TYPE}`,
    ...block('@attached', [...EXISTING_INSTALLATION_FILE, 'not path_regexp \\.plist$']),
    'header @attached Content-Disposition attachment',
    "# Caddy's own redirect to the slash may drop the query.",
    ...folder('asked', '!='),
    'redir @asked {re.asked.1}/?{query} permanent',
    ...folder('folder', '=='),
    'redir @folder {re.folder.1}/ permanent',
    '# For Netlify and Cloudflare Pages only.',
    '@elsewhere path /_headers',
    'error @elsewhere 404',
    '# No documents in the folders of the apps.',
    `@apps path_regexp ${INSTALLATION_FOLDER.source}`,
    'error @apps 404',
    '# The build has compressed the files already.',
    ...FILE_SERVER,
    ...block('handle_errors', [
      // The common headers from above are not sent with an error.
      ...block('header', [...common, '-Server']),
      `header Cache-Control ${quoteConfigValue(CACHE_CONTROL.notFound)}`,
      `@policed_error ${BROWSERS_WITH_INTEGRITY_POLICY}`,
      `header @policed_error ${POLICY_HEADER}`,
      'rewrite * /404.html',
      ...FILE_SERVER,
    ]),
    '',
  ].join('\n');
}

function installationTypes(): string[] {
  return Object.entries(INSTALLATION_TYPES).flatMap(([extension, type]) =>
    block(`@${extension}`, [`path_regexp \\.${extension}$`, 'file']).concat(
      `header @${extension} Content-Type ${type}`,
    ),
  );
}

/**
 * Matches a folder with a document, without its trailing slash; `!=` with a query, `==` without. The pattern sees the
 * normalized path, but `{path}` is the path as it was sent, and `//evil.example%2f..%2fes` is a URL of another host.
 * Redirects use the captured `{re.<name>.1}` instead.
 */
function folder(name: string, comparison: '==' | '!='): string[] {
  return block(`@${name}`, [
    `path_regexp ${name} ^((?:/[\\w-]+)+)$`,
    'file {path}/index.html',
    `expression {query} ${comparison} ""`,
  ]);
}

import { CACHE, HASHED } from '../../headers.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { headersOf, quoted, type Release } from './build-output.ts';

/** The part of a Caddyfile that stands in the site's block; certificates are Caddy's own business. */
export function caddy(release: Release): string {
  const headers = [
    'header {',
    ...headersOf(release).map(([name, value]) => `  ${name} ${quoted(value)}`),
    '  -Server',
    '}',
  ];
  return [
    '# Written by the build from src/headers.ts: change it there. Import it in the block of the site:',
    '#',
    `#   ${new URL(release.site.siteOrigin).hostname} {`,
    '#     root * /srv/unio  # what the build wrote to dist/',
    '#     import unio/caddy.conf',
    '#   }',
    '',
    ...headers,
    // One of the two matches, so it does not matter which is looked at first.
    `@hashed path_regexp ${HASHED.source}`,
    `@other not path_regexp ${HASHED.source}`,
    `header @hashed Cache-Control ${quoted(CACHE.hashed)}`,
    `header @other Cache-Control ${quoted(CACHE.other)}`,
    '# The machine may not know this ending.',
    '@manifest path *.webmanifest',
    `header @manifest Content-Type ${MEDIA_TYPES.webmanifest}`,
    "# Caddy's own way to the slash may lose the query.",
    ...folder('asked', '!='),
    'redir @asked {path}/?{query} permanent',
    ...folder('folder', '=='),
    'redir @folder {path}/ permanent',
    '# For other hosts.',
    '@elsewhere path /_headers',
    'error @elsewhere 404',
    '# The build has compressed the files already.',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    // What was set before the error is not sent with it.
    ...headers.map((line) => `  ${line}`),
    `  header Cache-Control ${quoted(CACHE.missing)}`,
    '  rewrite * /404.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A folder with a document, without its slash; with a query or without one. */
function folder(name: string, comparison: '==' | '!='): string[] {
  return [
    `@${name} {`,
    '  path_regexp ^(?:/[\\w-]+)+$',
    '  file {path}/index.html',
    `  expression {query} ${comparison} ""`,
    '}',
  ];
}

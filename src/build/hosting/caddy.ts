import { CACHE_CONTROL, HASHED_ASSET } from '../../headers.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { responseHeaders, quoteConfigValue, type BuildOutput } from './build-output.ts';

/** The part of a Caddyfile that stands in the site's block; certificates are Caddy's own business. */
export function caddy(release: BuildOutput): string {
  const headers = [
    'header {',
    ...responseHeaders(release).map(([name, value]) => `  ${name} ${quoteConfigValue(value)}`),
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
    `@hashed path_regexp ${HASHED_ASSET.source}`,
    `@other not path_regexp ${HASHED_ASSET.source}`,
    `header @hashed Cache-Control ${quoteConfigValue(CACHE_CONTROL.hashed)}`,
    `header @other Cache-Control ${quoteConfigValue(CACHE_CONTROL.revalidate)}`,
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
    `  header Cache-Control ${quoteConfigValue(CACHE_CONTROL.notFound)}`,
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

import { expect, test } from 'vitest';
import { caddy } from '../../src/build/hosting/caddy.ts';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import { nginx } from '../../src/build/hosting/nginx.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import { expectedSecurityHeaders } from './expected-security-headers.ts';

const release: BuildOutput = {
  site: parseSiteConfig({}),
  files: ['index.html', 'assets/index-DiwrgTda.js'],
  inlineScripts: ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"],
};
const EXPECTED = expectedSecurityHeaders(release.site.distributionOrigin, release.inlineScripts);
/** The headers of an installation file: another CSP first, and then the same headers. */
const SANDBOXED = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ...EXPECTED.slice(1),
];

/** The lines of a configuration by their innermost block; '' is outside all blocks. */
function linesByBlock(configuration: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>([['', []]]);
  const open = [''];
  for (const line of configuration.split('\n').map((it) => it.trim())) {
    const name = /^([^#].*) \{$/.exec(line)?.[1];
    if (name !== undefined) open.push(`${open.at(-1)} ${name}`.trim());
    else if (line === '}') open.pop();
    const block = open.at(-1) ?? '';
    if (name === undefined) blocks.set(block, [...(blocks.get(block) ?? []), line]);
  }
  return blocks;
}

/** Names and values of the headers, found by a pattern with these two groups. */
function parseHeaders(lines: readonly string[], pattern: RegExp): (readonly [string, string])[] {
  return lines.flatMap((line) => {
    const [, name = '', value = ''] = pattern.exec(line) ?? [];
    return name === '' || name === 'Cache-Control' ? [] : [[name.toLowerCase(), value] as const];
  });
}

test('nginx sends every security header, and no location drops the inherited ones', () => {
  const blocks = linesByBlock(nginx(release));
  // A location with an `add_header` inherits no headers.
  const setting = [...blocks].filter(([, lines]) =>
    lines.some((it) => it.startsWith('add_header ')),
  );
  expect(setting.map(([name]) => name)).toEqual([
    '',
    expect.stringContaining('plist'),
    expect.stringContaining('android'),
    expect.stringContaining('assets'),
    'location @missing',
  ]);
  for (const [name, lines] of setting) {
    const headers = parseHeaders(lines, /^add_header (\S+) "(.*)" always;$/);
    const isSandboxed = /plist|android/.test(name);
    const expected = isSandboxed ? SANDBOXED : EXPECTED;
    expect(headers.slice(0, expected.length), name).toEqual(expected);
    const attached = name.includes('android') ? [['content-disposition', 'attachment']] : [];
    expect(headers.slice(expected.length), name).toEqual(attached);
  }
});

test('Caddy sends every security header, also with an error', () => {
  const blocks = linesByBlock(caddy(release));
  const headersOf = (name: string, pattern: RegExp) =>
    parseHeaders(blocks.get(name) ?? [], pattern);
  const line = /^([A-Z][\w-]+) "(.*)"$/;
  expect(headersOf('handle_errors header', line)).toEqual(EXPECTED);
  // The CSP is set separately for the site and for installation files.
  expect(headersOf('header', line)).toEqual(EXPECTED.slice(1));
  expect(headersOf('', /^header @site (\S+) "(.*)"$/)).toEqual(EXPECTED.slice(0, 1));
  expect(headersOf('', /^header @installed (\S+) "(.*)"$/)).toEqual(SANDBOXED.slice(0, 1));
  const installed = blocks.get('@installed');
  expect(installed).toHaveLength(2);
  expect(blocks.get('@site not')).toEqual(installed);
});

/** Lines that redirect or rewrite to data from the request. */
function unsafeRedirects(configuration: string): string[] {
  const lines = configuration.split('\n').map((line) => line.trim());
  return lines.filter(
    (line) =>
      /^(?:redir|rewrite|uri|try_files .*=3\d\d|return 3\d\d|error_page)\b/.test(line) &&
      // Captures of a pattern are safe. The query comes after the path and cannot change the host.
      /\{(?!re\.)|\$(?!1\/)/.test(line.replace(/\/(?:\?\{query\} |\$is_args\$args;)/, '/ ')),
  );
}

test('VER-9 FAULT-77 nothing redirects to the raw path of the request', () => {
  expect(unsafeRedirects(caddy(release))).toEqual([]);
  expect(unsafeRedirects(nginx(release))).toEqual([]);
});

test('every host sends the HSTS preload directive if the owner enables it', () => {
  const site = parseSiteConfig({ VITE_HSTS_PRELOAD: 'on' });
  for (const configuration of [nginx, caddy, headersFile]) {
    expect(configuration({ ...release, site })).toContain('includeSubDomains; preload');
    expect(configuration(release)).not.toContain('preload');
  }
});

test('VER-9 the redirect in the hint of nginx leads to this site, whatever the Host header', () => {
  expect(nginx(release)).toContain('return 301 https://unio.example$request_uri;');
  expect(nginx(release)).not.toContain('$host');
});

test('VER-9 FAULT-77 no location of nginx can redirect to a directory', () => {
  const locations = [...linesByBlock(nginx(release))].filter(([name]) =>
    /^location (?:[~=] )?[^@\s]+$/.test(name),
  );
  expect(locations).toHaveLength(7);
  for (const [name, lines] of locations)
    expect(lines.at(-1), name).toMatch(
      /^(?:try_files \$uri(?: \$\{uri\}index\.html)? =|return )404;$/,
    );
});

test.each([
  'redir @folder {path}/ permanent',
  'redir @asked {path}/?{query} permanent',
  'redir @folder {http.request.uri.path}/',
  'rewrite * {uri}',
  'return 301 https://unio.example$request_uri;',
  'return 302 $uri/;',
  'return 301 $uri/$is_args$args;',
  'rewrite ^(.*)$ $1/ permanent;',
])('VER-9 FAULT-77 a redirect to request data is found: %s', (line) => {
  expect(unsafeRedirects(`block {\n  ${line}\n}`)).toEqual([line]);
});

test('VER-9 FAULT-77 Caddy redirects only as configured', () => {
  const servers = [...linesByBlock(caddy(release))].filter(([name]) =>
    name.endsWith('file_server'),
  );
  expect(servers.map(([name]) => name)).toEqual(['file_server', 'handle_errors file_server']);
  for (const [name, lines] of servers) expect(lines, name).toContain('disable_canonical_uris');
});

test('_headers sets every security header for every path', () => {
  const rules = headersFile(release).split(/\n(?=\/)/);
  const all = rules.find((rule) => rule.startsWith('/*\n')) ?? '';
  expect(parseHeaders(all.split('\n'), /^ {2}([\w-]+): (.*)$/)).toEqual(EXPECTED);
});

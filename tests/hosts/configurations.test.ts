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
};
const EXPECTED = expectedSecurityHeaders(release.site.distributionOrigin);

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
  // A location with an `add_header` inherits none.
  const setting = [...blocks].filter(([, lines]) =>
    lines.some((it) => it.startsWith('add_header ')),
  );
  expect(setting.map(([name]) => name)).toEqual([
    '',
    expect.stringContaining('assets'),
    'location @missing',
  ]);
  for (const [name, lines] of setting)
    expect(parseHeaders(lines, /^add_header (\S+) "(.*)" always;$/), name).toEqual(EXPECTED);
});

test('Caddy sends every security header, also with an error', () => {
  const blocks = linesByBlock(caddy(release));
  for (const name of ['header', 'handle_errors header'])
    expect(parseHeaders(blocks.get(name) ?? [], /^([A-Z][\w-]+) "(.*)"$/), name).toEqual(EXPECTED);
});

test('_headers sets every security header for every path', () => {
  const rules = headersFile(release).split(/\n(?=\/)/);
  const all = rules.find((rule) => rule.startsWith('/*\n')) ?? '';
  expect(parseHeaders(all.split('\n'), /^ {2}([\w-]+): (.*)$/)).toEqual(EXPECTED);
});

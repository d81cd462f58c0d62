import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectedSecurityHeaders } from '../tests/hosts/expected-security-headers.ts';
import { cacheControl, securityHeaders, TRUSTED_TYPES_POLICY } from './headers.ts';

const ORIGIN = 'https://distribution.unio.example';

function policy(): Map<string, string[]> {
  const text = securityHeaders({ distributionOrigin: ORIGIN })['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );
}

test('every security header is there, with the value it must have', () => {
  const headers = Object.entries(securityHeaders({ distributionOrigin: ORIGIN }));
  const byName = headers.map(([name, value]) => [name.toLowerCase(), value]);
  expect(byName).toEqual(expectedSecurityHeaders(ORIGIN));
});

test('API-5 the page may connect to itself and to the distribution service only', () => {
  expect(policy().get('connect-src')).toEqual(["'self'", ORIGIN]);
  expect([...policy().values()].flat().filter((source) => source.includes('//'))).toEqual([ORIGIN]);
});

test('CSP starts from nothing and allows nothing unsafe, no data: and no wildcard', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  for (const [name, sources] of policy()) {
    for (const source of sources)
      expect(source, name).not.toMatch(/unsafe|\*|^data:|^blob:|^https?:$/);
  }
  for (const name of ['base-uri', 'form-action', 'frame-ancestors'])
    expect(policy().get(name), name).toEqual(["'none'"]);
});

test('CSP allows no inline style but the empty one', () => {
  const empty = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
  expect(policy().get('style-src')).toEqual(["'self'", empty]);
});

test('CSP requires Trusted Types with the one policy of the service worker', () => {
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy().get('trusted-types')).toEqual([TRUSTED_TYPES_POLICY]);
});

test.each([`${ORIGIN}/`, `${ORIGIN}/path`, `${ORIGIN}; script-src *`, 'nonsense', ''])(
  'CSP cannot be changed through the origin %j',
  (distributionOrigin) => {
    expect(() => securityHeaders({ distributionOrigin })).toThrow(TypeError);
  },
);

test('headers are plain text in one line, under names that any host accepts', () => {
  for (const [name, value] of Object.entries(securityHeaders({ distributionOrigin: ORIGIN }))) {
    expect(name).toMatch(/^[A-Za-z-]+$/);
    expect(value, name).toMatch(/^[\x20-\x7e]+$/);
  }
});

test.each([
  '/assets/index-DiwrgTda.js',
  '/assets/pearl-B_x-9aZ0.webp',
  '/assets/a.b-12345678.js.map',
])('PWA-1 %s is kept for a year', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/',
  '/index.html',
  '/es/',
  '/sw.js',
  '/manifest.webmanifest',
  '/assets/whatever.js',
  '/other/index-DiwrgTda.js',
  '/assets/',
])('PWA-1 %s is asked about each time', (path) => {
  expect(cacheControl(path)).toBe('no-cache');
});

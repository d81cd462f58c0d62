import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectedSecurityHeaders } from '../tests/hosts/expected-security-headers.ts';
import { cacheControl, installationHeaders, securityHeaders } from './headers.ts';
import { TRUSTED_TYPES_POLICY } from './browser/worker-url.ts';

const ORIGIN = 'https://distribution.unio.example';

function policy(): Map<string, string[]> {
  const text = securityHeaders({ distributionOrigin: ORIGIN })['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );
}

test('every security header has its required value', () => {
  const headers = Object.entries(securityHeaders({ distributionOrigin: ORIGIN }));
  const byName = headers.map(([name, value]) => [name.toLowerCase(), value]);
  expect(byName).toEqual(expectedSecurityHeaders(ORIGIN));
});

test('browsers may list the domain only if the owner says so', () => {
  const hsts = (options: { hstsPreload?: boolean }) =>
    securityHeaders({ distributionOrigin: ORIGIN, ...options })['Strict-Transport-Security'];
  expect(hsts({})).toBe('max-age=63072000; includeSubDomains');
  expect(hsts({ hstsPreload: false })).toBe('max-age=63072000; includeSubDomains');
  expect(hsts({ hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
});

test('API-5 the page may connect to itself and to the distribution service only', () => {
  expect(policy().get('connect-src')).toEqual(["'self'", ORIGIN]);
  expect([...policy().values()].flat().filter((source) => source.includes('//'))).toEqual([ORIGIN]);
});

test('CSP defaults to none and allows nothing unsafe, no data: and no wildcard', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  for (const [name, sources] of policy()) {
    for (const source of sources)
      expect(source, name).not.toMatch(/unsafe|\*|^data:|^blob:|^https?:$/);
  }
  for (const name of ['base-uri', 'form-action', 'frame-ancestors'])
    expect(policy().get(name), name).toEqual(["'none'"]);
});

test('CSP allows no inline style except an empty one', () => {
  const empty = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
  expect(policy().get('style-src')).toEqual(["'self'", empty]);
});

test('VER-4 CSP allows the inline scripts of the build by their hashes, and no other script', () => {
  const inlineScripts = [`'sha256-${'a'.repeat(43)}='`, `'sha256-${'+/9'.repeat(14)}b='`];
  const scriptSrc = (sources: readonly string[]) => {
    const headers = securityHeaders({ distributionOrigin: ORIGIN, inlineScripts: sources });
    const parts = headers['Content-Security-Policy']?.split('; ');
    return parts?.find((part) => part.startsWith('script-src'));
  };
  expect(scriptSrc([])).toBe("script-src 'self'");
  expect(scriptSrc(inlineScripts)).toBe(`script-src 'self' ${inlineScripts.join(' ')}`);
  for (const hostile of ["'unsafe-inline'", 'https://evil.example', "'sha256-a'; img-src *", ''])
    expect(() => scriptSrc([hostile]), hostile).toThrow(TypeError);
});

// With it, WebKit 2.50 refuses every chunk (decision 0022).
test('VER-4 Integrity-Policy is not sent while WebKit refuses what the import map has', () => {
  expect(securityHeaders({ distributionOrigin: ORIGIN })).not.toHaveProperty('Integrity-Policy');
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

test('headers are one line of plain text, with names that any host accepts', () => {
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

test.each(['/android/a', '/android/b/c.html', '/ios/x.ipa', '/a.apk', '/b/c.ipa'])(
  'VER-9 %s is downloaded, and nothing in it runs',
  (path) => {
    expect(installationHeaders(path)).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Content-Disposition': 'attachment',
    });
  },
);

test('VER-9 a manifest is read by the installer: sandboxed, but not downloaded', () => {
  const names = Object.keys(installationHeaders('/ios/manifest.plist'));
  expect(names).toEqual(['Content-Security-Policy']);
});

test.each(['/', '/android', '/android/', '/android-install-guide/', '/es/ios/x', '/a.apk/'])(
  'VER-9 %s is no installation file',
  (path) => {
    expect(installationHeaders(path)).toEqual({});
  },
);

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

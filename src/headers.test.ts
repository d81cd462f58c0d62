import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectedSecurityHeaders } from '../tests/hosts/expected-security-headers.ts';
import {
  cacheControl,
  DOCUMENT,
  installationHeaders,
  integrityPolicy,
  securityHeaders,
} from './headers.ts';
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

test('HSTS allows preloading only if the owner says so', () => {
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

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A.231005.007; wv)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on Android', `${ANDROID} Chrome/153.0.0.0 Mobile Safari/537.36`],
  ['Chrome', `${WINDOWS} Chrome/153.0.0.0 Safari/537.36`],
  ['headless Chrome', `${WINDOWS} HeadlessChrome/153.0.0.0 Safari/537.36`],
  ['Edge', `${WINDOWS} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`],
  ['Opera', `${WINDOWS} Chrome/153.0.0.0 Safari/537.36 OPR/134.0.0.0`],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'],
  [
    'a WebView on Android',
    `${PHONE} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/153.0.7727.55 Mobile Safari/537.36`,
  ],
  [
    'Facebook on Android',
    `${PHONE} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/153.0.7727.55 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0.0.48.74;]`,
  ],
])('VER-4 %s gets the integrity policy', (_, userAgent) => {
  expect(integrityPolicy(userAgent)).toEqual({
    'Integrity-Policy': 'blocked-destinations=(script)',
  });
});

// With the policy, WebKit 2.50 blocks every chunk (decision 0022).
test.each([
  ['Safari on an iPhone', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Safari on a Mac, and on an iPad', `${MAC} Version/26.0 Safari/605.1.15`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/153.0.7727.55 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPad, requesting desktop sites', `${MAC} CriOS/153 Version/26.0 Safari/605.1.15`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/153.0 Mobile/15E148 Safari/604.1`],
  ['Edge on an iPhone', `${IPHONE} Version/26.0 EdgiOS/153.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Opera on an iPhone', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1 OPT/6.2.0`],
  ['DuckDuckGo on an iPhone', `${IPHONE} Version/26.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['a WebView on an iPhone', `${IPHONE} Mobile/15E148`],
  [
    'Instagram on an iPhone',
    `${IPHONE} Mobile/15E148 Instagram 400.0.0.31.81 (iPhone16,2; iOS 18_7)`,
  ],
  [
    'WebKitGTK',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  ['a command-line client', 'curl/8.14.1'],
  ['an empty user agent', ''],
  ['a request without a user agent', undefined],
])('VER-4 %s gets no integrity policy', (_, userAgent) => {
  expect(integrityPolicy(userAgent)).toEqual({});
});

test('VER-4 the integrity policy is not a header of every response', () => {
  expect(securityHeaders({ distributionOrigin: ORIGIN })).not.toHaveProperty('Integrity-Policy');
});

test.each([
  ['/', true],
  ['/es/order/', true],
  ['/es/index.html', true],
  ['/service-worker.js', false],
  ['/assets/index-DiwrgTda.js', false],
  ['/icons/icon-192.png', false],
])('VER-4 %s is a document: %s', (path, expected) => {
  expect(DOCUMENT.test(path)).toBe(expected);
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
])('PWA-1 %s is cached for a year', (path) => {
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
  'VER-9 %s is not an installation file',
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
])('PWA-1 %s is revalidated on every request', (path) => {
  expect(cacheControl(path)).toBe('no-cache');
});

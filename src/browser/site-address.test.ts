import { expect, test } from 'vitest';
import { resolveSiteAddress } from './site-address.ts';

const OFFICIAL = 'https://wallet.unio';
const OTHER_PORT = 'https://wallet.unio:8443';

test.each([
  ['the official origin', 'https://wallet.unio/', 'https://wallet.unio/'],
  ['a path on the official origin', 'https://wallet.unio/app/', 'https://wallet.unio/app/'],
  ['the default port of that origin', 'https://wallet.unio:443/', 'https://wallet.unio/'],
  ['other case', 'HTTPS://Wallet.UNIO/', 'https://wallet.unio/'],
  ['a trailing dot', 'https://wallet.unio./', 'https://wallet.unio/'],
  ['127.0.0.1', 'http://127.0.0.1:4173/', 'http://127.0.0.1:4173/'],
  ['all of 127.0.0.0/8', 'https://127.9.8.7/x/', 'https://127.9.8.7/x/'],
  ['IPv6 loopback', 'http://[::1]:4173/', 'http://[::1]:4173/'],
  ['localhost', 'http://localhost:4173/', 'http://localhost:4173/'],
  ['localhost with a trailing dot', 'http://localhost./', 'http://localhost./'],
  ['a subdomain of localhost', 'http://unio.localhost/', 'http://unio.localhost/'],
])('POP-1b a page on %s shares its own URL: %s', (_, page, url) => {
  expect(resolveSiteAddress(page, OFFICIAL)).toEqual({ url });
});

test.each([
  ['www', 'https://www.wallet.unio/'],
  ['another port', 'https://wallet.unio:8443/'],
  ['http', 'http://wallet.unio/'],
  ['a host that begins with the official one', 'https://wallet.unio.evil.example/'],
  ['a host that ends with the official one', 'https://evil-wallet.unio/'],
  ['the official host as a user name', 'https://wallet.unio@evil.example/'],
  ['the official URL in the path', 'https://evil.example/https://wallet.unio/'],
  ['a preview of the host', 'https://3f2a.unio-wallet.pages.dev/'],
  ['a translation proxy', 'https://wallet-unio.translate.goog/'],
  ['an archive', 'https://web.archive.org/web/2026/https://wallet.unio/'],
  ['an IP address of the local network', 'http://192.168.1.20:4173/'],
  ['a public IP address', 'https://192.0.2.1/'],
  ['a name that begins like loopback', 'https://127.0.0.1.evil.example/'],
  ['a name that ends like loopback', 'https://localhost.evil.example/'],
  ['a saved file', 'file:///home/me/download/index.html'],
])('POP-1b FAULT-108 a page on %s shares the URL of the real site', (_, page) => {
  expect(resolveSiteAddress(page, OFFICIAL)).toEqual({
    url: 'https://wallet.unio/',
    realOrigin: OFFICIAL,
  });
});

test('POP-1b an official origin may have a port', () => {
  expect(resolveSiteAddress('https://wallet.unio:8443/', OTHER_PORT)).toEqual({
    url: 'https://wallet.unio:8443/',
  });
  expect(resolveSiteAddress('https://wallet.unio/', OTHER_PORT).realOrigin).toBe(OTHER_PORT);
});

test.each(['https://unio.example/', 'https://wallet.unio/', 'file:///home/me/index.html'])(
  'POP-1b without an official origin a page shares its own URL: %s',
  (page) => {
    expect(resolveSiteAddress(page, undefined)).toEqual({ url: page });
  },
);

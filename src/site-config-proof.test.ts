import { expect, test } from 'vitest';
import { parseSiteConfig } from './site-config.ts';

const DIGEST = '0123456789abcdef'.repeat(4);
const OTHER_DIGEST = 'fedcba9876543210'.repeat(4);

test.each([
  [
    'VITE_APK_CERT_SHA256',
    `${DIGEST}, ${OTHER_DIGEST.toUpperCase()},${DIGEST}`,
    { apkCertSha256: [DIGEST, OTHER_DIGEST] },
  ],
  ['VITE_APK_PACKAGE', 'org.unio.wallet_apk', { apkPackage: 'org.unio.wallet_apk' }],
  ['VITE_PUBLISHER', 'Unio 株式会社', { publisher: 'Unio 株式会社' }],
  [
    'VITE_ENTERPRISE_SIGNER',
    'Unio (Asia) Ltd. (AB12CD34EF)',
    { enterpriseSigner: { organization: 'Unio (Asia) Ltd.', teamId: 'AB12CD34EF' } },
  ],
])('DL-5 %s=%s is normalized, and changes nothing else', (variable, text, expected) => {
  expect(parseSiteConfig({ [variable]: text })).toEqual({ ...parseSiteConfig({}), ...expected });
});

test.each([
  ['VITE_APK_CERT_SHA256', `${DIGEST},`],
  ['VITE_APK_CERT_SHA256', `${DIGEST} ${OTHER_DIGEST}`],
  ['VITE_APK_PACKAGE', 'unio'],
  ['VITE_APK_PACKAGE', 'org.1unio'],
  ['VITE_APK_PACKAGE', 'org.unio-wallet'],
  ['VITE_PUBLISHER', ''],
  ['VITE_PUBLISHER', ' Unio'],
  ['VITE_PUBLISHER', 'Uni\u200Bo'],
  ['VITE_PUBLISHER', 'Unio\u202E'],
  ['VITE_PUBLISHER', '<b>Unio'],
  ['VITE_ENTERPRISE_SIGNER', 'Unio Ltd'],
  ['VITE_ENTERPRISE_SIGNER', 'Unio Ltd (ab12cd34ef)'],
  ['VITE_ENTERPRISE_SIGNER', ' (AB12CD34EF)'],
])('DL-5 %s=%s stops the build', (variable, value) => {
  expect(() => parseSiteConfig({ [variable]: value })).toThrow(
    new RegExp(`^${variable} must be .*, not `, 'm'),
  );
});

test('DL-5 ORD-4 the defaults name no publisher, package, signer or official origin', () => {
  const { publisher, apkPackage, enterpriseSigner, officialOrigin } = parseSiteConfig({});
  expect([publisher, apkPackage, enterpriseSigner, officialOrigin]).toEqual(
    Array(4).fill(undefined),
  );
});

test.each([
  ['org.unio.wallet', 'org.unio.wallet'],
  ['org.unio.wallet&hl=vi', 'org.unio.wallet'],
  ['com.example.unio', undefined],
  ['example.unio', undefined],
  ['', undefined],
  ['unio', undefined],
])('DL-5 the package name is the id of the Google Play address: %s', (id, name) => {
  const VITE_GOOGLE_PLAY_URL = `https://play.google.com/store/apps/details?id=${id}`;
  expect(parseSiteConfig({ VITE_GOOGLE_PLAY_URL }).apkPackage).toBe(name);
  const VITE_APK_PACKAGE = 'org.unio.apk';
  const given = parseSiteConfig({ VITE_GOOGLE_PLAY_URL, VITE_APK_PACKAGE });
  expect(given.apkPackage).toBe('org.unio.apk');
});

test.each([
  ['https://wallet.unio', 'https://wallet.unio'],
  ['https://wallet.unio:8443', 'https://wallet.unio:8443'],
  ['https://unio.example', undefined],
  ['https://wallet.unio.test', undefined],
  ['https://example.com', undefined],
  ['http://127.0.0.1:4173', undefined],
  ['http://localhost:4173', undefined],
  ['https://[::1]', undefined],
])('POP-1b a site published on %s has the official origin %s', (VITE_SITE_ORIGIN, official) => {
  expect(parseSiteConfig({ VITE_SITE_ORIGIN }).officialOrigin).toBe(official);
});

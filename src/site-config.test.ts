import { describe, expect, test } from 'vitest';
import { safeLink } from './distribution/links.ts';
import { site } from './site.ts';
import { parseSiteConfig } from './site-config.ts';

const VARIABLES = {
  VITE_SITE_ORIGIN: 'siteOrigin',
  VITE_DISTRIBUTION_ORIGIN: 'distributionOrigin',
  VITE_IOS_APP_CODE: 'iosAppCode',
  VITE_ENTERPRISE_BACKUP_URL: 'enterpriseBackupUrl',
  VITE_APK_URL: 'apkUrl',
  VITE_GOOGLE_PLAY_URL: 'googlePlayUrl',
  VITE_APP_STORE_URL: 'appStoreUrl',
  VITE_SOCIAL_URL: 'socialUrl',
  VITE_MAIL_URL: 'mailUrl',
} as const;

test.each(Object.entries(VARIABLES))('API-6 %s overrides %s and nothing else', (variable, key) => {
  const value = {
    siteOrigin: 'https://own.example',
    distributionOrigin: 'https://own.example',
    iosAppCode: 'own',
  };
  const given = key in value ? value[key as keyof typeof value] : 'https://own.example/page';
  expect(parseSiteConfig({ [variable]: given })).toEqual({ ...parseSiteConfig({}), [key]: given });
});

const DIGEST = '0123456789abcdef'.repeat(4);

test.each([
  ['VITE_APK_VERSION', '2.10.0-rc.1+7', { apkVersion: '2.10.0-rc.1+7' }],
  ['VITE_APK_SIZE', '41943040', { apkSize: 41_943_040 }],
  ['VITE_APK_SHA256', DIGEST.toUpperCase(), { apkSha256: DIGEST }],
  [
    'VITE_APK_CERT_SHA256',
    DIGEST.toUpperCase().replaceAll(/\B(?=(?:..)+$)/g, ':'),
    { apkCertSha256: DIGEST },
  ],
  ['VITE_ENTERPRISE', 'off', { enterpriseEnabled: false }],
  ['VITE_ENTERPRISE', 'on', {}],
])('API-6 %s=%s is kept in its normal form, and changes nothing else', (variable, text, kept) => {
  expect(parseSiteConfig({ [variable]: text })).toEqual({ ...parseSiteConfig({}), ...kept });
});

test('API-6 a security contact and the day it was checked belong together', () => {
  const both = {
    VITE_SECURITY_CONTACT: 'mailto:security@unio.example',
    VITE_SECURITY_REVIEWED: '2026-01-31',
  };
  expect(parseSiteConfig(both)).toEqual({
    ...parseSiteConfig({}),
    securityContact: 'mailto:security@unio.example',
    securityReviewed: '2026-01-31',
  });
  for (const only of Object.keys(both) as (keyof typeof both)[])
    expect(() => parseSiteConfig({ [only]: both[only] })).toThrow('belong together');
});

test('API-6 nothing is claimed of the installation file until the owner says it', () => {
  const { apkVersion, apkSize, apkSha256, apkCertSha256, enterpriseEnabled } = parseSiteConfig({});
  expect([apkVersion, apkSize, apkSha256, apkCertSha256]).toEqual(Array(4).fill(undefined));
  expect(enterpriseEnabled).toBe(true);
});

test('API-6 every default is a value that would pass, and the App Store listing is the Hong Kong one', () => {
  const defaults = parseSiteConfig({});
  const links = Object.values(VARIABLES).filter((key) => key !== 'iosAppCode');
  for (const key of links) expect(safeLink(defaults[key]), key).toBeDefined();
  expect(new URL(defaults.appStoreUrl).pathname).toMatch(/^\/hk\//);
  expect(new URL(defaults.apkUrl).origin).toBe(defaults.siteOrigin);
});

test('API-6 without a build there are the defaults', () => {
  expect(site).toEqual(parseSiteConfig({}));
});

describe('a malformed value stops the build', () => {
  test.each([
    ['VITE_SITE_ORIGIN', 'https://unio.example/path'],
    ['VITE_SITE_ORIGIN', 'unio.example'],
    ['VITE_DISTRIBUTION_ORIGIN', 'https://unio.example?x'],
    ['VITE_DISTRIBUTION_ORIGIN', 'http://unio.example'],
    ['VITE_DISTRIBUTION_ORIGIN', 'http://127.0.0.1.evil.example'],
    ['VITE_DISTRIBUTION_ORIGIN', 'http://localhost@evil.example'],
    ['VITE_DISTRIBUTION_ORIGIN', "https://unio.example; script-src 'unsafe-inline'"],
    ['VITE_IOS_APP_CODE', '..'],
    ['VITE_IOS_APP_CODE', 'a/b'],
    ['VITE_IOS_APP_CODE', ''],
    ['VITE_ENTERPRISE_BACKUP_URL', 'javascript:alert(1)'],
    ['VITE_ENTERPRISE_BACKUP_URL', 'http://127.0.0.1/'],
    [
      'VITE_ENTERPRISE_BACKUP_URL',
      'itms-services://evil.example/?action=download-manifest&url=https://unio.example',
    ],
    ['VITE_APK_URL', 'http://unio.example/a.apk'],
    ['VITE_APK_URL', ''],
    ['VITE_APK_URL', 'https://unio.example/android/'],
    ['VITE_APK_URL', 'https://unio.example'],
    ['VITE_APK_URL', 'itms-services://?action=download-manifest&url=https://unio.example'],
    ['VITE_APK_VERSION', ''],
    ['VITE_APK_VERSION', '1.0 <b>'],
    ['VITE_APK_VERSION', '1'.repeat(33)],
    ['VITE_APK_SIZE', '0'],
    ['VITE_APK_SIZE', '40 MB'],
    ['VITE_APK_SIZE', '4e7'],
    ['VITE_APK_SIZE', 41_943_040],
    ['VITE_APK_SHA256', DIGEST.slice(1)],
    ['VITE_APK_SHA256', `${DIGEST}\n`],
    ['VITE_APK_SHA256', 'g'.repeat(64)],
    ['VITE_APK_CERT_SHA256', `${DIGEST.slice(2)}:00`],
    ['VITE_APK_CERT_SHA256', ''],
    ['VITE_SECURITY_CONTACT', 'hello@unio.example'],
    ['VITE_SECURITY_CONTACT', 'mailto:hello@unio.example?cc=x@unio.example'],
    ['VITE_SECURITY_CONTACT', 'mailto:hello@unio.example\nPolicy: x'],
    ['VITE_SECURITY_REVIEWED', '2026-02-30'],
    ['VITE_SECURITY_REVIEWED', '31.1.2026'],
    ['VITE_SECURITY_REVIEWED', ''],
    ['VITE_ENTERPRISE', 'true'],
    ['VITE_ENTERPRISE', ''],
    ['VITE_GOOGLE_PLAY_URL', 'market://details?id=x'],
    ['VITE_APP_STORE_URL', 'itms-apps://apps.apple.com/hk'],
    ['VITE_SOCIAL_URL', 'https://ok@evil.example'],
    ['VITE_MAIL_URL', 'mailto:hello@unio.example'],
    ['VITE_MAIL_URL', true],
  ])('API-6 %s=%s', (variable, value) => {
    expect(() => parseSiteConfig({ [variable]: value })).toThrow(
      new RegExp(`^${variable} must be .*, not `, 'm'),
    );
  });

  test('API-6 all of them are told at once, one line each', () => {
    const told = () =>
      parseSiteConfig({
        VITE_APK_URL: 'x',
        VITE_MAIL_URL: 'y\nz',
        VITE_SITE_ORIGIN: 'https://own.example',
      });
    expect(told).toThrow(
      [
        'The site cannot be built with these values:',
        'VITE_APK_URL must be an https address without credentials, not "x"',
        String.raw`VITE_MAIL_URL must be an https address without credentials, not "y\nz"`,
      ].join('\n'),
    );
  });
});

test.each([
  'http://127.0.0.1:4174',
  'http://localhost:4174',
  'http://[::1]:4174',
  'http://unio.localhost',
])('API-6 http is allowed on the same machine: %s', (value) => {
  expect(parseSiteConfig({ VITE_DISTRIBUTION_ORIGIN: value }).distributionOrigin).toBe(value);
});

test('API-6 an origin loses its closing slash, so that paths can be put behind it', () => {
  expect(parseSiteConfig({ VITE_SITE_ORIGIN: 'https://UNIO.example/' }).siteOrigin).toBe(
    'https://unio.example',
  );
});

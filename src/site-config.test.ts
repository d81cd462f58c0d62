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
  VITE_PREORDER_URL: 'preorderUrl',
  VITE_PRIVACY_URL: 'privacyUrl',
  VITE_TERMS_URL: 'termsUrl',
  VITE_SUPPORT_URL: 'supportUrl',
} as const;

test.each(Object.entries(VARIABLES))('API-6 %s overrides %s and nothing else', (variable, key) => {
  const value = {
    siteOrigin: 'https://own.example',
    distributionOrigin: 'https://own.example',
    iosAppCode: 'own',
    enterpriseBackupUrl: 'https://apps.unio.example/ios',
  };
  const setting = key in value ? value[key as keyof typeof value] : 'https://own.example/page';
  // These two are derived from the origins, as the tests below show.
  const derived = { enterpriseHosts: expect.any(Array), enterpriseBackupUrl: expect.any(String) };
  expect(parseSiteConfig({ [variable]: setting })).toEqual({
    ...parseSiteConfig({}),
    ...(key.endsWith('Origin') && derived),
    [key]: setting,
  });
});

describe('the hosts of enterprise links', () => {
  const hostsWith = (settings: Record<string, string>) =>
    parseSiteConfig({ VITE_ENTERPRISE_BACKUP_URL: 'https://unio.example', ...settings })
      .enterpriseHosts;

  test('DL-6 are by default the site, the hosts below it, and the distribution service', () => {
    expect(parseSiteConfig({}).enterpriseHosts).toEqual([
      'unio.example',
      '*.unio.example',
      'distribution.unio.example',
    ]);
    const own = parseSiteConfig({
      VITE_SITE_ORIGIN: 'https://own.example',
      VITE_DISTRIBUTION_ORIGIN: 'https://apps.other.example:8443',
    });
    expect(own.enterpriseHosts).toEqual(['own.example', '*.own.example', 'apps.other.example']);
    expect(own.enterpriseBackupUrl).toBe(
      'itms-services://?action=download-manifest&url=https://own.example/ios/manifest.plist',
    );
  });

  test('DL-6 are those the owner names, and then no others', () => {
    const VITE_ENTERPRISE_HOSTS = 'unio.example, *.Apps.example,unio.example';
    expect(hostsWith({ VITE_ENTERPRISE_HOSTS })).toEqual(['unio.example', '*.apps.example']);
  });

  test('DL-6 are public names, except in a build for this machine', () => {
    for (const host of ['127.0.0.1', '192.0.2.1', '[::1]', 'router', 'localhost', 'a.localhost']) {
      const VITE_ENTERPRISE_HOSTS = `unio.example,${host}`;
      expect(() => hostsWith({ VITE_ENTERPRISE_HOSTS })).toThrow(
        `VITE_ENTERPRISE_HOSTS must be names of the internet, not "${host}"`,
      );
      const local = { VITE_ENTERPRISE_HOSTS, VITE_DISTRIBUTION_ORIGIN: 'http://127.0.0.1:4174' };
      expect(hostsWith(local)).toContain(host);
    }
    // Not even as the host of the service.
    expect(hostsWith({ VITE_DISTRIBUTION_ORIGIN: 'https://192.0.2.1' })).not.toContain('192.0.2.1');
    expect(hostsWith({ VITE_DISTRIBUTION_ORIGIN: 'http://127.0.0.1:1' })).toContain('127.0.0.1');
  });

  test.each([
    'https://evil.example/unio.mobileconfig',
    'itms-services://?action=download-manifest&url=https://evil.example/m.plist',
    'https://evil.example/?url=https://unio.example',
    'https://127.0.0.1/',
  ])('DL-6 FAULT-78 the backup link must lead to one of them, not %s', (link) => {
    expect(() => parseSiteConfig({ VITE_ENTERPRISE_BACKUP_URL: link })).toThrow(
      'VITE_ENTERPRISE_BACKUP_URL must lead to a host of VITE_ENTERPRISE_HOSTS (unio.example,' +
        '*.unio.example,distribution.unio.example), not "',
    );
    const off = { VITE_ENTERPRISE_BACKUP_URL: link, VITE_ENTERPRISE: 'off' };
    expect(parseSiteConfig(off).enterpriseEnabled).toBe(false);
  });
});

const DIGEST = '0123456789abcdef'.repeat(4);

test.each([
  ['VITE_APK_VERSION', '2.10.0-rc.1+7', { apkVersion: '2.10.0-rc.1+7' }],
  ['VITE_APK_SIZE', '41943040', { apkSize: 41_943_040 }],
  ['VITE_APK_SHA256', DIGEST.toUpperCase(), { apkSha256: DIGEST }],
  [
    'VITE_APK_CERT_SHA256',
    DIGEST.toUpperCase().replaceAll(/\B(?=(?:..)+$)/g, ':'),
    { apkCertSha256: [DIGEST] },
  ],
  ['VITE_ENTERPRISE', 'off', { enterpriseEnabled: false }],
  ['VITE_ENTERPRISE', 'on', {}],
  ['VITE_HSTS_PRELOAD', 'on', { hstsPreload: true }],
])('API-6 %s=%s is normalized, and changes nothing else', (variable, text, expected) => {
  expect(parseSiteConfig({ [variable]: text })).toEqual({ ...parseSiteConfig({}), ...expected });
});

test('API-6 a security contact requires the date it was checked, and the reverse', () => {
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

test('API-6 the facts about the installation file have no defaults', () => {
  const { apkVersion, apkSize, apkSha256, apkCertSha256, enterpriseEnabled } = parseSiteConfig({});
  expect([apkVersion, apkSize, apkSha256]).toEqual(Array(3).fill(undefined));
  expect(apkCertSha256).toEqual([]);
  expect(enterpriseEnabled).toBe(true);
});

/** Without a default: no link is shown (ORD-4). */
const OWN_PAGES: ReadonlySet<string> = new Set([
  'preorderUrl',
  'privacyUrl',
  'termsUrl',
  'supportUrl',
]);

test('API-6 every default is valid, and the App Store listing is the Hong Kong one', () => {
  const defaults = parseSiteConfig({});
  const links = Object.values(VARIABLES).filter(
    (key) => key !== 'iosAppCode' && !OWN_PAGES.has(key),
  );
  for (const key of links) expect(safeLink(defaults[key]), key).toBeDefined();
  expect(new URL(defaults.appStoreUrl).pathname).toMatch(/^\/hk\//);
  expect(new URL(defaults.apkUrl).origin).toBe(defaults.siteOrigin);
});

test('API-6 without a build the defaults apply', () => {
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
    ['VITE_ENTERPRISE_HOSTS', ''],
    ['VITE_ENTERPRISE_HOSTS', '*'],
    ['VITE_ENTERPRISE_HOSTS', '*.'],
    ['VITE_ENTERPRISE_HOSTS', '*.example'],
    ['VITE_ENTERPRISE_HOSTS', 'unio.example,'],
    ['VITE_ENTERPRISE_HOSTS', 'https://unio.example'],
    ['VITE_ENTERPRISE_HOSTS', 'unio.example:8443'],
    ['VITE_ENTERPRISE_HOSTS', 'un\u0456o.example'],
    ['VITE_ENTERPRISE', 'true'],
    ['VITE_ENTERPRISE', ''],
    ['VITE_HSTS_PRELOAD', 'yes'],
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

  test('API-6 all errors are reported together, one line each', () => {
    const parse = () =>
      parseSiteConfig({
        VITE_APK_URL: 'x',
        VITE_MAIL_URL: 'y\nz',
        VITE_SITE_ORIGIN: 'https://own.example',
      });
    expect(parse).toThrow(
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

test('API-6 the trailing slash of an origin is removed, so that paths can be appended', () => {
  expect(parseSiteConfig({ VITE_SITE_ORIGIN: 'https://UNIO.example/' }).siteOrigin).toBe(
    'https://unio.example',
  );
});

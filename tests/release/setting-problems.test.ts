import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseSiteConfig, type Site } from '../../src/site-config.ts';
import { NOW, RIGHT_SETTINGS, RIGHT_SITE } from './right-release.ts';
import { settingProblems, unsetLinks } from './setting-problems.ts';

const problemsWith = (settings: Readonly<Record<string, string>>) =>
  settingProblems(parseSiteConfig({ ...RIGHT_SETTINGS, ...settings }), true, NOW);

const siteWithout = (...names: string[]) =>
  parseSiteConfig(
    Object.fromEntries(Object.entries(RIGHT_SETTINGS).filter(([name]) => !names.includes(name))),
  );

test('VER-8 the right settings have no findings', () => {
  expect(settingProblems(RIGHT_SITE, true, NOW)).toEqual([]);
});

test.each(['VITE_APK_VERSION', 'VITE_APK_SIZE'])(
  'VER-8 FAULT-79 %s is required, unless the installation file is left out',
  (name) => {
    expect(settingProblems(siteWithout(name), true, NOW)).toEqual([
      `${name} is not set (--no-apk checks no installation file)`,
    ]);
    expect(settingProblems(siteWithout(name), false, NOW)).toEqual([]);
  },
);

test.each(['VITE_PUBLISHER', 'VITE_APK_SHA256', 'VITE_APK_CERT_SHA256', 'VITE_ENTERPRISE_SIGNER'])(
  'DL-5 VER-8 FAULT-107 %s is required, because the texts tell visitors to compare it',
  (name) => {
    for (const withApk of [true, false])
      expect(settingProblems(siteWithout(name), withApk, NOW)).toEqual([
        `${name} is not set: the texts tell visitors to compare it`,
      ]);
  },
);

test('DL-5 VER-8 FAULT-107 a signer is required only while an enterprise installation is offered', () => {
  const site = { ...siteWithout('VITE_ENTERPRISE_SIGNER'), enterpriseEnabled: false };
  expect(settingProblems(site, true, NOW)).toEqual([]);
});

test.each([
  [
    'VITE_GOOGLE_PLAY_URL',
    'https://play.google.com/store/apps/dev?hl=en',
    'VITE_GOOGLE_PLAY_URL names no app: it has no ?id=',
  ],
  [
    'VITE_APP_STORE_URL',
    'https://apps.apple.com/hk/developer/unio',
    'VITE_APP_STORE_URL names no app: it ends with no /id…',
  ],
  ['VITE_APK_PACKAGE', 'com.example.unio', 'VITE_APK_PACKAGE is a placeholder: com.example.unio'],
])('DL-5 VER-8 FAULT-107 %s=%s names no app', (name, value, problem) => {
  expect(problemsWith({ [name]: value })).toEqual([problem]);
});

test.each([
  ['VITE_DISTRIBUTION_ORIGIN', 'distributionOrigin', 'https://distribution.unio.example'],
  [
    'VITE_ENTERPRISE_BACKUP_URL',
    'enterpriseBackupUrl',
    'itms-services://?action=download-manifest&url=https%3A%2F%2Funio.example%2Fios%2Fmanifest.plist',
  ],
  ['VITE_APK_URL', 'apkUrl', 'https://unio.example/android/unio-wallet.apk'],
  [
    'VITE_GOOGLE_PLAY_URL',
    'googlePlayUrl',
    'https://play.google.com/store/apps/details?id=example.unio.wallet',
  ],
  [
    'VITE_GOOGLE_PLAY_URL',
    'googlePlayUrl',
    'https://play.google.com/store/apps/details?id=com.example.unio',
  ],
  ['VITE_APP_STORE_URL', 'appStoreUrl', 'https://apps.apple.com/hk/app/unio-wallet/id0000000000'],
  ['VITE_SOCIAL_URL', 'socialUrl', 'https://social.example/uniowallet'],
  ['VITE_MAIL_URL', 'mailUrl', 'https://mail.google.com/mail/?view=cm&to=hello@unio.example'],
  ['VITE_MAIL_URL', 'mailUrl', 'https://mail.google.com/mail/?view=cm&to=hello@example.com'],
  ['VITE_PREORDER_URL', 'preorderUrl', 'https://shop.example/one'],
  ['VITE_PRIVACY_URL', 'privacyUrl', 'https://unio.example/privacy'],
  ['VITE_TERMS_URL', 'termsUrl', 'https://unio.example/terms'],
  ['VITE_SUPPORT_URL', 'supportUrl', 'https://help.example/'],
  ['VITE_SECURITY_CONTACT', 'securityContact', 'mailto:security@unio.test'],
] as const)('VER-8 FAULT-79 %s: the placeholder of %s is refused', (name, key, value) => {
  expect(settingProblems({ ...RIGHT_SITE, [key]: value }, true, NOW)).toEqual([
    `${name} is a placeholder: ${value}`,
  ]);
});

test('VER-8 FAULT-79 the placeholder of the site itself is refused, and so is an APK on another host', () => {
  const site = { ...RIGHT_SITE, siteOrigin: 'https://unio.example' };
  expect(settingProblems(site, true, NOW)).toEqual([
    'VITE_SITE_ORIGIN is a placeholder: https://unio.example',
    'VITE_APK_URL leads to wallet.unio',
  ]);
});

test('VER-8 FAULT-79 no default is accepted as a real setting', () => {
  const problems = settingProblems(parseSiteConfig({}), false, NOW);
  expect(problems.map((text) => text.split(' ')[0])).toEqual([
    'VITE_PUBLISHER',
    'VITE_APK_SHA256',
    'VITE_APK_CERT_SHA256',
    'VITE_ENTERPRISE_SIGNER',
    'VITE_IOS_APP_CODE',
    'VITE_SITE_ORIGIN',
    'VITE_DISTRIBUTION_ORIGIN',
    'VITE_ENTERPRISE_BACKUP_URL',
    'VITE_APK_URL',
    'VITE_GOOGLE_PLAY_URL',
    'VITE_APP_STORE_URL',
    'VITE_SOCIAL_URL',
    'VITE_MAIL_URL',
  ]);
});

test('API-1 VER-8 FAULT-79 the code of the iOS app is required while an enterprise installation is offered', () => {
  const site = siteWithout('VITE_IOS_APP_CODE');
  expect(settingProblems(site, true, NOW)).toEqual([
    'VITE_IOS_APP_CODE is a placeholder: example.unio-wallet',
  ]);
  expect(settingProblems({ ...site, enterpriseEnabled: false }, true, NOW)).toEqual([]);
});

test.each([
  ['VITE_DISTRIBUTION_ORIGIN', 'distributionOrigin', 'http://127.0.0.1:4174'],
  ['VITE_DISTRIBUTION_ORIGIN', 'distributionOrigin', 'https://192.0.2.1'],
  ['VITE_APK_URL', 'apkUrl', 'http://localhost:4173/unio.apk'],
  ['VITE_GOOGLE_PLAY_URL', 'googlePlayUrl', 'http://[::1]/'],
  ['VITE_SOCIAL_URL', 'socialUrl', 'https://intranet/unio'],
  ['VITE_TERMS_URL', 'termsUrl', 'http://wallet.unio/terms'],
])('VER-8 FAULT-79 %s: %s is an address of this machine or network: %s', (name, key, value) => {
  expect(settingProblems({ ...RIGHT_SITE, [key]: value }, true, NOW)).toEqual([
    `${name} is no https address on the internet: ${value}`,
  ]);
});

test.each([
  ['VITE_GOOGLE_PLAY_URL', 'https://play.google.com.evil.unio/', 'play.google.com.evil.unio'],
  ['VITE_APP_STORE_URL', 'https://apps.apple.unio/hk/app', 'apps.apple.unio'],
  ['VITE_SOCIAL_URL', 'https://xx.com/unio', 'xx.com'],
  ['VITE_MAIL_URL', 'https://mail.google.unio/', 'mail.google.unio'],
  ['VITE_APK_URL', 'https://notwallet.unio/unio.apk', 'notwallet.unio'],
  ['VITE_APK_URL', 'https://evil.unio/a.apk?url=https://wallet.unio', 'evil.unio'],
])('API-6 VER-8 %s=%s leads to another host', (name, value, host) => {
  expect(problemsWith({ [name]: value })).toEqual([`${name} leads to ${host}`]);
});

test.each([
  ['https://evil.unio/get.mobileconfig?url=https://wallet.unio/x', 'evil.unio'],
  ['https://evil.unio/a?action=download-manifest&url=https://wallet.unio/x', 'evil.unio'],
  [
    'itms-services://?action=download-manifest&url=https://evil.unio/?url=https://apps.unio/m',
    'evil.unio',
  ],
  ['itms-services://?action=download-manifest&url=https%3A%2F%2Fevil.unio%2Fm.plist', 'evil.unio'],
])('DL-6 VER-8 FAULT-78 the backup link %s is judged by its target', (link, host) => {
  const site: Site = { ...RIGHT_SITE, enterpriseBackupUrl: link };
  expect(settingProblems(site, true, NOW)).toEqual([`VITE_ENTERPRISE_BACKUP_URL leads to ${host}`]);
  expect(settingProblems({ ...site, enterpriseEnabled: false }, true, NOW)).toEqual([]);
});

test.each([
  ['2025-11-25', 'security.txt expired on 2026-11-25T00:00:00.000Z: renew VITE_SECURITY_REVIEWED'],
  ['2026-11-28', 'VITE_SECURITY_REVIEWED is in the future: 2026-11-28'],
  ['2099-01-01', 'VITE_SECURITY_REVIEWED is in the future: 2099-01-01'],
])('VER-8 FAULT-80 a contact that was checked on %s is refused', (day, problem) => {
  expect(problemsWith({ VITE_SECURITY_REVIEWED: day })).toEqual([problem]);
});

test.each(['2025-11-26', '2026-11-25', '2026-11-26'])(
  'VER-8 a contact that was checked on %s is accepted',
  (day) => {
    expect(problemsWith({ VITE_SECURITY_REVIEWED: day })).toEqual([]);
  },
);

test('VER-8 security.txt is optional', () => {
  const site = siteWithout('VITE_SECURITY_CONTACT', 'VITE_SECURITY_REVIEWED');
  expect(settingProblems(site, true, NOW)).toEqual([]);
});

test('ORD-4 links that are not configured are listed, and are no problem', () => {
  expect(unsetLinks(RIGHT_SITE)).toEqual([]);
  const site = { ...RIGHT_SITE, preorderUrl: undefined, termsUrl: undefined };
  expect(unsetLinks(site)).toEqual([
    'VITE_PREORDER_URL is not set: Continue on the order page has no action',
    'VITE_TERMS_URL is not set: the terms of sale are no link',
  ]);
  expect(settingProblems(site, true, NOW)).toEqual([]);
});

test('VER-8 a release needs exactly the settings in "Publish and prove"', () => {
  const guide = join(import.meta.dirname, '../../stories/docs/PublishAndProve.mdx');
  const [, block = ''] = /```ini\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? [];
  const settings = parseEnv(block);
  const problemsOf = (it: typeof settings) => settingProblems(parseSiteConfig(it), true, NOW);
  expect(problemsOf(settings)).toEqual([]);
  for (const name of Object.keys(settings)) {
    const { [name]: _, ...others } = settings;
    expect(problemsOf(others), name).not.toEqual([]);
  }
  const { VITE_IOS_APP_CODE: _, VITE_ENTERPRISE_SIGNER: __, ...stores } = settings;
  expect(problemsOf({ ...stores, VITE_ENTERPRISE: 'off' })).toEqual([]);
});

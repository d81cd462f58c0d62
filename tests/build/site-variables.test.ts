import { expect, test } from 'vitest';
import { parseSiteConfig, siteVariables } from '../../src/site-config.ts';
import { RIGHT_SETTINGS } from '../release/right-release.ts';

test.each([
  ['no settings', {}],
  ['the settings of a release', RIGHT_SETTINGS],
  [
    'all settings',
    {
      ...RIGHT_SETTINGS,
      VITE_ENTERPRISE_HOSTS: 'apps.unio,*.wallet.unio',
      VITE_ENTERPRISE: 'off',
      VITE_ENTERPRISE_SIGNER: 'Unio (Asia) Ltd. (AB12CD34EF)',
      VITE_APK_CERT_SHA256: `${'a'.repeat(64)},${'b'.repeat(64)}`,
      VITE_APK_PACKAGE: 'unio.other',
      VITE_HSTS_PRELOAD: 'on',
    },
  ],
])('VER-2 the variables in the manifest give the same site again: %s', (_, settings) => {
  const site = parseSiteConfig(settings);
  expect(parseSiteConfig(siteVariables(site))).toEqual(site);
});

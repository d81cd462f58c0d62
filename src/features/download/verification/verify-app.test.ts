import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from '../../../site-config.ts';
import { commandsFor, formatFingerprint, officialNames } from './verify-app.ts';

describe('the official names', () => {
  const SETTINGS = {
    VITE_SITE_ORIGIN: 'https://wallet.unio',
    VITE_PUBLISHER: 'Unio Ltd',
    VITE_APP_STORE_URL: 'https://apps.apple.com/hk/app/unio-wallet/id6480000001',
    VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=unio.wallet',
    VITE_ENTERPRISE_SIGNER: 'Unio Ltd (AB12CD34EF)',
    VITE_ENTERPRISE_BACKUP_URL: 'https://wallet.unio/ios',
  };
  const identity = (settings: Record<string, string>) => officialNames(parseSiteConfig(settings));

  it('DL-5 are those that the owner configured', () => {
    expect(identity(SETTINGS)).toEqual([
      { id: 'domain', value: 'wallet.unio' },
      { id: 'publisher', value: 'Unio Ltd' },
      { id: 'app-store', value: 'id6480000001', onlyOn: 'ios' },
      { id: 'google-play', value: 'unio.wallet', onlyOn: 'android' },
      { id: 'signer', value: 'Unio Ltd', onlyOn: 'ios' },
    ]);
  });

  it.each([
    ['ios', ['domain', 'publisher', 'app-store', 'signer']],
    ['android', ['domain', 'publisher', 'google-play']],
  ] as const)('DL-5 on %s are only those that concern this platform', (platform, ids) => {
    const names = officialNames(parseSiteConfig(SETTINGS), platform);
    expect(names.map(({ id }) => id)).toEqual(ids);
  });

  it('DL-5 ORD-4 a placeholder proves nothing, so the defaults show no name at all', () => {
    expect(identity({})).toEqual([]);
  });

  it.each([
    ['VITE_SITE_ORIGIN', 'https://unio.example', 'domain'],
    ['VITE_APP_STORE_URL', 'https://apps.apple.com/hk/app/unio-wallet/id0000000000', 'app-store'],
    ['VITE_APP_STORE_URL', 'https://apps.apple.com/hk/search?term=unio', 'app-store'],
    [
      'VITE_GOOGLE_PLAY_URL',
      'https://play.google.com/store/apps/details?id=com.example.unio',
      'google-play',
    ],
    ['VITE_GOOGLE_PLAY_URL', 'https://play.google.com/store/search', 'google-play'],
    ['VITE_ENTERPRISE', 'off', 'signer'],
  ])('DL-5 ORD-4 %s=%s leaves out %s only', (variable, value, id) => {
    const settings = { ...SETTINGS, [variable]: value };
    const VITE_ENTERPRISE_HOSTS = 'wallet.unio';
    expect(identity({ ...settings, VITE_ENTERPRISE_HOSTS })).toEqual(
      identity(SETTINGS).filter((name) => name.id !== id),
    );
  });
});

it('API-6 the commands use the file name of the URL', () => {
  expect(commandsFor('https://unio.example/android/unio-wallet.apk?v=2').unix).toBe(
    'shasum -a 256 unio-wallet.apk',
  );
  expect(commandsFor('https://unio.example/unio%20wallet.apk').windows).toBe(
    'certutil -hashfile "unio wallet.apk" SHA256',
  );
  // parseSiteConfig accepts a URL with an invalid escape, so the page must not throw.
  const { apkUrl } = parseSiteConfig({ VITE_APK_URL: 'https://unio.example/unio-100%.apk' });
  expect(commandsFor(apkUrl).unix).toBe('shasum -a 256 unio-100%.apk');
});

describe('a fingerprint', () => {
  it('is shown in four lines of four groups of four digits', () => {
    const line = ['0123', '4567', '89ab', 'cdef'];
    expect(formatFingerprint('0123456789abcdef'.repeat(4))).toEqual([line, line, line, line]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from '../../../site-config.ts';
import { commandsFor, formatFingerprint } from './apk.ts';
import { identityOf } from './identity.ts';

describe('the official names', () => {
  it('API-6 come from the addresses that the links lead to', () => {
    expect(identityOf(parseSiteConfig({}), 'Unio')).toEqual([
      { id: 'domain', value: 'unio.example' },
      { id: 'publisher', value: 'Unio' },
      { id: 'app-store', value: 'id0000000000' },
      { id: 'google-play', value: 'example.unio.wallet' },
    ]);
  });

  it('API-6 a listing without an id in its address is left out', () => {
    const site = parseSiteConfig({
      VITE_APP_STORE_URL: 'https://apps.apple.com/hk/search?term=unio',
      VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/search',
    });
    expect(identityOf(site, 'Unio').map(({ id }) => id)).toEqual(['domain', 'publisher']);
  });
});

it('API-6 the commands name the file as its address ends', () => {
  expect(commandsFor('https://unio.example/android/unio-wallet.apk?v=2').unix).toBe(
    'shasum -a 256 unio-wallet.apk',
  );
  expect(commandsFor('https://unio.example/unio%20wallet.apk').windows).toBe(
    'certutil -hashfile "unio wallet.apk" SHA256',
  );
  // A page that throws here would be no page (parseSiteConfig lets such an address pass).
  const { apkUrl } = parseSiteConfig({ VITE_APK_URL: 'https://unio.example/unio-100%.apk' });
  expect(commandsFor(apkUrl).unix).toBe('shasum -a 256 unio-100%.apk');
});

describe('a fingerprint', () => {
  it('is read in eight groups of eight', () => {
    const groups = formatFingerprint('0123456789abcdef'.repeat(4));
    expect(groups).toHaveLength(8);
    expect(new Set(groups)).toEqual(new Set(['01234567', '89abcdef']));
  });
});

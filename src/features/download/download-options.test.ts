import { describe, expect, it } from 'vitest';
import { readDeepLink, withoutDeepLink } from './deep-link.ts';
import { allOptions, downloadPageUrl, optionsFor } from './download-options.ts';

const STORES = {
  appStore: 'https://a.example',
  googlePlay: 'https://g.example',
  apk: 'https://k.example',
};
const ids = (options: { id: string }[]) => options.map(({ id }) => id);

describe('download options', () => {
  it('POP-2 lists the enterprise link first, and only when there is one', () => {
    expect(ids(allOptions({ ...STORES, enterprise: 'https://e.example' }))).toEqual([
      'enterprise',
      'app-store',
      'google-play',
      'apk',
    ]);
    expect(ids(allOptions(STORES))).toEqual(['app-store', 'google-play', 'apk']);
  });

  it('DL-2 iOS gets the App Store, and the enterprise link when there is one', () => {
    expect(ids(optionsFor('ios', STORES))).toEqual(['app-store']);
    const links = { ...STORES, enterprise: 'https://e.example' };
    expect(ids(optionsFor('ios', links))).toEqual(['app-store', 'enterprise']);
  });

  it('DL-6 the enterprise link is shown with its host, or with the host of its manifest', () => {
    const hostOf = (enterprise: string) => optionsFor('ios', { ...STORES, enterprise })[1]?.host;
    expect(hostOf('https://apps.example:8443/a')).toBe('apps.example:8443');
    const manifest = encodeURIComponent('https://m.example/ios.plist');
    expect(hostOf(`itms-services://?action=download-manifest&url=${manifest}`)).toBe('m.example');
  });

  it.each(['android', 'other'] as const)('DL-3 %s gets Google Play and the APK', (platform) => {
    const links = { ...STORES, enterprise: 'https://e.example' };
    expect(ids(optionsFor(platform, links))).toEqual(['google-play', 'apk']);
  });

  it('an unknown platform is offered every store', () => {
    expect(ids(optionsFor(undefined, STORES))).toEqual(['app-store', 'google-play', 'apk']);
  });
});

describe('the URL in the QR code', () => {
  it.each([
    ['https://unio.example/', 'https://unio.example/#/download'],
    ['https://unio.example/base/#/order', 'https://unio.example/base/#/download'],
    ['https://unio.example/base/?scrollTo=x#/?y=1', 'https://unio.example/base/#/download'],
    ['http://127.0.0.1:4173/index.html', 'http://127.0.0.1:4173/index.html#/download'],
  ])('POP-1 on %s it is %s', (current, expected) => {
    expect(downloadPageUrl(current)).toBe(expected);
  });
});

describe('deep links', () => {
  it.each([
    ['?scrollTo=ai-wallet&openModal=true', '', { scrollTo: 'ai-wallet', openModal: true }],
    ['', '#/?scrollTo=earn-dapp', { scrollTo: 'earn-dapp', openModal: false }],
    ['?scrollTo=a', '#/?scrollTo=b&openModal=true', { scrollTo: 'b', openModal: true }],
    ['?scrollTo=a&scrollTo=b', '', { scrollTo: 'a', openModal: false }],
  ])('POP-4 reads %s and %s', (search, hash, expected) => {
    expect(readDeepLink(search, hash)).toEqual(expected);
  });

  it.each([
    ['FAULT-42 openModal alone', '?openModal=true', ''],
    ['FAULT-41 a malformed escape', '?%E0%A4%A', '#/?%E0%A4%A'],
    ['FAULT-43 a very long value', `?scrollTo=${'a'.repeat(100_000)}`, ''],
    ['an empty value', '?scrollTo=&openModal=true', '#/'],
    ['nothing', '', ''],
  ])('POP-4 %s yields no deep link', (_, search, hash) => {
    expect(readDeepLink(search, hash)).toBeUndefined();
  });

  it.each([
    ['https://u.example/?scrollTo=a&openModal=true#/', 'https://u.example/#/'],
    ['https://u.example/?utm=1&scrollTo=a#/?scrollTo=b&x=2', 'https://u.example/?utm=1#/?x=2'],
    ['https://u.example/base/#/order', 'https://u.example/base/#/order'],
  ])('ROUTE-9 once followed, %s becomes %s', (address, left) => {
    expect(withoutDeepLink(address)).toBe(left);
  });
});

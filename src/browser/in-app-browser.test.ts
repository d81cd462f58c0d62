import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IN_APP_BROWSERS, detectInAppBrowser, type InAppBrowser } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36';
const detect = (userAgent: string, telegram = false) => detectInAppBrowser({ userAgent, telegram });

/** Real user agents. */
const REAL_USER_AGENTS: readonly [fault: string, app: InAppBrowser, userAgent: string][] = [
  [
    'FAULT-33',
    'WeChat',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_TW`,
  ],
  [
    'FAULT-33',
    'WeChat',
    `${PIXEL} XWEB/1160065 MMWEBSDK/20231202 MMWEBID/4008 MicroMessenger/8.0.47.2560(0x28002F30) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64`,
  ],
  [
    'FAULT-34',
    'Instagram',
    `${IPHONE} Mobile/22F76 Instagram 384.0.0.27.91 (iPhone14,5; iOS 18_5; es_MX; es; scale=3.00; 1170x2532; 733211034)`,
  ],
  [
    'FAULT-34',
    'Instagram',
    `${PIXEL} Instagram 383.1.0.48.78 Android (35/15; 420dpi; 1080x2205; Google/google; Pixel 9; tokay; tokay; pt_BR; 734213563)`,
  ],
  [
    'FAULT-34',
    'Facebook',
    `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/516.0.0.53.94;FBBV/739105123;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBCR/;FBID/phone;FBLC/vi_VN;FBOP/5]`,
  ],
  ['FAULT-34', 'Facebook', `${PIXEL} [FB_IAB/FB4A;FBAV/517.0.0.34.109;]`],
  ['FAULT-34', 'Facebook', `${PIXEL} [FB_IAB/Orca-Android;FBAV/511.0.0.36.87;]`],
  [
    'FAULT-34',
    'Telegram',
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.51 Mobile Safari/537.36 Telegram-Android/11.13.1 (Google Pixel 9; Android 15; SDK 35; HIGH)',
  ],
  ['FAULT-34', 'LINE', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
  ['FAULT-34', 'LINE', `${PIXEL} Line/14.9.1/IAB`],
  ['FAULT-34', 'Zalo', `${IPHONE} Mobile/15E148 Zalo iOS/650 ZaloTheme/light ZaloLanguage/vn`],
  ['FAULT-34', 'Zalo', `${PIXEL} Zalo android/13010345 ZaloTheme/light ZaloLanguage/vi`],
];

describe('detectInAppBrowser', () => {
  it.each(REAL_USER_AGENTS)('%s %s is recognized by its user agent', (_fault, app, userAgent) => {
    expect(detect(userAgent)).toBe(app);
  });

  it('FAULT-34 Telegram on an iPhone is recognized by its bridge: its user agent is that of Safari', () => {
    const safari = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
    expect(detect(safari, true)).toBe('Telegram');
    expect(detect(safari)).toBeUndefined();
  });

  it.each([
    ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', PIXEL.replace(/ Build\/[^)]*/, '').replace('Version/4.0 ', '')],
    ['Samsung Internet', `${PIXEL.replace('; wv', '')} SamsungBrowser/28.0`],
    ["Facebook's crawler", 'facebookexternalhit/1.1'],
    ["Telegram's crawler", 'TelegramBot (like TwitterBot)'],
    ['words that contain "line"', 'Offline/1.0 (Inline/2; baseline)'],
    ['an empty user agent', ''],
  ])('FAULT-33 FAULT-34 %s is not an in-app browser', (_name, userAgent) => {
    expect(detect(userAgent)).toBeUndefined();
  });

  it('FAULT-30 any user agent, however long, is safe', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4096 }), (userAgent) => {
        expect([...IN_APP_BROWSERS, undefined]).toContain(detect(userAgent));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { PLATFORMS, detectPlatform } from './detect-platform.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

describe('detectPlatform', () => {
  it.each([
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
      5,
      'ios',
    ],
    ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
    ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X)', 5, 'ios'],
    ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 5, 'android'],
    ['Windows desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 0, 'other'],
    ['empty user agent', '', 0, 'other'],
    ['bot', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 0, 'other'],
  ])('DL-2 DL-3 %s', (_, userAgent, maxTouchPoints, platform) => {
    expect(detectPlatform({ userAgent, maxTouchPoints })).toBe(platform);
  });

  it('DL-2 FAULT-28 an iPad that presents itself as a Mac is iOS, a Mac is not', () => {
    expect(detectPlatform({ userAgent: MAC, maxTouchPoints: 5 })).toBe('ios');
    expect(detectPlatform({ userAgent: MAC, maxTouchPoints: 0 })).toBe('other');
  });

  it('DL-3 FAULT-29 a touch laptop is not iOS', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/140.0';
    expect(detectPlatform({ userAgent, maxTouchPoints: 10 })).toBe('other');
  });

  it('FAULT-30 any user agent, however long, has a platform', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4096 }), fc.nat(), (userAgent, maxTouchPoints) => {
        expect(PLATFORMS).toContain(detectPlatform({ userAgent, maxTouchPoints }));
      }),
    );
  });
});

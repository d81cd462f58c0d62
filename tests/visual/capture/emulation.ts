/** Browser settings of a snapshot, besides the size of the window (VIS-16). */
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { modeNamed } from '../matrix/modes.ts';
import type { Snapshot } from '../matrix/snapshots.ts';

/** The language of a browser without a configured one. */
const DEFAULT_LANGUAGE = 'en-US';

export type BrowserState = ReturnType<typeof createBrowserState>;

/** The methods may only be called while no story is mounted. */
export function createBrowserState(page: Page, cdp: CDPSession | undefined, userAgent: string) {
  let current = { media: mediaOf(undefined), acceptLanguage: '' };
  return {
    /**
     * Emulates the preferences of a mode and, with CDP, the language of a locale
     * (`navigator.language`, `Accept-Language`). The default locale of `Intl` stays English: a browser
     * process has one for all pages.
     */
    emulate: async ({ mode, locale }: Snapshot) => {
      const [media, acceptLanguage] = [mediaOf(mode), languageOf(locale)];
      // Only changes cost a call.
      if (!isDeepStrictEqual(media, current.media)) await page.emulateMedia(media);
      if (acceptLanguage !== current.acceptLanguage)
        await cdp?.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
      current = { media, acceptLanguage };
    },
    clearStorage: async () => {
      if (!cdp) return page.context().clearCookies();
      await cdp.send('Storage.clearDataForOrigin', {
        origin: ORIGIN,
        storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
      });
    },
    /** Clears the memory cache: from a `srcset` the browser prefers a larger cached image. */
    clearImages: async () => {
      for (const cacheDisabled of [true, false])
        await cdp?.send('Network.setCacheDisabled', { cacheDisabled });
    },
  };
}

/** Settings that only a new context can emulate; empty for the other modes. */
export function contextOptions(mode: string | undefined): BrowserContextOptions {
  const { pixelRatio, touch } = modeNamed(mode);
  return {
    ...(pixelRatio !== undefined && { deviceScaleFactor: pixelRatio }),
    ...(touch && { hasTouch: true, isMobile: true }),
  };
}

function mediaOf(mode: string | undefined) {
  const { forcedColors, motion } = modeNamed(mode);
  return {
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  } as const;
}

/** A Storybook may have other names for its locales, such as `pt_BR`, or no locales. */
function languageOf(locale: string): string {
  try {
    const { language, baseName } = new Intl.Locale(locale.replace('_', '-'));
    return language === 'en' ? DEFAULT_LANGUAGE : baseName;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

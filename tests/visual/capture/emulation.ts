/** The state of the browser that a snapshot asks for, besides the size of its window (VIS-16). */
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { modeNamed } from '../matrix/modes.ts';
import type { Snapshot } from '../matrix/snapshots.ts';

/** A browser without a configured language. */
const DEFAULT_LANGUAGE = 'en-US';

/** Only while no story is mounted. */
export interface BrowserState {
  /**
   * Emulates the preferences of a mode and, with CDP, the language of a locale
   * (`navigator.language`, `Accept-Language`). The default locale of `Intl` stays English: a browser
   * process has one for all pages.
   */
  readonly emulate: (snapshot: Snapshot) => Promise<void>;
  /** Clears what the origin has stored. */
  readonly clearStorage: () => Promise<void>;
  /** Clears the memory cache: of a `srcset` the browser prefers a larger image that it has already. */
  readonly clearImages: () => Promise<void>;
}

export function createBrowserState(
  page: Page,
  cdp: CDPSession | undefined,
  userAgent: string,
): BrowserState {
  let [media, language] = [mediaOf(undefined), ''];
  return {
    async emulate({ mode, locale }) {
      const [nextMedia, nextLanguage] = [mediaOf(mode), languageOf(locale)];
      // Only changes cost a call.
      if (JSON.stringify(nextMedia) !== JSON.stringify(media)) await page.emulateMedia(nextMedia);
      if (nextLanguage !== language)
        await cdp?.send('Emulation.setUserAgentOverride', {
          userAgent,
          acceptLanguage: nextLanguage,
        });
      [media, language] = [nextMedia, nextLanguage];
    },
    async clearStorage() {
      if (!cdp) return page.context().clearCookies();
      await cdp.send('Storage.clearDataForOrigin', {
        origin: ORIGIN,
        storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
      });
    },
    async clearImages() {
      for (const cacheDisabled of [true, false])
        await cdp?.send('Network.setCacheDisabled', { cacheDisabled });
    },
  };
}

/** What only a context of its own can emulate; empty for the other modes. */
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

/** A Storybook may name its locales otherwise, such as `pt_BR`, or have none. */
function languageOf(locale: string): string {
  try {
    const { language, baseName } = new Intl.Locale(locale.replace('_', '-'));
    return language === 'en' ? DEFAULT_LANGUAGE : baseName;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

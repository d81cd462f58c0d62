/** What the browser is told to be for a snapshot, besides the size of its window (VIS-16). */
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { type Snapshot } from '../matrix/snapshots.ts';
import { modeNamed } from '../matrix/modes.ts';

/** A browser that nobody has told a language. */
const NO_LANGUAGE = 'en-US';

/**
 * Tells a page the preferences of a snapshot's mode and, where there is a `cdp`, the language of its
 * locale (`navigator.language`, `Accept-Language`). What `Intl` takes by default stays English: one
 * process has one such default for all its pages. The browser hears of changes only, so a plain
 * snapshot after a plain one costs nothing. While no story is mounted.
 */
export function createEmulation(
  page: Page,
  cdp: CDPSession | undefined,
  userAgent: string,
): (snapshot: Snapshot) => Promise<void> {
  let [media, language] = [mediaOf(undefined), ''];
  return async ({ mode, locale }) => {
    const wanted = mediaOf(mode);
    if (JSON.stringify(wanted) !== JSON.stringify(media)) await page.emulateMedia(wanted);
    media = wanted;
    const spoken = languageOf(locale);
    if (!cdp || spoken === language) return;
    language = spoken;
    await cdp.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: spoken });
  };
}

function mediaOf(mode: string | undefined) {
  const { forcedColors, motion } = modeNamed(mode);
  return {
    forcedColors: forcedColors ? 'active' : 'none',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  } as const;
}

/** A Storybook may name its locales as it likes, such as `pt_BR`, or have none. */
function languageOf(locale: string): string {
  try {
    const { language, baseName } = new Intl.Locale(locale.replace('_', '-'));
    return language === 'en' ? NO_LANGUAGE : baseName;
  } catch {
    return NO_LANGUAGE;
  }
}

/** What only a context of its own can be; empty for modes that a plain page is switched to. */
export function contextOptions(mode: string | undefined): BrowserContextOptions {
  const { pixelRatio, touch } = modeNamed(mode);
  return {
    ...(pixelRatio !== undefined && { deviceScaleFactor: pixelRatio }),
    ...(touch && { hasTouch: true, isMobile: true }),
  };
}

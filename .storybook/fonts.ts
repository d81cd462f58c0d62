import type { Locale } from '../src/i18n/locales.ts';
import { loadCjkFont } from '../src/i18n/load-cjk-font.ts';

/** As named in fonts.css. */
const FAMILIES = ['Unio Display', 'Unio Text'] as const;
const HAN_FAMILY = 'Unio Han';
/** A glyph of each font file to load. */
const LATIN = 'a';
const HAN = '中';

/**
 * Resolves when the locale's fonts have loaded or failed, so that no story measures text in a
 * fallback font.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  const before = new Set(document.querySelectorAll('link'));
  loadCjkFont(locale);
  const added = [...document.querySelectorAll('link')].filter((link) => !before.has(link));
  // An older link may have fired its events already.
  await Promise.all(added.map(untilLoaded));
  const loads = FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, LATIN));
  if (locale === 'zh-TW') loads.push(document.fonts.load(`1em "${HAN_FAMILY}"`, HAN));
  await Promise.allSettled(loads);
}

async function untilLoaded(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const event of ['load', 'error'])
    link.addEventListener(event, () => resolve(), { once: true });
  await promise;
}

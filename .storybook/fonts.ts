import type { Locale } from '../src/i18n/locales.ts';
import { loadCjkFont } from '../src/theme/load-cjk-font.ts';

/** The families that a story is set in from its first moment, as `fonts.css` names them. */
const FAMILIES = ['Unio Display', 'Unio Text'] as const;
/** Letters that only one file of a family has. */
const LATIN = 'a';
const HAN = '中';

/**
 * Resolves once the site's letters for `locale` are there, or cannot be had: a story never shows, nor
 * measures, another font before its own, and the visual harness need not mount it a second time.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  const before = new Set(document.querySelectorAll('link'));
  loadCjkFont(locale);
  const added = [...document.querySelectorAll('link')].filter((link) => !before.has(link));
  // Only of a new one it is sure that its end is still to come.
  await Promise.all(added.map(ended));
  const letters = locale === 'zh-TW' ? LATIN + HAN : LATIN;
  await Promise.allSettled(FAMILIES.map((it) => document.fonts.load(`1em "${it}"`, letters)));
}

/** Resolves when a style sheet has come, or failed. */
async function ended(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  await promise;
}

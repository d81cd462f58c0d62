import { expectedIntegrity } from '../browser/integrity.ts';
import href from '../theme/generated/fonts-han.css?url';
import { LOCALE_NAMES } from './locales.ts';

/** Of the style sheet. */
let isLoaded: Promise<unknown> = Promise.resolve();

/** The font is as large as all the code. A system font is used until it is loaded. */
export function loadCjkFont(lang: string): void {
  const url = new URL(href, document.baseURI).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (lang !== 'zh-TW' || [...links].some((link) => link.href === url)) return;
  const link = document.createElement('link');
  const integrity = expectedIntegrity(url);
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', integrity, href: url });
  isLoaded = new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
  document.head.append(link);
}

/** Resolves when the fonts in use have loaded or failed. `document.fonts.ready` alone does not know of the Chinese font. */
export async function waitForFonts(): Promise<void> {
  await isLoaded;
  await document.fonts.load('1em "Unio Han"', LOCALE_NAMES['zh-TW']).catch(() => undefined);
  await document.fonts.ready;
}

import english from '../../i18n/messages/en.json' with { type: 'json' };
import { BRAND } from '../../site.ts';
import type { Site } from '../../site-settings.ts';

/**
 * What stands in the document until the site's script replaces it: names that every language shares,
 * and where the app can be had, so that nobody is left with a blank page (FAULT-60, FAULT-61). Its
 * styles are in theme/without-script.css.
 */
export function withoutScript(site: Site): string {
  const links = [
    [english['download.app-store'], site.appStoreUrl],
    [english['download.google-play'], site.googlePlayUrl],
    [english['download.apk'], site.apkUrl],
  ] as const;
  const items = links.map(
    ([name, url]) => `<li><a href="${escaped(url)}">${escaped(name)}</a></li>`,
  );
  return `<div class="without-script" data-surface="ink"><h1>${BRAND.wallet}</h1><ul>${items.join('')}</ul></div>`;
}

/** A text as it is written in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { expectedIntegrity } from '../browser/integrity.ts';
import href from '../theme/generated/fonts-han.css?url';

/** The font is as large as all the code. A system font is used until it is loaded. */
export function loadCjkFont(lang: string): void {
  const url = new URL(href, document.baseURI).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (lang !== 'zh-TW' || [...links].some((link) => link.href === url)) return;
  const link = document.createElement('link');
  const integrity = expectedIntegrity(url);
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', integrity, href: url });
  document.head.append(link);
}

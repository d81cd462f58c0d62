import href from './generated/fonts-han.css?url';

/**
 * Loads the Chinese font's style sheet for zh-TW, once. Until then a system font is used: the font is as
 * large as all the code.
 */
export function loadCjkFont(lang: string): void {
  const url = new URL(href, document.baseURI).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (lang !== 'zh-TW' || [...links].some((link) => link.href === url)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  document.head.append(link);
}

import han from './generated/fonts-han.css?url';

/**
 * Fetches the rules of the letters that one language alone is written in, once it is spoken: Chinese
 * is readable in the device's own letters until ours are there, and its file is as large as the code.
 */
export function loadCjkFont(lang: string): void {
  const { href } = new URL(han, document.baseURI);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (lang !== 'zh-TW' || [...links].some((link) => link.href === href)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/**
 * The absolute address of the site, with a slash at its end: a prerendered document says how far up it
 * is (`data-root`), any other is the site's own. No query, no hash.
 */
export function siteUrl(): string {
  const address = new URL(document.documentElement.dataset['root'] ?? './', location.href);
  address.search = '';
  address.hash = '';
  return address.href;
}

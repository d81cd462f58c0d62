/**
 * The absolute URL of the site with a trailing slash, without query and hash, from the document's
 * `data-root`; without that attribute, the document's own folder.
 */
export function siteUrl(): string {
  const address = new URL(document.documentElement.dataset['root'] ?? './', location.href);
  address.search = '';
  address.hash = '';
  return address.href;
}

import { isLoopback } from '../parse-setting.ts';

export type SiteAddress = {
  /** Absolute, with a trailing slash: what a QR code or a copied link leads to. */
  readonly url: string;
  /** The real site's origin, if the page is on another one. */
  readonly realOrigin?: string;
};

/**
 * The URL for QR codes and copied links (POP-1b). `pageUrl` is the root of the site where the page is.
 *
 * It is the official URL, and `realOrigin` is set if the page is on another origin. On this machine, and in a
 * build without an official origin, it is the page's own URL.
 */
export function resolveSiteAddress(
  pageUrl: string,
  officialOrigin: string | undefined,
): SiteAddress {
  const page = new URL(pageUrl);
  // A trailing dot makes a host name absolute: the host is the same, the origin is not.
  const host = page.hostname.replace(/\.$/, '');
  if (officialOrigin === undefined || isLoopback(host)) return { url: page.href };
  const official = new URL(officialOrigin);
  const isOfficial =
    page.protocol === official.protocol &&
    host === official.hostname &&
    page.port === official.port;
  return isOfficial
    ? { url: new URL(page.pathname, official).href }
    : { url: official.href, realOrigin: official.origin };
}

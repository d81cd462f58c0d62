import { readSite } from './site-settings.ts';

/** What the owner may change. Every address is absolute and already checked; origins have no trailing slash (API-6). */
export interface Site {
  /** Where the site itself is published. */
  readonly siteOrigin: string;
  /** The one service that is called (API-1). */
  readonly distributionOrigin: string;
  /** The app's code at that service, safe as one path segment. */
  readonly iosAppCode: string;
  /** The enterprise link when the service cannot be asked (API-3): `https:` or `itms-services:`. */
  readonly enterpriseBackupUrl: string;
  /** The installation file, on the product's own host. */
  readonly apkUrl: string;
  readonly googlePlayUrl: string;
  /** The listing in the Hong Kong storefront. */
  readonly appStoreUrl: string;
  readonly socialUrl: string;
  /** A web page that writes a mail, so that it works without a mail program. */
  readonly mailUrl: string;
}

/** Names of things, the same in every language, so not messages. */
export const BRAND = {
  short: 'Unio',
  wallet: 'Unio Wallet',
  card: 'UCard',
  phone: 'Unio One',
} as const;

declare global {
  /** The owner's choices, checked and written into the build by vite.config.ts. */
  const __SITE__: Site | undefined;
}

/**
 * The configuration this site was built with; the defaults where there is no build (Node). The
 * build puts in the checked values, so the checks themselves do not ship.
 */
export const site: Site = typeof __SITE__ === 'undefined' ? readSite({}) : __SITE__;

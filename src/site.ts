import { parseSiteConfig, type Site } from './site-config.ts';

/** Names of things, the same in every language, so not messages. */
export const BRAND = {
  short: 'Unio',
  wallet: 'Unio Wallet',
  card: 'UCard',
  phone: 'Unio One',
  /** Who publishes the app, as both stores name it. */
  publisher: 'Unio Wallet',
} as const;

declare global {
  /** The owner's choices, checked and written into the build by vite.config.ts. */
  const __SITE__: Site | undefined;
}

/**
 * The configuration this site was built with; the defaults where there is no build (Node). The
 * build puts in the checked values, so the checks themselves do not ship.
 */
export const site: Site = typeof __SITE__ === 'undefined' ? parseSiteConfig({}) : __SITE__;

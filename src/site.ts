import { parseSiteConfig, type Site } from './site-config.ts';

/** Names, not translated. */
export const BRAND = {
  short: 'Unio',
  wallet: 'Unio Wallet',
  card: 'UCard',
  phone: 'Unio One',
} as const;

declare global {
  /** The checked configuration, written into the build by vite.config.ts. */
  const __SITE__: Site | undefined;
}

/**
 * The configuration of the build; the defaults without a build (Node). The checks themselves are
 * not shipped.
 */
export const site: Site = typeof __SITE__ === 'undefined' ? parseSiteConfig({}) : __SITE__;

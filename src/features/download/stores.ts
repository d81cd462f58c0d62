import { site } from '../../site.ts';

/** Where the app can always be had, whatever the distribution service says (API-6). */
export const STORES = {
  appStore: site.appStoreUrl,
  googlePlay: site.googlePlayUrl,
  apk: site.apkUrl,
} as const;

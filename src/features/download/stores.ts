import { site } from '../../site.ts';

/** Do not depend on the distribution service (API-6). */
export const STORES = {
  appStore: site.appStoreUrl,
  googlePlay: site.googlePlayUrl,
  apk: site.apkUrl,
} as const;

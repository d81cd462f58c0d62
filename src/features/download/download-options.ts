import { linkTarget } from '../../distribution/links.ts';
import type { Platform } from '../../browser/detect-platform.ts';
import { ROUTES } from '../../navigation/routes.ts';
import { site } from '../../site.ts';

/** Links that do not depend on the distribution service (API-6). */
export const STORES = {
  appStore: site.appStoreUrl,
  googlePlay: site.googlePlayUrl,
  apk: site.apkUrl,
} as const;

/**
 * `enterprise` is set once the service has responded with a link (API-2). Without `apk` there is no direct
 * download: the page is not on the official origin (POP-1b).
 */
export type DownloadLinks = {
  appStore: string;
  googlePlay: string;
  apk?: string | undefined;
  enterprise?: string | undefined;
};

/** `id` is also the message `download.<id>`. */
export type DownloadOption = {
  id: 'enterprise' | 'app-store' | 'google-play' | 'apk';
  href: string;
  /** The host that an enterprise link leads to; shown, because the service chooses the link (DL-6). */
  host?: string;
};

/** All options, in the order of POP-2. */
export function allOptions(links: DownloadLinks): DownloadOption[] {
  return [...enterprise(links), { id: 'app-store', href: links.appStore }, ...android(links)];
}

/** The options of the download page (DL-2, DL-3); all stores while the platform is unknown. */
export function optionsFor(platform: Platform | undefined, links: DownloadLinks): DownloadOption[] {
  const appStore: DownloadOption = { id: 'app-store', href: links.appStore };
  switch (platform) {
    case 'ios':
      return [appStore, ...enterprise(links)];
    case 'android':
    case 'other':
      return android(links);
    case undefined:
      return [appStore, ...android(links)];
  }
}

function enterprise({ enterprise }: DownloadLinks): DownloadOption[] {
  if (!enterprise) return [];
  return [{ id: 'enterprise', href: enterprise, host: linkTarget(enterprise).host }];
}

function android({ googlePlay, apk }: DownloadLinks): DownloadOption[] {
  return [
    { id: 'google-play', href: googlePlay },
    ...(apk === undefined ? [] : [{ id: 'apk', href: apk } as const]),
  ];
}

/** The absolute URL of the download page, `https://host/base/#/download`, without a query (POP-1). */
export function downloadPageUrl(current: string): string {
  const url = new URL(`#${ROUTES.download}`, current);
  url.search = '';
  return url.href;
}

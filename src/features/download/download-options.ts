import type { Platform } from '../../browser/detect-platform.ts';

/** `enterprise` is set once the service has responded with a link (API-2). */
export type DownloadLinks = {
  appStore: string;
  googlePlay: string;
  apk: string;
  enterprise?: string | undefined;
};

/** `id` is also the message `download.<id>`. */
export type DownloadOption = {
  id: 'enterprise' | 'app-store' | 'google-play' | 'apk';
  href: string;
};

/** The options of the QR popup, in the order of POP-2. */
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
  return enterprise ? [{ id: 'enterprise', href: enterprise }] : [];
}

function android({ googlePlay, apk }: DownloadLinks): DownloadOption[] {
  return [
    { id: 'google-play', href: googlePlay },
    { id: 'apk', href: apk },
  ];
}

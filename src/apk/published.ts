import type { Site } from '../site-config.ts';
import type { PublishedApk } from './judge-apk.ts';

type ApkSettings = Pick<Site, 'apkPackage' | 'apkCertSha256' | 'apkSha256' | 'apkVersion'>;

/** What the owner has configured of the app file. */
export function publishedApk(site: ApkSettings): PublishedApk {
  return {
    packageName: site.apkPackage,
    certificates: site.apkCertSha256,
    sha256: site.apkSha256,
    version: site.apkVersion,
  };
}

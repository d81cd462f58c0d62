import type { Site } from '../../../site-config.ts';

export type ApkFacts = Pick<Site, 'apkVersion' | 'apkSize' | 'apkSha256' | 'apkCertSha256'>;

/** Shell commands that print the fingerprints of the file downloaded from `url`. */
export function commandsFor(url: string) {
  const name = decodeFileName(new URL(url).pathname.split('/').at(-1) ?? '');
  const file = /\s/.test(name) ? `"${name}"` : name;
  return {
    windows: `certutil -hashfile ${file} SHA256`,
    unix: `shasum -a 256 ${file}`,
    certificate: `apksigner verify --print-certs ${file}`,
  } as const;
}

/** As a browser names the saved file: an invalid escape stays as it is. */
function decodeFileName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Groups of eight digits. */
export function formatFingerprint(fingerprint: string): string[] {
  return fingerprint.match(/.{1,8}/g) ?? [];
}

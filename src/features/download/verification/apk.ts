import type { Site } from '../../../site-config.ts';

/** What the owner may say about the installation file; nothing is shown of what is not said. */
export type ApkFacts = Pick<Site, 'apkVersion' | 'apkSize' | 'apkSha256' | 'apkCertSha256'>;

/** What a visitor types to see the fingerprints of the file that came from `url`. */
export function commandsFor(url: string) {
  const name = decoded(new URL(url).pathname.split('/').at(-1) ?? '');
  const file = /\s/.test(name) ? `"${name}"` : name;
  return {
    windows: `certutil -hashfile ${file} SHA256`,
    unix: `shasum -a 256 ${file}`,
    certificate: `apksigner verify --print-certs ${file}`,
  } as const;
}

/** As a browser names what it saves: a percent sign that escapes nothing stays. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

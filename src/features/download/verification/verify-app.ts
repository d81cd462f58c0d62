import type { Platform } from '../../../browser/detect-platform.ts';
import { isPlaceholder } from '../../../placeholder.ts';
import type { Site } from '../../../site-config.ts';

type ApkDetails = Pick<Site, 'apkVersion' | 'apkSize' | 'apkSha256' | 'apkCertSha256'>;

/** Whether anything is configured to compare an installation file with. */
export function hasApkDetails({
  apkVersion,
  apkSize,
  apkSha256,
  apkCertSha256,
}: ApkDetails): boolean {
  return (apkVersion ?? apkSize ?? apkSha256 ?? apkCertSha256[0]) !== undefined;
}

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

/** Lines of four groups of four digits. */
export function formatFingerprint(fingerprint: string): string[][] {
  return (fingerprint.match(/.{1,16}/g) ?? []).map((line) => line.match(/.{1,4}/g) ?? []);
}

/** Also the messages `verify.identity.<id>`. */
const IDENTITY = ['domain', 'publisher', 'app-store', 'google-play', 'signer'] as const;

export type OfficialName = {
  id: (typeof IDENTITY)[number];
  value: string;
  /** Undefined for a name that concerns both platforms. */
  onlyOn?: Platform | undefined;
};

export type Identity = Pick<
  Site,
  | 'officialOrigin'
  | 'publisher'
  | 'appStoreUrl'
  | 'googlePlayUrl'
  | 'enterpriseEnabled'
  | 'enterpriseSigner'
>;

/** Names that concern only one platform. */
const ONLY_ON: Partial<Record<OfficialName['id'], Platform>> = {
  'app-store': 'ios',
  'google-play': 'android',
  signer: 'ios',
};

/**
 * The names that distinguish the app from an imitation (DL-5); with a platform, only those that concern it.
 * Leaves out placeholders and what is not configured (ORD-4).
 */
export function officialNames(site: Identity, platform?: Platform): OfficialName[] {
  const { officialOrigin, enterpriseSigner: signer } = site;
  const values: Readonly<Record<OfficialName['id'], string | undefined>> = {
    domain: officialOrigin && new URL(officialOrigin).host,
    publisher: site.publisher,
    'app-store': appStoreId(site.appStoreUrl),
    'google-play': googlePlayId(site.googlePlayUrl),
    // Without its team id, which no screen of an iPhone shows.
    signer: site.enterpriseEnabled ? signer?.organization : undefined,
  };
  return IDENTITY.flatMap((id) => {
    const value = values[id];
    const onlyOn = ONLY_ON[id];
    const isOfPlatform = !platform || (onlyOn ?? platform) === platform;
    return value && isOfPlatform ? [{ id, value, onlyOn }] : [];
  });
}

/** Whether a store shows any of the names. */
export function hasStoreNames(names: readonly OfficialName[]): boolean {
  return names.some(({ id }) => id !== 'domain' && id !== 'signer');
}

/** Undefined for a URL without an id, and for a placeholder. */
export function appStoreId(url: string): string | undefined {
  return isPlaceholder(url) ? undefined : /\/(id\d+)$/.exec(new URL(url).pathname)?.[1];
}

/** The package name; undefined for a URL without one, and for a placeholder. */
export function googlePlayId(url: string): string | undefined {
  return isPlaceholder(url) ? undefined : (new URL(url).searchParams.get('id') ?? undefined);
}

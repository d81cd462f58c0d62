import { securityTxtExpiry } from '../../src/build/release-files/security-txt.ts';
import { isAllowedHost, linkTarget } from '../../src/distribution/links.ts';
import { appStoreId, googlePlayId } from '../../src/features/download/verification/verify-app.ts';
import { isPublicHost } from '../../src/parse-setting.ts';
import { isPlaceholder } from '../../src/placeholder.ts';
import { type Site, variableOf } from '../../src/site-config.ts';
import { ALLOWED_HOSTS, isOwnHost } from './allowed-hosts.ts';

/** Details of the APK, which are compared with the file. */
const APK_FACTS = ['apkVersion', 'apkSize'] as const;
/** Settings that the texts tell visitors to compare, so that the pages must show them (DL-5). */
const PROMISED = ['publisher', 'apkSha256', 'apkCertSha256', 'enterpriseSigner'] as const;
const ADDRESS_KEYS = [
  'siteOrigin',
  'distributionOrigin',
  'enterpriseBackupUrl',
  'apkUrl',
  'googlePlayUrl',
  'appStoreUrl',
  'socialUrl',
  'mailUrl',
  'preorderUrl',
  'privacyUrl',
  'termsUrl',
  'supportUrl',
  'securityContact',
] as const;
/** What a visitor misses without an optional link (ORD-4). */
const EFFECTS_WITHOUT_LINK = {
  preorderUrl: 'Continue on the order page has no action',
  privacyUrl: 'the privacy policy is no link',
  termsUrl: 'the terms of sale are no link',
  supportUrl: 'support on the bank card page leads to the mail address',
} as const satisfies Partial<Record<keyof Site, string>>;
type AddressKey = (typeof ADDRESS_KEYS)[number];

const DAY_MS = 86_400_000;

/** One line for every setting that must not be published as it is. `withApk` requires the details of the APK. */
export function settingProblems(site: Site, withApk: boolean, now: Date): string[] {
  const unset = APK_FACTS.filter((key) => withApk && site[key] === undefined);
  return [
    ...unset.map((key) => `${variableOf(key)} is not set (--no-apk checks no installation file)`),
    ...proofProblems(site),
    ...ADDRESS_KEYS.flatMap((key) => addressSettingProblems(key, site)),
    ...securityTxtProblems(site, now),
  ];
}

/** One line for every optional link that is not set, as information for the owner. */
export function unsetLinks(site: Site): string[] {
  return (Object.keys(EFFECTS_WITHOUT_LINK) as (keyof typeof EFFECTS_WITHOUT_LINK)[])
    .filter((key) => site[key] === undefined)
    .map((key) => `${variableOf(key)} is not set: ${EFFECTS_WITHOUT_LINK[key]}`);
}

/** Problems of the values that the pages promise to show. */
function proofProblems(site: Site): string[] {
  const { apkPackage = '', googlePlayUrl, appStoreUrl, iosAppCode, enterpriseEnabled } = site;
  const unset = PROMISED.filter((key) => {
    const isUnused = key === 'enterpriseSigner' && !enterpriseEnabled;
    return !isUnused && (site[key] === undefined || Object(site[key]).length === 0);
  });
  return [
    ...unset.map((key) => `${variableOf(key)} is not set: the texts tell visitors to compare it`),
    ...(isPlaceholder(apkPackage) ? [`VITE_APK_PACKAGE is a placeholder: ${apkPackage}`] : []),
    ...(enterpriseEnabled && isPlaceholder(iosAppCode)
      ? [`VITE_IOS_APP_CODE is a placeholder: ${iosAppCode}`]
      : []),
    ...(isStoreListing(googlePlayUrl, googlePlayId)
      ? []
      : ['VITE_GOOGLE_PLAY_URL names no app: it has no ?id=']),
    ...(isStoreListing(appStoreUrl, appStoreId)
      ? []
      : ['VITE_APP_STORE_URL names no app: it ends with no /id…']),
  ];
}

/** A wrong host and a placeholder are reported separately. */
function isStoreListing(address: string, idOf: (address: string) => string | undefined): boolean {
  const { hostname } = new URL(address);
  const stores: readonly string[] = [...ALLOWED_HOSTS.googlePlayUrl, ...ALLOWED_HOSTS.appStoreUrl];
  return isPlaceholder(address) || !stores.includes(hostname) || idOf(address) !== undefined;
}

/** At most one line: the first problem. */
function addressSettingProblems(key: AddressKey, site: Site): string[] {
  const address = site[key];
  const isUnused = key === 'enterpriseBackupUrl' && !site.enterpriseEnabled;
  if (address === undefined || isUnused) return [];
  const name = variableOf(key);
  if (isPlaceholder(address)) return [`${name} is a placeholder: ${address}`];
  // The contact may also use mailto:; its host was checked when the settings were read.
  if (address.startsWith('mailto:')) return [];
  const { protocol, host, hostname, href } = linkTarget(address);
  if (protocol !== 'https:' || !isPublicHost(hostname))
    return [`${name} is no https address on the internet: ${address}`];
  return isAllowedFor(key, href, site) ? [] : [`${name} leads to ${host}`];
}

function isAllowedFor(key: AddressKey, href: string, site: Site): boolean {
  const { hostname } = new URL(href);
  if (key === 'apkUrl') return isOwnHost(href, site);
  if (key === 'enterpriseBackupUrl') return isAllowedHost(hostname, site.enterpriseHosts);
  const allowed: Partial<Record<AddressKey, readonly string[]>> = ALLOWED_HOSTS;
  return allowed[key]?.includes(hostname) ?? true;
}

function securityTxtProblems(site: Site, now: Date): string[] {
  const { securityReviewed } = site;
  const expiry = securityTxtExpiry(site);
  if (securityReviewed === undefined || expiry === undefined) return [];
  const name = variableOf('securityReviewed');
  if (expiry <= now) return [`security.txt expired on ${expiry.toISOString()}: renew ${name}`];
  // One day more, for time zones.
  const isFuture = Date.parse(securityReviewed) - now.getTime() > DAY_MS;
  return isFuture ? [`${name} is in the future: ${securityReviewed}`] : [];
}

import { isAllowedHost, linkTarget } from './distribution/links.ts';
import {
  webAddress,
  webFile,
  origin,
  installLink,
  hostList,
  isPublicHost,
  pathSegment,
  version,
  byteCount,
  sha256,
  sha256List,
  packageName,
  displayName,
  signer,
  contact,
  day,
  onOrOff,
  isLoopback,
  type Parsed,
  type Signer,
} from './parse-setting.ts';
import { isPlaceholder } from './placeholder.ts';

/** What the owner may change. Every address is absolute and already checked; origins have no trailing slash (API-6). */
export interface Site {
  /** Where the site itself is published. */
  readonly siteOrigin: string;
  /** The same, where a page may call it the real site: undefined for a placeholder or this machine (POP-1b). */
  readonly officialOrigin?: string | undefined;
  /** The one service that is called (API-1). */
  readonly distributionOrigin: string;
  /** The app's code at that service, safe as one path segment. */
  readonly iosAppCode: string;
  /** The enterprise link when the service cannot be asked (API-3): `https:` or `itms-services:`. */
  readonly enterpriseBackupUrl: string;
  /** The installation file, on the product's own host. */
  readonly apkUrl: string;
  /** Version of that file, as the store lists it; undefined until the owner says. */
  readonly apkVersion?: string | undefined;
  /** Its length in bytes. */
  readonly apkSize?: number | undefined;
  /** Its SHA-256: 64 small hexadecimal digits. */
  readonly apkSha256?: string | undefined;
  /** SHA-256 of every certificate it may be signed with, written alike: a rotated key has a second one. */
  readonly apkCertSha256: readonly string[];
  /** Its package name: by default the id in the Google Play address, undefined while that is a placeholder. */
  readonly apkPackage?: string | undefined;
  /** The developer, exactly as both stores name them; undefined until the owner says. */
  readonly publisher?: string | undefined;
  /** Who signs the enterprise installation, as iOS shows it. */
  readonly enterpriseSigner?: Signer | undefined;
  /**
   * Hosts that an enterprise link may lead to (DL-6): `unio.example` is that host, `*.unio.example` all hosts below it.
   */
  readonly enterpriseHosts: readonly string[];
  /** Whether the enterprise installation is offered at all. */
  readonly enterpriseEnabled: boolean;
  readonly googlePlayUrl: string;
  /** The listing in the Hong Kong storefront. */
  readonly appStoreUrl: string;
  readonly socialUrl: string;
  /** A web page that writes a mail, so that it works without a mail program. */
  readonly mailUrl: string;
  /** Where Continue leads; without it, the button has no action (ORD-4). */
  readonly preorderUrl?: string | undefined;
  /** Linked where they are set. Without `supportUrl`, the bank card page leads to `mailUrl`. */
  readonly privacyUrl?: string | undefined;
  readonly termsUrl?: string | undefined;
  readonly supportUrl?: string | undefined;
  /** Whether the domain may be in browsers' lists of domains that have https only. */
  readonly hstsPreload: boolean;
  /** Contact for security reports: `mailto:` or `https:`. Requires `securityReviewed`, and vice versa. */
  readonly securityContact?: string | undefined;
  /** The day the owner last checked that contact, as `2026-01-31`; it is published for a year from then. */
  readonly securityReviewed?: string | undefined;
}

interface Setting<Value = string> {
  /** The variable that overrides the default when the site is built. */
  readonly variable: string;
  /** Undefined where nothing can be said in the owner's place, or where it follows from the origins. */
  readonly fallback: string | undefined;
  readonly parse: (text: string) => Parsed<Value>;
}

/** What follows from the origins where it is not set. */
type DerivedKey = 'enterpriseHosts' | 'enterpriseBackupUrl';
/** What no variable sets. */
type ComputedKey = 'officialOrigin';
type SettingKey = Exclude<keyof Site, ComputedKey>;
type OptionalKey = DerivedKey | 'apkCertSha256';
type ParsedSettings = Omit<Site, OptionalKey | ComputedKey> & Partial<Pick<Site, OptionalKey>>;

/** Defaults are on hosts reserved for examples: nothing real is called until the owner says what. */
const SETTINGS: { readonly [Key in SettingKey]-?: Setting<Site[Key]> } = {
  siteOrigin: setting('VITE_SITE_ORIGIN', 'https://unio.example', origin),
  distributionOrigin: setting(
    'VITE_DISTRIBUTION_ORIGIN',
    'https://distribution.unio.example',
    origin,
  ),
  iosAppCode: setting('VITE_IOS_APP_CODE', 'example.unio-wallet', pathSegment),
  enterpriseBackupUrl: setting('VITE_ENTERPRISE_BACKUP_URL', undefined, installLink),
  enterpriseHosts: setting('VITE_ENTERPRISE_HOSTS', undefined, hostList),
  apkUrl: setting('VITE_APK_URL', 'https://unio.example/android/unio-wallet.apk', webFile),
  apkVersion: setting('VITE_APK_VERSION', undefined, version),
  apkSize: setting('VITE_APK_SIZE', undefined, byteCount),
  apkSha256: setting('VITE_APK_SHA256', undefined, sha256),
  apkCertSha256: setting('VITE_APK_CERT_SHA256', undefined, sha256List),
  apkPackage: setting('VITE_APK_PACKAGE', undefined, packageName),
  publisher: setting('VITE_PUBLISHER', undefined, displayName),
  enterpriseSigner: setting('VITE_ENTERPRISE_SIGNER', undefined, signer),
  enterpriseEnabled: setting('VITE_ENTERPRISE', 'on', onOrOff),
  googlePlayUrl: setting(
    'VITE_GOOGLE_PLAY_URL',
    'https://play.google.com/store/apps/details?id=example.unio.wallet',
    webAddress,
  ),
  appStoreUrl: setting(
    'VITE_APP_STORE_URL',
    'https://apps.apple.com/hk/app/unio-wallet/id0000000000',
    webAddress,
  ),
  socialUrl: setting('VITE_SOCIAL_URL', 'https://social.example/uniowallet', webAddress),
  mailUrl: setting(
    'VITE_MAIL_URL',
    'https://mail.google.com/mail/?view=cm&to=hello@unio.example',
    webAddress,
  ),
  preorderUrl: setting('VITE_PREORDER_URL', undefined, webAddress),
  privacyUrl: setting('VITE_PRIVACY_URL', undefined, webAddress),
  termsUrl: setting('VITE_TERMS_URL', undefined, webAddress),
  supportUrl: setting('VITE_SUPPORT_URL', undefined, webAddress),
  hstsPreload: setting('VITE_HSTS_PRELOAD', 'off', onOrOff),
  securityContact: setting('VITE_SECURITY_CONTACT', undefined, contact),
  securityReviewed: setting('VITE_SECURITY_REVIEWED', undefined, day),
};

/** The variable that sets a value. */
export function variableOf(key: SettingKey): string {
  return SETTINGS[key].variable;
}

/** The variables that give this site again, whatever the defaults are by then (VER-2). All of them are public. */
export function siteVariables(site: Site): Record<string, string> {
  const entries = Object.entries(SETTINGS).flatMap(([key, { variable }]) => {
    const value = site[key as keyof Site];
    // An empty list cannot be written down: it is a default.
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    if (typeof value === 'boolean') return [[variable, value ? 'on' : 'off'] as const];
    return [[variable, [value].flat().join(',')] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The owner's choices from the build's variables, with defaults for those not set.
 *
 * @throws Error with one line for every malformed value (an empty one is malformed), so that the build stops (API-6).
 */
export function parseSiteConfig(env: Readonly<Record<string, unknown>>): Site {
  const errors: string[] = [];
  const entries = Object.entries(SETTINGS).map(([key, { variable, fallback, parse }]) => {
    const given = env[variable] ?? fallback;
    if (given === undefined) return [key, undefined];
    const parsed = typeof given === 'string' ? parse(given) : { error: 'must be text' };
    if ('value' in parsed) return [key, parsed.value];
    errors.push(`${variable} ${parsed.error}, not ${JSON.stringify(given)}`);
    return [key, undefined];
  });
  const parsed = Object.fromEntries(entries) as ParsedSettings;
  const contactVariables = [SETTINGS.securityContact, SETTINGS.securityReviewed].map(
    ({ variable }) => variable,
  );
  const missing = contactVariables.find((variable) => env[variable] === undefined);
  if (missing !== undefined && contactVariables.some((variable) => env[variable] !== undefined))
    errors.push(
      `${missing} must be set, because ${contactVariables.join(' and ')} belong together`,
    );
  const enterprise = errors.length === 0 ? enterpriseSettings(parsed, errors) : undefined;
  if (errors.length > 0)
    throw new Error(['The site cannot be built with these values:', ...errors].join('\n'));
  return Object.freeze({
    ...parsed,
    ...enterprise,
    officialOrigin: officialOrigin(parsed.siteOrigin),
    apkCertSha256: parsed.apkCertSha256 ?? [],
    apkPackage: parsed.apkPackage ?? packageOf(parsed.googlePlayUrl),
  } as Site);
}

function officialOrigin(siteOrigin: string): string | undefined {
  const isReal = !isPlaceholder(siteOrigin) && !isLoopback(new URL(siteOrigin).hostname);
  return isReal ? siteOrigin : undefined;
}

/** Undefined for a placeholder, and for an address without a package name. */
function packageOf(googlePlayUrl: string): string | undefined {
  const parsed = packageName(new URL(googlePlayUrl).searchParams.get('id') ?? '');
  return 'value' in parsed && !isPlaceholder(parsed.value) ? parsed.value : undefined;
}

/**
 * The list of hosts, the backup link, and what is wrong with them (DL-6). By default the site's own host with those below
 * it and the host of the distribution service; the backup link's manifest is on the site's own host.
 */
function enterpriseSettings(parsed: ParsedSettings, errors: string[]): Pick<Site, DerivedKey> {
  const own = new URL(parsed.siteOrigin);
  const service = new URL(parsed.distributionOrigin);
  // A build for this machine: its hosts may be addresses that the internet does not know.
  const isLocal = [own, service].some(({ hostname }) => isLoopback(hostname));
  const hosts = [own.hostname, `*.${own.hostname}`, service.hostname];
  const {
    enterpriseHosts = [...new Set(hosts)].filter((host) => isLocal || isPublicHost(host)),
    enterpriseBackupUrl = `itms-services://?action=download-manifest&url=https://${own.host}/ios/manifest.plist`,
  } = parsed;
  const unreachable = enterpriseHosts.find((host) => !isLocal && !isPublicHost(host));
  if (unreachable !== undefined)
    errors.push(`VITE_ENTERPRISE_HOSTS must be names of the internet, not "${unreachable}"`);
  const { hostname } = linkTarget(enterpriseBackupUrl);
  if (parsed.enterpriseEnabled && !isAllowedHost(hostname, enterpriseHosts))
    errors.push(
      `VITE_ENTERPRISE_BACKUP_URL must lead to a host of VITE_ENTERPRISE_HOSTS (${enterpriseHosts.join()}), not "${hostname}"`,
    );
  return { enterpriseHosts, enterpriseBackupUrl };
}

function setting<Value>(
  variable: string,
  fallback: string | undefined,
  parse: Setting<Value>['parse'],
): Setting<Value> {
  return { variable, fallback, parse };
}

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
} from './parse-setting.ts';
import { isPlaceholder } from './placeholder.ts';

interface Setting<Value> {
  /** The variable that overrides the default when the site is built. */
  readonly variable: string;
  readonly fallback?: string;
  readonly parse: (text: string) => Parsed<Value>;
}

/** Defaults are on hosts reserved for examples: no real service is called until the owner sets one. */
const SETTINGS = {
  /** Where the site itself is published. */
  siteOrigin: setting('VITE_SITE_ORIGIN', 'https://unio.example', origin),
  /** The one service that is called (API-1). */
  distributionOrigin: setting(
    'VITE_DISTRIBUTION_ORIGIN',
    'https://distribution.unio.example',
    origin,
  ),
  /** The app's code at that service, safe as one path segment. */
  iosAppCode: setting('VITE_IOS_APP_CODE', 'example.unio-wallet', pathSegment),
  /** The enterprise link if the request to the service fails (API-3): `https:` or `itms-services:`. */
  enterpriseBackupUrl: optional('VITE_ENTERPRISE_BACKUP_URL', installLink),
  /**
   * Hosts that an enterprise link may lead to (DL-6): `unio.example` is that host, `*.unio.example` all hosts below it.
   */
  enterpriseHosts: optional('VITE_ENTERPRISE_HOSTS', hostList),
  /** The installation file, on the product's own host. */
  apkUrl: setting('VITE_APK_URL', 'https://unio.example/android/unio-wallet.apk', webFile),
  /** Version of that file, as the store lists it. */
  apkVersion: optional('VITE_APK_VERSION', version),
  /** Its length in bytes. */
  apkSize: optional('VITE_APK_SIZE', byteCount),
  /** Its SHA-256: 64 lowercase hexadecimal digits. */
  apkSha256: optional('VITE_APK_SHA256', sha256),
  /** SHA-256 of every certificate it may be signed with, in the same format. After a key rotation there are two. */
  apkCertSha256: optional('VITE_APK_CERT_SHA256', sha256List),
  /** Its package name: by default the id in the Google Play address, undefined while that is a placeholder. */
  apkPackage: optional('VITE_APK_PACKAGE', packageName),
  /** The developer, exactly as both stores name them. */
  publisher: optional('VITE_PUBLISHER', displayName),
  /**
   * Who signs the enterprise installation: the developer's name that iOS shows, and the team id. Apple requires an
   * organization, which may have another name than in the stores.
   */
  enterpriseSigner: optional('VITE_ENTERPRISE_SIGNER', signer),
  /** Whether the enterprise installation is offered at all. */
  enterpriseEnabled: setting('VITE_ENTERPRISE', 'on', onOrOff),
  googlePlayUrl: setting(
    'VITE_GOOGLE_PLAY_URL',
    'https://play.google.com/store/apps/details?id=example.unio.wallet',
    webAddress,
  ),
  /** The listing in the Hong Kong storefront. */
  appStoreUrl: setting(
    'VITE_APP_STORE_URL',
    'https://apps.apple.com/hk/app/unio-wallet/id0000000000',
    webAddress,
  ),
  socialUrl: setting('VITE_SOCIAL_URL', 'https://social.example/uniowallet', webAddress),
  /** A web page that writes a mail, so that it works without a mail program. */
  mailUrl: setting(
    'VITE_MAIL_URL',
    'https://mail.google.com/mail/?view=cm&to=hello@unio.example',
    webAddress,
  ),
  /** Where Continue leads; without it, the button has no action (ORD-4). */
  preorderUrl: optional('VITE_PREORDER_URL', webAddress),
  /** Linked only if they are set. Without `supportUrl`, the bank card page leads to `mailUrl`. */
  privacyUrl: optional('VITE_PRIVACY_URL', webAddress),
  termsUrl: optional('VITE_TERMS_URL', webAddress),
  supportUrl: optional('VITE_SUPPORT_URL', webAddress),
  /** Whether the domain may be in the HSTS preload lists of browsers. */
  hstsPreload: setting('VITE_HSTS_PRELOAD', 'off', onOrOff),
  /** Contact for security reports: `mailto:` or `https:`. Requires `securityReviewed`, and vice versa. */
  securityContact: optional('VITE_SECURITY_CONTACT', contact),
  /** The day the owner last checked that contact, as `2026-01-31`; it is published for a year from then. */
  securityReviewed: optional('VITE_SECURITY_REVIEWED', day),
};

type SettingKey = keyof typeof SETTINGS;
type ParsedSettings = {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key] extends Setting<infer Value> ? Value : never;
};

/** What the owner may change. Every address is absolute and already checked; origins have no trailing slash (API-6). */
export interface Site extends ParsedSettings {
  readonly enterpriseBackupUrl: string;
  readonly enterpriseHosts: readonly string[];
  readonly apkCertSha256: readonly string[];
  /** `siteOrigin`, if a page may present it as the real site. Undefined for a placeholder or loopback (POP-1b). */
  readonly officialOrigin: string | undefined;
}

/** The variable that sets a value. */
export function variableOf(key: SettingKey): string {
  return SETTINGS[key].variable;
}

/** The variables that reproduce this site, even if the defaults change later (VER-2). All of them are public. */
export function siteVariables(site: Site): Record<string, string> {
  const entries = Object.entries(SETTINGS).flatMap(([key, { variable }]) => {
    const value = site[key as keyof Site];
    // An empty list has no text form: it is a default.
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [[variable, settingText(value)] as const];
  });
  return Object.fromEntries(entries);
}

function settingText(value: NonNullable<Site[keyof Site]>): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'object' && 'teamId' in value)
    return `${value.organization} (${value.teamId})`;
  return [value].flat().join(',');
}

/**
 * The owner's choices from the build's variables, with defaults for those not set.
 *
 * @throws Error with one line for every malformed value (an empty one is malformed), so that the build stops (API-6).
 */
export function parseSiteConfig(env: Readonly<Record<string, unknown>>): Site {
  const errors: string[] = [];
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => {
    const { variable, fallback, parse } = setting;
    const rawValue = env[variable] ?? fallback;
    if (rawValue === undefined) return [key, undefined];
    const parsed = typeof rawValue === 'string' ? parse(rawValue) : { error: 'must be text' };
    if ('value' in parsed) return [key, parsed.value];
    errors.push(`${variable} ${parsed.error}, not ${JSON.stringify(rawValue)}`);
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
 * The list of hosts and the backup link (DL-6). Adds what is wrong with them to `errors`. The default hosts are the
 * site's own, its subdomains and the distribution service's. The default link's manifest is on the site's own host.
 */
function enterpriseSettings(parsed: ParsedSettings, errors: string[]) {
  const siteUrl = new URL(parsed.siteOrigin);
  const serviceUrl = new URL(parsed.distributionOrigin);
  // A build for this machine: its hosts need not be public.
  const isLocal = [siteUrl, serviceUrl].some(({ hostname }) => isLoopback(hostname));
  const hosts = [siteUrl.hostname, `*.${siteUrl.hostname}`, serviceUrl.hostname];
  const {
    enterpriseHosts = [...new Set(hosts)].filter((host) => isLocal || isPublicHost(host)),
    enterpriseBackupUrl = `itms-services://?action=download-manifest&url=https://${siteUrl.host}/ios/manifest.plist`,
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
  fallback: string,
  parse: Setting<Value>['parse'],
): Setting<Value> {
  return { variable, fallback, parse };
}

/** A setting without a default: undefined if not set. Some are then derived from other settings. */
function optional<Value>(
  variable: string,
  parse: Setting<Value>['parse'],
): Setting<Value | undefined> {
  return { variable, parse };
}

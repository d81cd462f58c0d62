import { httpsLink, safeLink } from './distribution/links.ts';

/** What the owner may change. Every address is absolute and already checked; origins have no trailing slash (API-6). */
export interface Site {
  /** Where the site itself is published. */
  readonly siteOrigin: string;
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
  /** SHA-256 of the certificate it is signed with, written alike. */
  readonly apkCertSha256?: string | undefined;
  /** Whether the enterprise installation is offered at all. */
  readonly enterpriseEnabled: boolean;
  readonly googlePlayUrl: string;
  /** The listing in the Hong Kong storefront. */
  readonly appStoreUrl: string;
  readonly socialUrl: string;
  /** A web page that writes a mail, so that it works without a mail program. */
  readonly mailUrl: string;
  /** Contact for security reports: `mailto:` or `https:`. Requires `securityReviewed`, and vice versa. */
  readonly securityContact?: string | undefined;
  /** The day the owner last checked that contact, as `2026-01-31`; it is published for a year from then. */
  readonly securityReviewed?: string | undefined;
}

/** A checked value, or what is wrong with it. */
type Parsed<Value = string> = { readonly value: Value } | { readonly error: string };

interface Setting<Value = string> {
  /** The variable that overrides the default when the site is built. */
  readonly variable: string;
  /** Undefined where nothing can be said in the owner's place. */
  readonly fallback: string | undefined;
  readonly parse: (text: string) => Parsed<Value>;
}

/** Defaults are on hosts reserved for examples: nothing real is called until the owner says what. */
const SETTINGS: { readonly [Key in keyof Site]-?: Setting<Site[Key]> } = {
  siteOrigin: setting('VITE_SITE_ORIGIN', 'https://unio.example', origin),
  distributionOrigin: setting(
    'VITE_DISTRIBUTION_ORIGIN',
    'https://distribution.unio.example',
    origin,
  ),
  iosAppCode: setting('VITE_IOS_APP_CODE', 'unio-wallet', pathSegment),
  enterpriseBackupUrl: setting(
    'VITE_ENTERPRISE_BACKUP_URL',
    'itms-services://?action=download-manifest&url=https://unio.example/ios/manifest.plist',
    installLink,
  ),
  apkUrl: setting('VITE_APK_URL', 'https://unio.example/android/unio-wallet.apk', webFile),
  apkVersion: setting('VITE_APK_VERSION', undefined, version),
  apkSize: setting('VITE_APK_SIZE', undefined, byteCount),
  apkSha256: setting('VITE_APK_SHA256', undefined, sha256),
  apkCertSha256: setting('VITE_APK_CERT_SHA256', undefined, sha256),
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
  securityContact: setting('VITE_SECURITY_CONTACT', undefined, contact),
  securityReviewed: setting('VITE_SECURITY_REVIEWED', undefined, day),
};

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
  const contactVariables = [SETTINGS.securityContact, SETTINGS.securityReviewed].map(
    ({ variable }) => variable,
  );
  const missing = contactVariables.find((variable) => env[variable] === undefined);
  if (missing !== undefined && contactVariables.some((variable) => env[variable] !== undefined))
    errors.push(
      `${missing} must be set, because ${contactVariables.join(' and ')} belong together`,
    );
  if (errors.length > 0)
    throw new Error(['The site cannot be built with these values:', ...errors].join('\n'));
  return Object.freeze(Object.fromEntries(entries) as Partial<Site> as Site);
}

function setting<Value>(
  variable: string,
  fallback: string | undefined,
  parse: Setting<Value>['parse'],
): Setting<Value> {
  return { variable, fallback, parse };
}

function webAddress(text: string): Parsed {
  const value = httpsLink(text) ?? loopbackLink(text);
  return value === undefined
    ? { error: 'must be an https address without credentials' }
    : { value };
}

function webFile(text: string): Parsed {
  const parsed = webAddress(text);
  return 'value' in parsed && new URL(parsed.value).pathname.endsWith('/')
    ? { error: 'must be the address of a file' }
    : parsed;
}

function origin(text: string): Parsed {
  const address = httpsLink(text) ?? loopbackLink(text);
  const url = address === undefined ? undefined : new URL(address);
  // A path, query or fragment would be dropped without a word, so it is refused instead.
  if (url?.href !== `${url?.origin}/`)
    return { error: 'must be an https origin such as https://unio.example' };
  return { value: url.origin };
}

function installLink(text: string): Parsed {
  const value = safeLink(text);
  return value === undefined
    ? { error: 'must be an https address or an itms-services link with one https manifest' }
    : { value };
}

function pathSegment(text: string): Parsed {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)
    ? { value: text }
    : {
        error:
          'must be 1 to 64 letters, digits, dots, dashes or underscores, starting with a letter or digit',
      };
}

function version(text: string): Parsed {
  return /^[0-9A-Za-z][\w.+-]{0,31}$/.test(text)
    ? { value: text }
    : { error: 'must be 1 to 32 letters, digits, dots, dashes, pluses or underscores' };
}

function byteCount(text: string): Parsed<number> {
  return /^[1-9]\d{0,9}$/.test(text)
    ? { value: Number(text) }
    : { error: 'must be a number of bytes without separators, such as 41943040' };
}

/** Also as `keytool` writes it: in capitals, with colons between the bytes. */
function sha256(text: string): Parsed {
  return /^(?:[\da-f]{64}|[\da-f]{2}(?::[\da-f]{2}){31})$/i.test(text)
    ? { value: text.replaceAll(':', '').toLowerCase() }
    : { error: 'must be a SHA-256 of 64 hexadecimal digits' };
}

function contact(text: string): Parsed {
  const value = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? text : httpsLink(text);
  return value === undefined
    ? { error: 'must be mailto: and one address, or an https address' }
    : { value };
}

function day(text: string): Parsed {
  const date = new Date(`${text}T00:00:00Z`);
  // A day that is not in the calendar would move into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
    ? { value: text }
    : { error: 'must be a day such as 2026-01-31' };
}

function onOrOff(text: string): Parsed<boolean> {
  return text === 'on' || text === 'off'
    ? { value: text === 'on' }
    : { error: 'must be on or off' };
}

/** `http:` is for a service on the same machine only: development and tests. */
function loopbackLink(text: string): string | undefined {
  const asHttps = /^http:\/\//i.test(text) ? httpsLink(text.replace(/^http/i, 'https')) : undefined;
  if (asHttps === undefined) return undefined;
  const host = new URL(asHttps).hostname;
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
  return isLoopback ? new URL(text).href : undefined;
}

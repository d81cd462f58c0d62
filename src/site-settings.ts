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
  readonly googlePlayUrl: string;
  /** The listing in the Hong Kong storefront. */
  readonly appStoreUrl: string;
  readonly socialUrl: string;
  /** A web page that writes a mail, so that it works without a mail program. */
  readonly mailUrl: string;
}

/** A checked value, or what is wrong with it. */
type Checked = { readonly value: string } | { readonly wrong: string };

interface Setting {
  /** The variable that overrides the default when the site is built. */
  readonly variable: string;
  readonly fallback: string;
  readonly check: (text: string) => Checked;
}

/** Defaults are on hosts reserved for examples: nothing real is called until the owner says what. */
const SETTINGS: { readonly [Key in keyof Site]: Setting } = {
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
  apkUrl: setting('VITE_APK_URL', 'https://unio.example/android/unio-wallet.apk', webAddress),
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
};

/**
 * The owner's choices from the build's variables, with defaults for those not set.
 *
 * @throws Error with one line for every malformed value (an empty one is malformed), so that the build stops (API-6).
 */
export function readSite(env: Readonly<Record<string, unknown>>): Site {
  const wrong: string[] = [];
  const entries = Object.entries(SETTINGS).map(([key, { variable, fallback, check }]) => {
    const given = env[variable] ?? fallback;
    const checked = typeof given === 'string' ? check(given) : { wrong: 'must be text' };
    if ('value' in checked) return [key, checked.value];
    wrong.push(`${variable} ${checked.wrong}, not ${JSON.stringify(given)}`);
    return [key, ''];
  });
  if (wrong.length > 0)
    throw new Error(['The site cannot be built with these values:', ...wrong].join('\n'));
  return Object.freeze(Object.fromEntries(entries) as Record<keyof Site, string>);
}

function setting(variable: string, fallback: string, check: Setting['check']): Setting {
  return { variable, fallback, check };
}

function webAddress(text: string): Checked {
  const value = httpsLink(text) ?? loopbackLink(text);
  return value === undefined
    ? { wrong: 'must be an https address without credentials' }
    : { value };
}

function origin(text: string): Checked {
  const address = httpsLink(text) ?? loopbackLink(text);
  const url = address === undefined ? undefined : new URL(address);
  // A path, query or fragment would be dropped without a word, so it is refused instead.
  if (url?.href !== `${url?.origin}/`)
    return { wrong: 'must be an https origin such as https://unio.example' };
  return { value: url.origin };
}

function installLink(text: string): Checked {
  const value = safeLink(text);
  return value === undefined
    ? { wrong: 'must be an https address or an itms-services link with one https manifest' }
    : { value };
}

function pathSegment(text: string): Checked {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)
    ? { value: text }
    : {
        wrong:
          'must be 1 to 64 letters, digits, dots, dashes or underscores, starting with a letter or digit',
      };
}

/** `http:` is for a service on the same machine only: development and tests. */
function loopbackLink(text: string): string | undefined {
  const asHttps = /^http:\/\//i.test(text) ? httpsLink(text.replace(/^http/i, 'https')) : undefined;
  if (asHttps === undefined) return undefined;
  const host = new URL(asHttps).hostname;
  const isLoopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
  return isLoopback ? new URL(text).href : undefined;
}

import { parseSiteConfig, type Site } from '../../src/site-config.ts';

/** The signer of the enterprise app; not the publisher, so that a test can tell the two apart. */
export const ORGANIZATION = 'Unio Mobile Ltd';

/** Settings of an owner who has set everything, on a top-level domain that does not exist. */
export const CONFIGURED = {
  VITE_SITE_ORIGIN: 'https://wallet.unio',
  VITE_PUBLISHER: 'Unio Technology Ltd',
  VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=unio.wallet',
  VITE_APP_STORE_URL: 'https://apps.apple.com/hk/app/unio-wallet/id6480000001',
  VITE_ENTERPRISE_SIGNER: `${ORGANIZATION} (AB12CD34EF)`,
  VITE_APK_URL: 'https://wallet.unio/android/unio-wallet.apk',
  VITE_APK_VERSION: '2.4.1',
  VITE_APK_SIZE: '42153984',
  // SHA-256 of "test" and "password".
  VITE_APK_SHA256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  VITE_APK_CERT_SHA256: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
  VITE_PREORDER_URL: 'https://shop.unio/one',
  VITE_PRIVACY_URL: 'https://wallet.unio/privacy',
  VITE_TERMS_URL: 'https://wallet.unio/terms',
  VITE_SUPPORT_URL: 'https://help.unio/',
} as const;

/** With the certificate of an older key, SHA-256 of "1234". */
export const TWO_CERTIFICATES = {
  ...CONFIGURED,
  VITE_APK_CERT_SHA256: `${CONFIGURED.VITE_APK_CERT_SHA256},03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4`,
} as const;

export const NO_ENTERPRISE = { ...CONFIGURED, VITE_ENTERPRISE: 'off' } as const;

/** A host that serves a copy of the site. */
export const FOREIGN_PAGE = 'https://unio-wallet.pages.example/';

type Parameters = Readonly<Record<string, unknown>>;

/** The configuration of a story: its parameter `settings`, over the defaults. */
export function siteOf(parameters: Parameters): Site | undefined {
  const settings = parameters['settings'] as Record<string, string> | undefined;
  return settings && parseSiteConfig(settings);
}

/** Where a story's page is: its parameter `pageUrl`. */
export function pageUrlOf(parameters: Parameters): (() => string) | undefined {
  const url = parameters['pageUrl'];
  return typeof url === 'string' ? () => url : undefined;
}

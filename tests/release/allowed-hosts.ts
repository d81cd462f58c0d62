import { isAllowedHost, linkTarget, safeLink } from '../../src/distribution/links.ts';
import type { Site } from '../../src/site-config.ts';
import { documentAddresses, jsonAddresses } from './written-addresses.ts';

/** Hosts that a setting may lead to. A mistyped or hijacked URL is on none of them. */
export const ALLOWED_HOSTS = {
  googlePlayUrl: ['play.google.com'],
  appStoreUrl: ['apps.apple.com'],
  socialUrl: ['discord.com', 'discord.gg', 'github.com', 't.me', 'x.com'],
  mailUrl: ['mail.google.com', 'outlook.live.com', 'outlook.office.com'],
} as const satisfies Partial<Record<keyof Site, readonly string[]>>;

/** Hosts that name XML namespaces and vocabularies: nothing is loaded from there. */
const NAMESPACES: ReadonlySet<string> = new Set(['schema.org', 'www.sitemaps.org', 'www.w3.org']);

/** Hosts in packages' error messages and license notes. */
const PACKAGE_NOTES: ReadonlySet<string> = new Set(['github.com', 'gsap.com', 'react.dev']);

/** Addresses with a scheme, and protocol-relative addresses. */
const ADDRESS = /(?:\b(?:https?|itms-services):|(?<=["'`=]))\/\/[^\s"'`<>()\\]+/gi;

/** Whether a URL is on the host of the published site or on a subdomain of it. */
export function isOwnHost(address: string, { siteOrigin }: Site): boolean {
  const [host, siteHost] = [new URL(address).hostname, new URL(siteOrigin).hostname];
  return host === siteHost || host.endsWith(`.${siteHost}`);
}

/** Escaped slashes at the start of an address in a script. Elsewhere they belong to a regular expression. */
const ESCAPED_START = /(?<=["'`])((?:https?|itms-services):)?\\?\/\\?\//gi;

/** Schemes that a document may use besides http and https. */
const OTHER_SCHEMES: ReadonlySet<string> = new Set(['data:', 'mailto:']);

/** One line for every address in a built text that the settings do not allow. */
export function addressProblems(name: string, text: string, site: Site): string[] {
  const isCode = /\.(?:js|css)$/.test(name);
  const plain = text.replaceAll('&amp;', '&');
  const matches = (isCode ? plain.replace(ESCAPED_START, '$1//') : plain).match(ADDRESS) ?? [];
  // The text after a placeholder of a template is only known at run time.
  const addresses = matches
    .map((it) => it.replace(/\$\{.*$/, ''))
    .filter((it) => !it.endsWith('//'));
  const foreign = addresses.filter((address) => !isAllowed(address, isCode, site));
  const read = readAddresses(name, text).filter((address) => !isAllowedRead(address, site));
  return [...new Set([...foreign, ...read])].map((address) => `${name} leads to ${address}`);
}

/** Addresses found by a parser, because browsers accept more than a pattern can: `https:\host`, `/\host`, `&#58;`. */
function readAddresses(name: string, text: string): string[] {
  if (/\.(?:html|svg)$/.test(name)) return documentAddresses(text).map((it) => it.trim());
  return /\.(?:json|webmanifest)$/.test(name) ? jsonAddresses(text) : [];
}

function isAllowedRead(address: string, site: Site): boolean {
  const url = URL.parse(address, `${site.siteOrigin}/`);
  if (url === null) return false;
  if (url.protocol === 'itms-services:') return isAllowedInstaller(address, site);
  if (!/^https?:$/.test(url.protocol)) return OTHER_SCHEMES.has(url.protocol);
  return url.origin === site.siteOrigin || isAllowedAddress(url.href, false, site);
}

function isAllowed(address: string, isCode: boolean, site: Site): boolean {
  return /^itms-services:/i.test(address)
    ? isAllowedInstaller(address, site)
    : isAllowedAddress(address, isCode, site);
}

function isAllowedInstaller(address: string, site: Site): boolean {
  const link = safeLink(address);
  return link !== undefined && isAllowedHost(linkTarget(link).hostname, site.enterpriseHosts);
}

function isAllowedAddress(address: string, isCode: boolean, site: Site): boolean {
  const url = URL.parse(address, 'https://relative.invalid');
  if (url === null) return false;
  if (NAMESPACES.has(url.hostname)) return true;
  if (url.protocol !== 'https:' || url.username !== '') return false;
  if (isOwnHost(url.href, site)) return true;
  const { googlePlayUrl, appStoreUrl, socialUrl, mailUrl } = site;
  const { preorderUrl, privacyUrl, termsUrl, supportUrl } = site;
  // The pattern may have matched only the beginning of a configured address.
  const pages = [preorderUrl, privacyUrl, termsUrl, supportUrl].filter((it) => it !== undefined);
  const linked = [googlePlayUrl, appStoreUrl, socialUrl, mailUrl, ...pages];
  const isLinked = (it: string) =>
    [it, ...(it.match(ADDRESS) ?? [])].some((one) => hrefOf(one) === url.href);
  if (linked.some(isLinked)) return true;
  if (!isCode) return false;
  const service = [site.distributionOrigin, linkTarget(site.enterpriseBackupUrl).origin];
  return PACKAGE_NOTES.has(url.hostname) || service.includes(url.origin);
}

function hrefOf(address: string): string | undefined {
  return URL.parse(address)?.href;
}

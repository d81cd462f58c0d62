import type { Site } from '../../src/site-config.ts';

/**
 * Hosts that the site may link to, besides the product's own. A mistyped or hijacked URL in the settings or
 * in a document is on none of them.
 */
export const ALLOWED_HOSTS = {
  googlePlayUrl: ['play.google.com'],
  appStoreUrl: ['apps.apple.com'],
  socialUrl: ['discord.com', 'discord.gg', 'github.com', 'social.example', 't.me', 'x.com'],
  mailUrl: ['mail.google.com', 'outlook.live.com', 'outlook.office.com'],
} as const satisfies Partial<Record<keyof Site, readonly string[]>>;

/** Hosts in documents that are no links, such as XML namespaces. */
const NAMESPACES: ReadonlySet<string> = new Set(['schema.org', 'www.w3.org']);

/** Whether a URL is on the host of the published site or on a subdomain of it. */
export function isOwnHost(address: string, { siteOrigin }: Site): boolean {
  const [host, own] = [new URL(address).hostname, new URL(siteOrigin).hostname];
  return host === own || host.endsWith(`.${own}`);
}

/** One line for every setting whose host is neither the product's own nor allowed for it. */
export function settingProblems(site: Site): string[] {
  const listed = Object.entries(ALLOWED_HOSTS) as [keyof typeof ALLOWED_HOSTS, readonly string[]][];
  const foreign = listed.filter(([key, hosts]) => !hosts.includes(new URL(site[key]).hostname));
  const problems = foreign.map(([key]) => `${key} leads to ${new URL(site[key]).host}`);
  if (!isOwnHost(site.apkUrl, site)) problems.push(`apkUrl leads to ${new URL(site.apkUrl).host}`);
  const { searchParams, href } = new URL(site.enterpriseBackupUrl);
  const { host, origin } = new URL(searchParams.get('url') ?? href);
  // The distribution service may host the enterprise app itself.
  if (origin !== site.distributionOrigin && !isOwnHost(origin, site))
    problems.push(`enterpriseBackupUrl leads to ${host}`);
  return problems;
}

/** One line for every other host in a built document. */
export function documentProblems(name: string, html: string, site: Site): string[] {
  const listed: ReadonlySet<string> = new Set(Object.values(ALLOWED_HOSTS).flat());
  const named = html.replaceAll('&amp;', '&').match(/\bhttps?:\/\/[^\s"'<>()]+/g) ?? [];
  const foreign = named.filter((address) => {
    const { hostname } = new URL(address);
    return !listed.has(hostname) && !NAMESPACES.has(hostname) && !isOwnHost(address, site);
  });
  return [...new Set(foreign)].map((address) => `${name} leads to ${address}`);
}

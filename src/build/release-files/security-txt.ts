import { LOCALES } from '../../i18n/locales.ts';
import type { Site } from '../../site-config.ts';

/**
 * `/.well-known/security.txt` (RFC 9116); undefined without a contact. It expires a year after the
 * date in the settings, not after the build, so that builds are reproducible.
 */
export function securityTxt(site: Site): string | undefined {
  const { siteOrigin, securityContact } = site;
  const expires = securityTxtExpiry(site);
  if (securityContact === undefined || expires === undefined) return undefined;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** When security.txt expires; undefined without a date in the settings. */
export function securityTxtExpiry({ securityReviewed }: Site): Date | undefined {
  if (securityReviewed === undefined) return undefined;
  const expires = new Date(`${securityReviewed}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return expires;
}

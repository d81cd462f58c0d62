import { LOCALES } from '../../i18n/locales.ts';
import type { Site } from '../../site-config.ts';

/**
 * `/.well-known/security.txt` (RFC 9116), or undefined when the owner names no contact. It expires a
 * year after the day the owner last read it, never after the day of the build: the same settings
 * give the same bytes.
 */
export function securityTxt(site: Site): string | undefined {
  const { siteOrigin, securityContact, securityReviewed } = site;
  if (securityContact === undefined || securityReviewed === undefined) return undefined;
  const expires = new Date(`${securityReviewed}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

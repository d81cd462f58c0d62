import { isAllowedHost, linkTarget, safeLink } from './links.ts';

/** What the service's JSON says: a link to follow, no link in a valid response, or an invalid response. */
export type ParsedResponse =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'no-link'; readonly reason: 'code' | 'missing' | 'unsafe' | 'foreign-host' }
  | { readonly kind: 'unreadable'; readonly reason: 'not-an-object' };

/**
 * Reads `{code, link_jump, message}` (API-2). Success is code 200 and a `link_jump` the site may follow (API-4)
 * to a host on the owner's list (DL-6): the service must not be able to name another host.
 *
 * Decision on FAULT-6: the string `"200"` counts as 200, since it states the same thing and the link is checked
 * on its own; no other spelling does (`"0200"`, `"200 "`, `"OK"`). The message is for the service's operators: it is
 * neither read nor shown (FAULT-5). Only own properties count, so `__proto__` in a body does nothing (FAULT-10).
 */
export function parseResponse(value: unknown, allowedHosts: readonly string[]): ParsedResponse {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'unreadable', reason: 'not-an-object' };
  }
  const code = ownValue(value, 'code');
  if (code !== 200 && code !== '200') return { kind: 'no-link', reason: 'code' };
  const link = ownValue(value, 'link_jump');
  if (typeof link !== 'string' || link === '') return { kind: 'no-link', reason: 'missing' };
  const url = safeLink(link);
  if (url === undefined) return { kind: 'no-link', reason: 'unsafe' };
  return isAllowedHost(linkTarget(url).hostname, allowedHosts)
    ? { kind: 'link', url }
    : { kind: 'no-link', reason: 'foreign-host' };
}

function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value as unknown;
}

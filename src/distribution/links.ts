/** Longest link that is followed, in UTF-16 units, before and after normalizing (FAULT-16). */
export const MAX_LINK_LENGTH = 2048;

/** Spaces, line breaks, controls, invisible format characters and lone surrogates: never part of a legitimate link. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * `https://` and a plain host with perhaps a port. The text is checked because the URL parser accepts `https:host` and
 * `https:///host`, drops empty credentials (`https://@host`) and turns encoded or full-width hosts into others.
 */
const PLAIN_HTTPS = /^https:\/\/[\w.:[\]-]+(?:[/?#]|$)/i;

/** `itms-services` with an empty host (FAULT-19). */
const ITMS_EMPTY_HOST = /^itms-services:\/\/\/?\?/i;

/**
 * The link in its normal form when the site may follow it, otherwise undefined. Never throws, whatever it is given.
 *
 * Followed: `https:` with a plain host, and `itms-services:` that installs from one `https:` manifest (API-4).
 * Refused: every other scheme, credentials, backslashes, white space and control characters, look-alike
 * (punycode or non-ASCII) hosts, and anything over {@link MAX_LINK_LENGTH} (FAULT-16 to FAULT-19).
 */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return ITMS_EMPTY_HOST.test(value) ? itmsLink(value) : httpsLink(value);
}

/** The normal form of a plain `https:` address, or undefined. The same refusals as {@link safeLink}. */
export function httpsLink(value: string): string | undefined {
  if (!isPlain(value) || !PLAIN_HTTPS.test(value)) return undefined;
  const url = tryParseUrl(value);
  if (url === undefined || hasPunycode(url.hostname)) return undefined;
  return notTooLong(url.href);
}

/** The target of a link of {@link safeLink}: the URL itself, or the URL of its manifest. */
export function linkTarget(link: string): URL {
  const url = new URL(link);
  return url.protocol === 'https:' ? url : new URL(manifestOf(url.search) ?? link);
}

/** Whether the owner's list has the host (DL-6). `unio.example` matches itself, `*.unio.example` all its subdomains. */
export function isAllowedHost(hostname: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry,
  );
}

function itmsLink(value: string): string | undefined {
  // A fragment would hide keys from this check that the installer might still read.
  if (!isPlain(value) || value.includes('#')) return undefined;
  const search = tryParseUrl(value)?.search;
  if (search === undefined || manifestOf(search) === undefined) return undefined;
  return notTooLong(`itms-services://${search}`);
}

/** The one https manifest that an installer's query names. */
function manifestOf(search: string): string | undefined {
  const pairs = keysAndValues(search.slice(1));
  if (pairs === undefined) return undefined;
  const singleValue = (key: string): string | undefined => {
    const matches = pairs.filter(([name]) => name.toLowerCase() === key);
    return matches.length === 1 && matches[0]?.[0] === key ? matches[0][1] : undefined;
  };
  if (singleValue('action') !== 'download-manifest') return undefined;
  const manifest = singleValue('url');
  return manifest === undefined ? undefined : httpsLink(manifest);
}

/** Read by hand because URLSearchParams turns `+` into a space, which iOS does not. */
function keysAndValues(query: string): [string, string][] | undefined {
  try {
    return query.split('&').map((pair) => {
      const separator = pair.indexOf('=');
      const name = separator < 0 ? pair : pair.slice(0, separator);
      return [
        decodeURIComponent(name),
        separator < 0 ? '' : decodeURIComponent(pair.slice(separator + 1)),
      ];
    });
  } catch {
    return undefined;
  }
}

/** Normalizing may lengthen a link: one letter can become nine characters. */
function notTooLong(link: string): string | undefined {
  return link.length <= MAX_LINK_LENGTH ? link : undefined;
}

function isPlain(value: string): boolean {
  return value.length <= MAX_LINK_LENGTH && !value.includes('\\') && !INVISIBLE.test(value);
}

function hasPunycode(host: string): boolean {
  return host.split('.').some((label) => label.startsWith('xn--'));
}

function tryParseUrl(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

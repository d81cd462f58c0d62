import { httpsLink, safeLink } from './distribution/links.ts';

/** A checked setting, or what is wrong with it. */
export type Parsed<Value = string> = { readonly value: Value } | { readonly error: string };

export function webAddress(text: string): Parsed {
  const value = httpsLink(text) ?? loopbackLink(text);
  return value === undefined
    ? { error: 'must be an https address without credentials' }
    : { value };
}

export function webFile(text: string): Parsed {
  const parsed = webAddress(text);
  return 'value' in parsed && new URL(parsed.value).pathname.endsWith('/')
    ? { error: 'must be the address of a file' }
    : parsed;
}

export function origin(text: string): Parsed {
  const address = httpsLink(text) ?? loopbackLink(text);
  const url = address === undefined ? undefined : new URL(address);
  // A path, query or fragment would be dropped silently, so it is rejected instead.
  if (url?.href !== `${url?.origin}/`)
    return { error: 'must be an https origin such as https://unio.example' };
  return { value: url.origin };
}

export function installLink(text: string): Parsed {
  const value = safeLink(text);
  return value === undefined
    ? { error: 'must be an https address or an itms-services link with one https manifest' }
    : { value };
}

/** Host names and IP addresses: whether a host must be public depends on the other settings. */
export function hostList(text: string): Parsed<readonly string[]> {
  const hosts = text.toLowerCase().split(/\s*,\s*/);
  return hosts.every((host) =>
    /^(?:(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/.test(host),
  )
    ? { value: [...new Set(hosts)] }
    : { error: 'must be host names with commas between them, such as unio.example,*.unio.example' };
}

/** At least two labels, and the last one begins with a letter, unlike in an IP address. */
export function isPublicHost(host: string): boolean {
  return /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(host) && !isLoopback(host);
}

export function pathSegment(text: string): Parsed {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)
    ? { value: text }
    : {
        error:
          'must be 1 to 64 letters, digits, dots, dashes or underscores, starting with a letter or digit',
      };
}

export function version(text: string): Parsed {
  return /^[0-9A-Za-z][\w.+-]{0,31}$/.test(text)
    ? { value: text }
    : { error: 'must be 1 to 32 letters, digits, dots, dashes, pluses or underscores' };
}

export function byteCount(text: string): Parsed<number> {
  return /^[1-9]\d{0,9}$/.test(text)
    ? { value: Number(text) }
    : { error: 'must be a number of bytes without separators, such as 41943040' };
}

/** Also as `keytool` writes it: in capitals, with colons between the bytes. */
export function sha256(text: string): Parsed {
  return /^(?:[\da-f]{64}|[\da-f]{2}(?::[\da-f]{2}){31})$/i.test(text)
    ? { value: text.replaceAll(':', '').toLowerCase() }
    : { error: 'must be a SHA-256 of 64 hexadecimal digits' };
}

/** Separated by commas. Duplicates are removed, and the order stays: the newest certificate first. */
export function sha256List(text: string): Parsed<readonly string[]> {
  const digests = text.split(/\s*,\s*/).map((it) => sha256(it));
  const values = digests.flatMap((it) => ('value' in it ? [it.value] : []));
  return values.length === digests.length
    ? { value: [...new Set(values)] }
    : { error: 'must be SHA-256 digests of 64 hexadecimal digits, with commas between them' };
}

/** An Android application id: segments that begin with a letter, two at least. */
export function packageName(text: string): Parsed {
  return text.length <= 255 && /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(text)
    ? { value: text }
    : { error: 'must be a package name such as org.unio.wallet' };
}

/** A name as a store or a phone shows it, in any script. */
export function displayName(text: string): Parsed {
  return isDisplayName(text)
    ? { value: text }
    : { error: 'must be a name of 1 to 80 characters, without line breaks or angle brackets' };
}

/** No control or invisible characters: two names that look alike must be equal. */
function isDisplayName(text: string): boolean {
  return text.trim() === text && /^[^\p{C}\p{Zl}\p{Zp}<>]{1,80}$/u.test(text);
}

export interface Signer {
  /** The name under Settings, General, VPN & Device Management. */
  readonly organization: string;
  /** Apple's id of the team: 10 capital letters or digits. */
  readonly teamId: string;
}

export function signer(text: string): Parsed<Signer> {
  const [, organization = '', teamId = ''] = /^(.+) \(([A-Z\d]{10})\)$/.exec(text) ?? [];
  return isDisplayName(organization)
    ? { value: { organization, teamId } }
    : { error: 'must be an organization and its team id, such as "Unio Ltd (AB12CD34EF)"' };
}

export function contact(text: string): Parsed {
  const value = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? text : httpsLink(text);
  return value === undefined
    ? { error: 'must be mailto: and one address, or an https address' }
    : { value };
}

export function day(text: string): Parsed {
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` moves a day that does not exist, such as February 30, into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
    ? { value: text }
    : { error: 'must be a day such as 2026-01-31' };
}

export function onOrOff(text: string): Parsed<boolean> {
  return text === 'on' || text === 'off'
    ? { value: text === 'on' }
    : { error: 'must be on or off' };
}

/** `http:` is for a service on the same machine only: development and tests. */
function loopbackLink(text: string): string | undefined {
  const asHttps = /^http:\/\//i.test(text) ? httpsLink(text.replace(/^http/i, 'https')) : undefined;
  if (asHttps === undefined) return undefined;
  return isLoopback(new URL(asHttps).hostname) ? new URL(text).href : undefined;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

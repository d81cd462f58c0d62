import { fingerprintOf, KEY_TYPE, keyType } from './ssh-signature.ts';

/** One line of `builders.allowed`. */
export interface Builder {
  readonly name: string;
  readonly fingerprint: string;
  /** What the key may sign; everything if absent. */
  readonly namespaces?: readonly string[];
  readonly validAfter?: Date;
  readonly validBefore?: Date;
}

const OPTION = /^(namespaces|valid-after|valid-before)="([^"]*)"$/i;
/** `YYYYMMDD`, perhaps with `HHMM` or `HHMMSS`, then `Z`: the same in every time zone. */
const TIME = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?Z$/;

/**
 * Reads `builders.allowed`, which is in the format of OpenSSH's allowed_signers, and may be given to `ssh-keygen -Y
 * verify -f`. A line has a name, options and an Ed25519 key.
 *
 * @throws Error with a one-line message if `ssh-keygen` would read the text differently or not at all.
 */
export function parseAllowed(text: string): Builder[] {
  const builders = contentLines(text).map(({ line, lineNumber }) => parseBuilder(line, lineNumber));
  // Otherwise one key would count as two builders.
  for (const [fingerprint, same] of Map.groupBy(builders, (it) => it.fingerprint))
    if (same.length > 1) throw new Error(`builders.allowed has ${fingerprint} more than once`);
  return builders;
}

/** Reads `builders.revoked`: public keys, one a line, as `ssh-keygen -Y verify -r` takes them. Returns fingerprints. */
export function parseRevoked(text: string): Set<string> {
  return new Set(
    contentLines(text).map(({ line, lineNumber }) => {
      const [type = '', base64 = ''] = line.split(/\s+/);
      return fingerprintOf(readKey(type, base64, `builders.revoked:${lineNumber}`));
    }),
  );
}

function parseBuilder(line: string, lineNumber: number): Builder {
  const location = `builders.allowed:${lineNumber}`;
  const [name = '', ...rest] = line.split(/\s+/);
  const cut = rest.indexOf(KEY_TYPE);
  if (cut === -1) throw new Error(`${location} names no key of type ${KEY_TYPE}`);
  if (/[*?!,"]/.test(name))
    throw new Error(`${location} needs one name, without wildcards: ${name}`);
  const fingerprint = fingerprintOf(readKey(KEY_TYPE, rest[cut + 1] ?? '', location));
  const options = splitOptions(rest.slice(0, cut).join(' ')).map((option) => {
    const [, key = '', value = ''] = OPTION.exec(option) ?? [];
    if (key === '') throw new Error(`${location} has an unknown option: ${option}`);
    return [key.toLowerCase(), value] as const;
  });
  const { namespaces, 'valid-after': after, 'valid-before': before } = Object.fromEntries(options);
  return {
    name,
    fingerprint,
    ...(namespaces !== undefined && { namespaces: namespaces.split(',') }),
    ...(after !== undefined && { validAfter: parseTime(after, location) }),
    ...(before !== undefined && { validBefore: parseTime(before, location) }),
  };
}

/** Splits at commas that are not in quotes. */
function splitOptions(text: string): string[] {
  return text.match(/(?:[^,"]|"[^"]*")+/g) ?? [];
}

function readKey(type: string, base64: string, location: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  try {
    if (keyType(key) === type) return key;
  } catch {
    // Reported below.
  }
  throw new Error(`${location} has a key that cannot be read`);
}

function parseTime(text: string, location: string): Date {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = TIME.exec(text) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time.getTime()))
    throw new Error(`${location} needs a time such as 20260131Z, not ${text}`);
  return time;
}

function contentLines(text: string): { line: string; lineNumber: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), lineNumber: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

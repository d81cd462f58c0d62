import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { INTEGRITY_POLICY } from '../../src/headers.ts';
import type { ManifestFile } from '../../src/build/release-files/site-manifest.ts';
import type { BROWSER_ENCODINGS } from './browser-headers.ts';
import type { RequestKind, RawResponse } from './fetch-raw.ts';

/** Bytes that may be read of a response: enough to see that it is too long. */
export function readLimit({ size, br, gzip }: ManifestFile): number {
  return Math.max(size, br?.size ?? 0, gzip?.size ?? 0) + 65_536;
}

type Encoding = 'identity' | (typeof BROWSER_ENCODINGS)[number];

const DECODERS: Readonly<
  Record<Encoding, (body: Buffer, options: { maxOutputLength: number }) => Buffer>
> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  identity: (body) => body,
  zstd: zstdDecompressSync,
};

/** Headers that make a browser do something, or that report about its visitor. */
const UNWANTED = [
  'clear-site-data',
  'content-disposition',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
] as const;

/** Other names of a media type, because hosts differ. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
};

/** One line for every difference between a response and the manifest. `common` are the headers of every response. */
export function responseProblems(
  file: ManifestFile,
  common: Readonly<Record<string, string>>,
  kind: RequestKind,
  url: URL,
  response: RawResponse,
): string[] {
  const { status, headers } = response;
  const { status: expected = 200 } = file;
  if (status >= 300 && status < 400) return [redirectProblem(url, headers.location)];
  if (status !== expected) return [`responds ${status} instead of ${expected}`];
  return [
    ...bodyProblems(file, kind, response),
    ...headerProblems(common, file.headers ?? {}, headers),
    ...policyProblems(kind, response),
  ];
}

/**
 * Problems of the integrity policy, if it is sent. Not every host can send it. With it the app does not start in
 * Safari, which may also get it from a shared cache that ignores `Vary`.
 */
export function policyProblems(
  kind: RequestKind,
  { headers }: Pick<RawResponse, 'headers'>,
): string[] {
  const { name, value } = INTEGRITY_POLICY;
  const sent = headers[name.toLowerCase()];
  if (sent === undefined) return [];
  if (kind === 'Safari') return [`has ${name} for Safari, which does not start with it`];
  return sent === value ? [] : [`has another ${name}: ${String(sent)}`];
}

function redirectProblem(url: URL, location = ''): string {
  const target = URL.parse(location, url.href);
  if (target?.host !== url.host) return `redirects to another host: ${location}`;
  return `redirects to ${location}`;
}

function bodyProblems(
  file: ManifestFile,
  kind: RequestKind,
  { headers, body }: RawResponse,
): string[] {
  const sent = headers['content-encoding'] ?? 'identity';
  if (!Object.hasOwn(DECODERS, sent)) return [`has the unknown Content-Encoding ${sent}`];
  const encoding = sent as Encoding;
  const encodingProblems =
    encoding !== 'identity' && encoding !== kind && kind !== 'browser'
      ? [`is sent as ${encoding}, not as asked`]
      : [];
  return [...encodingProblems, ...contentProblems(file, encoding, body)];
}

function contentProblems(file: ManifestFile, encoding: Encoding, body: Buffer): string[] {
  let content: Buffer;
  try {
    content = DECODERS[encoding](body, { maxOutputLength: file.size + 1 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return [`is longer than ${file.size} bytes`];
    return [`is not ${encoding}, as its Content-Encoding says`];
  }
  if (content.length > file.size) return [`is longer than ${file.size} bytes`];
  if (content.length < file.size) return [`has ${content.length} bytes instead of ${file.size}`];
  const sha256 = createHash('sha256').update(content).digest('hex');
  return sha256 === file.sha256
    ? []
    : [`has other bytes: SHA-256 ${sha256} instead of ${file.sha256}`];
}

/** Whether a host has compressed a file itself. The content may still be right. */
export function isRecompressed(file: ManifestFile, { headers, body }: RawResponse): boolean {
  const encoding = headers['content-encoding'];
  const digest = encoding === 'br' || encoding === 'gzip' ? file[encoding] : undefined;
  if (encoding === undefined || encoding === 'identity') return false;
  return createHash('sha256').update(body).digest('hex') !== digest?.sha256;
}

/** One line for every header that is missing, has another value, or is unwanted and not in the manifest. */
export function headerProblems(
  common: Readonly<Record<string, string>>,
  fileHeaders: Readonly<Record<string, string>>,
  received: IncomingHttpHeaders,
): string[] {
  const expected = { ...common, ...fileHeaders };
  const names = new Set(Object.keys(expected).map((name) => name.toLowerCase()));
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const sent = received[name.toLowerCase()];
    if (sent === undefined) return [`has no ${name}`];
    // Some hosts send the common value before the file's own value, and browsers enforce both.
    const isSame =
      sent === value ||
      (name === 'Content-Type' && mediaTypeOf(String(sent)) === mediaTypeOf(value)) ||
      (name in common && name in fileHeaders && sent === `${common[name]}, ${value}`);
    return isSame ? [] : [`has another ${name}: ${String(sent)}`];
  });
  const added = UNWANTED.filter((name) => received[name] !== undefined && !names.has(name));
  const { 'alt-svc': service = '' } = received;
  return [
    ...wrong,
    ...added.map((name) => `has ${name}: ${String(received[name])}`),
    ...(isOwnService(service) ? [] : [`has alt-svc: ${service}`]),
  ];
}

/** Whether no alternative service (`h3=":443"; ma=86400`) names a host: browsers would switch to it silently. */
function isOwnService(value: string): boolean {
  return value
    .split(',')
    .every((one) => /^\s*(?:clear|[\w%.-]+=":\d+"(?:\s*;\s*\w+="?\w+"?)*)?\s*$/.test(one));
}

/** The media type without its character set, if that is UTF-8. */
function mediaTypeOf(value: string): string {
  const type = value
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?$/, '')
    .trim();
  return SAME_TYPES[type] ?? type;
}

/** `sha256-` and the base64 of the digest, as in an `integrity` attribute. */
export type Integrity = string;

const ALGORITHM = 'sha256-';
/** Characters of the digest in a file's name. */
const NAME_LENGTH = 8;

/** The name of a built file with messages. */
export function messageFileName(locale: string, integrity: Integrity): string {
  const digest = integrity.slice(ALGORITHM.length, ALGORITHM.length + NAME_LENGTH);
  return `${locale}-${digest.replaceAll('+', '-').replaceAll('/', '_')}.json`;
}

/**
 * In the built site `content` is the hash of a file with the messages; otherwise it is the messages.
 * Rejects with an error that names the file, also if the file differs from the built file (VER-4).
 */
export async function readMessages<Content extends object>(
  locale: string,
  content: Content | Integrity,
): Promise<Content> {
  if (typeof content !== 'string') return content;
  const url = new URL(messageFileName(locale, content), import.meta.url).href;
  const response = await fetch(url, { integrity: content }).catch(() => undefined);
  if (!response?.ok) throw new TypeError(`Failed to fetch ${url}`);
  return (await response.json()) as Content;
}

import { isHashedAsset } from './asset-paths.ts';

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * Only prerendered documents and hashed assets are handled. Other origins (the distribution
 * service), downloads, files without a hash, and methods other than GET go to the network as
 * without a worker (FAULT-59). `scope` is the site's URL with a trailing slash, `files` are the
 * paths of all built files.
 */
export function classifyRequest(
  { method, url, mode }: RequestFacts,
  scope: string,
  files: ReadonlySet<string>,
): 'document' | 'built' | undefined {
  const { origin, pathname } = new URL(url);
  const site = new URL(scope);
  if (method !== 'GET' || origin !== site.origin || !pathname.startsWith(site.pathname))
    return undefined;
  const path = pathname.slice(site.pathname.length);
  if (mode === 'navigate')
    return files.has(path.replace(/(?<=^|\/)$/, 'index.html')) ? 'document' : undefined;
  return isHashedAsset(path) ? 'built' : undefined;
}

/** Temporary: timeout, too early, too many requests. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 429]);
/** Set by the owner on any answer that visitors must see, such as a 503. */
export const STOP_HEADER = 'X-Unio-Stop';

/**
 * Whether the host has taken the page down: the visitor then gets this answer and not the cached page
 * (VER-6).
 */
export function isTakenDown({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return headers.has(STOP_HEADER) || (status >= 400 && status < 500 && !TRANSIENT.has(status));
}

import { isHashedAsset } from './asset-paths.ts';

/** What the worker needs to know of a request. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * What the worker answers: the site's documents, and built files; `files` is everything that was
 * built. Everything else is left to the browser as if there were no worker: other origins (the
 * distribution service), downloads, files without a hash, and all that is not a plain GET (FAULT-59).
 * `scope` is the site's own address, with a slash at the end.
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

/** Whether an answer to a built file may be kept. A host may answer 200 with a page of its own (FAULT-55). */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !/^text\/html\b/i.test(headers.get('Content-Type') ?? '')
  );
}

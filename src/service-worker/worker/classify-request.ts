import { isHashedAsset } from './asset-paths.ts';

export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * Which requests the worker answers: prerendered documents and hashed assets. All others go to the
 * network as if there were no worker: other origins (the distribution service), downloads, files
 * without a hash, and methods other than GET (FAULT-59). `scope` is the site's URL with a trailing
 * slash, `files` the paths of everything that was built.
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

/** Not if it is HTML: a host may answer a missing asset with status 200 and an error page (FAULT-55). */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !/^text\/html\b/i.test(headers.get('Content-Type') ?? '')
  );
}

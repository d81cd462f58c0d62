import { randomUUID } from 'node:crypto';
import {
  MANIFEST_FILE,
  type ManifestFile,
  type SiteManifest,
} from '../../src/build/release-files/site-manifest.ts';
import { fetchRaw, type RawResponse, REQUEST_KINDS, type RequestKind } from './fetch-raw.ts';
import { otherAddresses, otherAddressProblems } from './other-addresses.ts';
import type { Comparison, Finding } from './report.ts';
import {
  headerProblems,
  isRecompressed,
  policyProblems,
  readLimit,
  responseProblems,
} from './response-problems.ts';

/** More connections would look like an attack to some hosts. */
const CONNECTIONS = 6;
/** A connection that breaks is tried again. */
const ATTEMPTS = 2;

/** Files that list paths of the site, with the pattern of a path. Other paths cannot be listed from outside. */
const LISTS: Readonly<Record<string, RegExp>> = {
  'sitemap.xml': /<loc>([^<]+)<\/loc>/g,
  'service-worker.js': /["']?\burl["']?:\s*["'`]([^"'`]+)["'`]/g,
};

interface Request {
  readonly file: ManifestFile;
  readonly kind: RequestKind;
  /** Another path than that of the manifest. */
  readonly otherPath?: string;
}

/** Fetches every file of a manifest from a site, with each request. Never rejects. */
export async function compareSite(
  base: URL,
  manifest: SiteManifest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Comparison> {
  const served = manifest.files.filter(({ url, status }) => url !== undefined || status);
  const requests: readonly Request[] = served.flatMap((file) => [
    ...REQUEST_KINDS.map((kind) => ({ file, kind })),
    ...otherAddresses(file).map((otherPath) => ({ file, kind: 'browser' as const, otherPath })),
    ...(file.file.endsWith('.html') ? [{ file, kind: 'Safari' as const }] : []),
  ]);
  const differences: Finding[] = [];
  const unchecked: Finding[] = [];
  let [done, recompressed] = [0, 0];

  const compare = async ({ file, kind, otherPath }: Request) => {
    const { url = `/${randomUUID()}` } = file;
    const address = addressOf(otherPath ?? url, base);
    // A file without a URL is the 404 page.
    const where = otherPath ?? file.url ?? '/…';
    const requestKind = otherPath === undefined ? kind : undefined;
    const finding = (text: string): Finding => ({ where, kind: requestKind, text });
    const response = await fetchAgain(address, kind, readLimit(file), file.file);
    if ('error' in response) {
      unchecked.push(finding(response.error));
      return;
    }
    if (kind === 'Safari') {
      differences.push(...policyProblems(kind, response).map((text) => ({ where, text })));
      return;
    }
    if (otherPath !== undefined) {
      const documentAddress = addressOf(url, base);
      const texts = otherAddressProblems(file, manifest, address, documentAddress, response);
      differences.push(...texts.map(finding));
      return;
    }
    if (isRecompressed(file, response)) recompressed += 1;
    const texts = responseProblems(file, manifest.headers, kind, address, response);
    differences.push(...texts.map(finding));
    if (kind === 'identity' && texts.length > 0)
      differences.push(...addedPaths(file, response, base, manifest));
  };

  const queue = requests.values();
  const work = async () => {
    for (const request of queue) {
      await compare(request);
      onProgress((done += 1), requests.length);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  // Sorted, because the order of the responses differs each time.
  const rank = ({ kind = '' }: Finding) => (REQUEST_KINDS as readonly string[]).indexOf(kind);
  const inOrder = (list: Finding[]) =>
    list
      .toSorted((a, b) => rank(a) - rank(b))
      .toSorted((a, b) => (a.where < b.where ? -1 : Number(a.where > b.where)));
  return {
    differences: inOrder(differences),
    unchecked: inOrder(unchecked),
    files: served.length,
    recompressed,
  };
}

/** Below the site's address, whatever the path looks like: `/https://other/` is a folder named `https:`. */
function addressOf(url: string, base: URL): URL {
  return new URL(`.${url}`, base);
}

/** The first path of a manifest that is not below the site's address, or that another program may take for a URL. */
export function outsidePath({ files }: SiteManifest, base: URL): string | undefined {
  return files
    .flatMap(({ url }) => url ?? [])
    .find((url) => !addressOf(url, base).href.startsWith(base.href) || URL.canParse(url.slice(1)));
}

/** A file of the site as text, with its response; undefined for a 404. */
export async function fetchText(
  base: URL,
  file: string,
  limit: number,
): Promise<{ text: string; response: RawResponse } | { error: string } | undefined> {
  const response = await fetchAgain(new URL(file, base), 'identity', limit);
  if ('error' in response) return response;
  if (response.status === 404) return undefined;
  if (response.status !== 200) return { error: `${file}: the host responds ${response.status}` };
  if (response.body.length > limit) return { error: `${file} is longer than ${limit} bytes` };
  return { text: response.body.toString(), response };
}

/** Problems of the headers of the manifest itself. */
export function manifestDifferences(manifest: SiteManifest, { headers }: RawResponse): Finding[] {
  const manifestHeaders = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' };
  return headerProblems(manifest.headers, manifestHeaders, headers).map((text) => ({
    where: `/${MANIFEST_FILE}`,
    text,
  }));
}

async function fetchAgain(
  url: URL,
  kind: RequestKind,
  limit: number,
  file?: string,
): Promise<RawResponse | { error: string }> {
  let error = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await fetchRaw(url, kind, limit, file);
    } catch (cause) {
      const { message, code } = cause as NodeJS.ErrnoException;
      error = `cannot be fetched: ${message || code}`;
    }
  }
  return { error };
}

function addedPaths(
  { file }: ManifestFile,
  { body }: RawResponse,
  base: URL,
  { site, files }: SiteManifest,
): Finding[] {
  const pattern = LISTS[file];
  if (pattern === undefined) return [];
  const known = new Set(files.flatMap((it) => [it.url, `/${it.file}`]));
  const paths = [...body.toString().matchAll(pattern)].flatMap(([, listed = '']) => {
    const url = URL.parse(listed.replace(site, base.origin), base.href);
    return url?.origin === base.origin ? [`/${url.pathname.slice(base.pathname.length)}`] : [];
  });
  return [...new Set(paths)]
    .filter((path) => !known.has(path))
    .map((where) => ({ where, text: `is in ${file}, and not in the manifest` }));
}

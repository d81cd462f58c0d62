import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cacheControl,
  CACHE_CONTROL,
  installationHeaders,
  securityHeaders,
} from '../../headers.ts';
import { siteVariables, type Site } from '../../site-config.ts';
import { urlPathOf } from '../hosting/build-output.ts';
import { inlineScriptSources } from '../hosting/inline-script-sources.ts';
import { mediaType } from '../hosting/media-types.ts';

/** Where it is published, and where the builders' signatures of it are. */
export const MANIFEST_FILE = '.well-known/site-manifest.json';
export const SIGNATURES_FILE = `${MANIFEST_FILE}.sig`;

export interface Digest {
  /** In bytes. */
  readonly size: number;
  /** 64 lowercase hexadecimal digits. */
  readonly sha256: string;
}

/** The compressed files of the build, by the name of their `Content-Encoding`. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
export type Compression = keyof typeof COMPRESSED;

type Headers = Readonly<Record<string, string>>;

export interface ManifestFile extends Digest, Readonly<Partial<Record<Compression, Digest>>> {
  /** Path in the built folder. */
  readonly file: string;
  /** Path under the site's address; absent if nothing is served there. */
  readonly url?: string;
  /** The response to every URL that names no file. */
  readonly status?: 404;
  /** In addition to the common ones; replaces one of the same name. */
  readonly headers?: Headers;
}

/** What the site consists of (VER-2); `site-manifest.schema.json` describes each property. */
export interface SiteManifest {
  readonly version: 1;
  readonly site: string;
  readonly mode: string;
  readonly commit: string | null;
  readonly packageLock: string;
  readonly node: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly files: readonly ManifestFile[];
}

/** What a build was made from. */
export interface BuildSource {
  /** Vite's mode. */
  readonly mode: string;
  /** Null when the files are not those of a commit. */
  readonly commit: string | null;
  /** SHA-256 of package-lock.json. */
  readonly packageLock: string;
  readonly node: string;
}

/** The files of a folder once its manifest is published. */
export function withManifest(files: readonly string[]): string[] {
  return [...new Set([...files, MANIFEST_FILE, SIGNATURES_FILE])].toSorted();
}

/** The manifest of a built folder with these files, as it is published. It lists neither itself nor its signatures. */
export async function siteManifest(
  folder: string,
  files: readonly string[],
  site: Site,
  source: BuildSource,
): Promise<string> {
  const listed = files.filter((file) => file !== MANIFEST_FILE && file !== SIGNATURES_FILE);
  const digests = new Map<string, Digest>();
  for (const file of listed) digests.set(file, digestOf(await readFile(join(folder, file))));
  const isCompressed = (file: string) =>
    /\.(?:br|gz)$/.test(file) && digests.has(file.slice(0, -3));
  const { mode, commit, packageLock, node } = source;
  const manifest: SiteManifest = {
    version: 1,
    site: site.siteOrigin,
    mode,
    commit,
    packageLock,
    node,
    settings: siteVariables(site),
    headers: securityHeaders({ ...site, inlineScripts: inlineScriptSources(folder) }),
    files: listed.filter((file) => !isCompressed(file)).map((file) => fileEntry(file, digests)),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function digestOf(content: Buffer): Digest {
  return { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

function fileEntry(file: string, digests: ReadonlyMap<string, Digest>): ManifestFile {
  const { size = 0, sha256 = '' } = digests.get(file) ?? {};
  const compressed = Object.entries(COMPRESSED).flatMap(([encoding, extension]) => {
    const digest = digests.get(`${file}${extension}`);
    return digest ? [[encoding, digest] as const] : [];
  });
  return { file, ...servedAs(file), size, sha256, ...Object.fromEntries(compressed) };
}

/** `_headers` is for the host, and the 404 document has no address of its own. */
function servedAs(file: string): Pick<ManifestFile, 'url' | 'status' | 'headers'> {
  if (file.startsWith('_')) return {};
  const type = { 'Content-Type': mediaType(file) };
  if (file === '404.html')
    return { status: 404, headers: { 'Cache-Control': CACHE_CONTROL.notFound, ...type } };
  const url = urlPathOf(file);
  return {
    url,
    headers: { 'Cache-Control': cacheControl(url), ...type, ...installationHeaders(url) },
  };
}

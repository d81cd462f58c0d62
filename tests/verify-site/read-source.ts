import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST_FILE,
  SIGNATURES_FILE,
  type SiteManifest,
} from '../../src/build/release-files/site-manifest.ts';
import { isLoopback } from '../../src/parse-setting.ts';
import { fetchText, manifestDifferences, outsidePath } from './compare-site.ts';
import { NotChecked } from './not-checked.ts';
import { parseManifest } from './parse-manifest.ts';
import type { Finding } from './report.ts';

/** Limit for a manifest, which is untrusted input. */
const MAX_MANIFEST_BYTES = 4_000_000;

/** A manifest, and where it comes from. */
export interface Source {
  readonly manifest: SiteManifest;
  readonly text: string;
  /** Undefined if there is no signature file. */
  readonly signatures: string | undefined;
  readonly differences: readonly Finding[];
}

/** The site's address with a slash at the end; undefined for a folder. */
export function readTarget(target: string): URL | undefined {
  if (!/^https?:\/\//i.test(target)) return undefined;
  const url = URL.parse(target.endsWith('/') ? target : `${target}/`);
  if (!url || url.search || url.hash || url.username)
    throw new NotChecked(`${target} is not the address of a site`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new NotChecked(`${target} is not https: whoever is in between could change everything`);
  return url;
}

/** The manifest that a site publishes. */
export async function fetchSource(base: URL): Promise<Source> {
  const fetched = await fetchText(base, MANIFEST_FILE, MAX_MANIFEST_BYTES);
  if (!fetched) throw new NotChecked(`${base.href} publishes no manifest (${MANIFEST_FILE})`);
  if ('error' in fetched) throw new NotChecked(fetched.error);
  const { text, response } = fetched;
  const manifest = readManifest(text);
  const outside = outsidePath(manifest, base);
  if (outside !== undefined)
    throw new NotChecked(`the manifest names a path outside of the site: ${outside}`);
  const signed = await fetchText(base, SIGNATURES_FILE, MAX_MANIFEST_BYTES);
  if (signed && 'error' in signed) throw new NotChecked(signed.error);
  const differences = manifestDifferences(manifest, response);
  differences.push(...copyProblem(manifest.site, base));
  return { manifest, text, signatures: signed?.text, differences };
}

/** Reports a copy of the whole site on another origin. A server on this machine may serve any site. */
export function copyProblem(site: string, { origin, hostname }: URL): Finding[] {
  if (site === origin || isLoopback(hostname)) return [];
  return [{ where: origin, text: `has the manifest of ${site}` }];
}

/** The manifest of a built folder. */
export async function readSource(folder: string): Promise<Source> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  const text = await read(MANIFEST_FILE);
  if (text === undefined)
    throw new NotChecked(`there is no ${MANIFEST_FILE} in ${folder}: build first`);
  return {
    manifest: readManifest(text),
    text,
    signatures: await read(SIGNATURES_FILE),
    differences: [],
  };
}

function readManifest(text: string): SiteManifest {
  try {
    return parseManifest(text);
  } catch (cause) {
    throw new NotChecked((cause as Error).message, { cause });
  }
}

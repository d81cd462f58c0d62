import { Window } from 'happy-dom';
import { isAllowedHost, linkTarget } from '../../src/distribution/links.ts';
import { isLoopback } from '../../src/parse-setting.ts';
import { isPlaceholder } from '../../src/placeholder.ts';
import type { Site } from '../../src/site-config.ts';
import { type Download, downloadProblems, type TimeLimits } from './download-problems.ts';

/** Media types that iOS and servers use for a property list. */
const PLIST_TYPES: ReadonlySet<string> = new Set([
  'application/xml',
  'application/x-plist',
  'text/xml',
]);
/** A manifest has about 1 kB. */
const MAX_BYTES = 2 ** 20;
const TIME_LIMITS: TimeLimits = { idle: 30_000, total: 60_000 };

type Value = string | Value[] | { [key: string]: Value };
type PlistElement = InstanceType<Window['Element']>;

/** Whether the backup link installs an app by a manifest; other links lead to a page or a profile. */
export function hasIosManifest({ enterpriseEnabled, enterpriseBackupUrl }: Site): boolean {
  return enterpriseEnabled && enterpriseBackupUrl.startsWith('itms-services:');
}

/**
 * Downloads the manifest that the enterprise backup link names, and checks what iOS would install from it (DL-6). One
 * line per problem. Never rejects. Tests set `address`, because their manifest is on this machine.
 */
export async function iosManifestProblems(
  site: Site,
  limits: TimeLimits = TIME_LIMITS,
  address = linkTarget(site.enterpriseBackupUrl).href,
): Promise<string[]> {
  if (!hasIosManifest(site)) return [];
  const isOwn = ({ hostname }: URL) => isAllowedHost(hostname, site.enterpriseHosts);
  return downloadProblems(address, 'ios', isOwn, limits, async (download) => {
    const { status, headers } = download.response;
    if (status !== 200) return [`responds ${status}`];
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
    const problems = PLIST_TYPES.has(type)
      ? []
      : [`its type is ${type}, not ${[...PLIST_TYPES].join(' or ')}`];
    const text = await bodyText(download);
    if (text === undefined) return [...problems, `is longer than ${MAX_BYTES} bytes`];
    return [...problems, ...contentProblems(text, isOwn)];
  });
}

async function bodyText({ nextChunk }: Download): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await nextChunk(); chunk !== undefined; chunk = await nextChunk()) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function contentProblems(text: string, isOwn: (url: URL) => boolean): string[] {
  const items = listOf(parsePlist(text), 'items');
  if (items.length === 0) return ['is no manifest: it has no items'];
  return items.flatMap((item) => itemProblems(item, isOwn));
}

function itemProblems(item: Value, isOwn: (url: URL) => boolean): string[] {
  const assets = listOf(item, 'assets');
  const apps = assets.filter((asset) => textOf(asset, 'kind') === 'software-package');
  const identifier = textOf(valueOf(item, 'metadata'), 'bundle-identifier').trim();
  return [
    ...(apps.length === 0 ? ['names no software-package'] : []),
    ...assets.flatMap((asset) => assetProblems(textOf(asset, 'url'), isOwn)),
    ...(identifier === '' ? ['has no bundle-identifier'] : []),
    ...(isPlaceholder(identifier) ? [`its bundle-identifier is a placeholder: ${identifier}`] : []),
  ];
}

/** The app and its icons: iOS loads all of them. */
function assetProblems(address: string, isOwn: (url: URL) => boolean): string[] {
  const url = URL.parse(address);
  if (url === null) return [`names no address: ${JSON.stringify(address)}`];
  if (!isOwn(url)) return [`leads to ${url.host || address}`];
  return url.protocol === 'https:' || isLoopback(url.hostname)
    ? []
    : [`leads to ${url.origin}, which is not https`];
}

/** The value of a property list in XML; undefined for anything else. */
function parsePlist(text: string): Value | undefined {
  const { documentElement } = new new Window().DOMParser().parseFromString(text, 'application/xml');
  const root = documentElement?.tagName === 'plist' ? documentElement.firstElementChild : null;
  return root ? readValue(root) : undefined;
}

function readValue(element: PlistElement): Value {
  const children = [...element.children];
  if (element.tagName === 'array') return children.map(readValue);
  if (element.tagName !== 'dict') return element.textContent;
  const entries = children.flatMap((child, index) => {
    const value = children[index + 1];
    return child.tagName === 'key' && value ? [[child.textContent, readValue(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function valueOf(value: Value | undefined, key: string): Value | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function listOf(value: Value | undefined, key: string): readonly Value[] {
  const list = valueOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textOf(value: Value | undefined, key: string): string {
  const text = valueOf(value, key);
  return typeof text === 'string' ? text : '';
}

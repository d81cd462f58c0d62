import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeApk } from '../../src/apk/judge-apk.ts';
import { publishedApk } from '../../src/apk/published.ts';
import { readApk } from '../../src/apk/read-apk.ts';
import type { Site } from '../../src/site-config.ts';
import { isOwnHost } from './allowed-hosts.ts';
import { type Download, downloadProblems, type TimeLimits } from './download-problems.ts';

/** The media type that Android requires to offer the installation. */
export const APK_TYPE = 'application/vnd.android.package-archive';

/** Larger than any app: the limit for a body without a configured size. */
const MAX_BYTES = 2 ** 31;
const TIME_LIMITS: TimeLimits = { idle: 30_000, total: 15 * 60_000 };

/**
 * Downloads the configured APK and compares it with the owner's settings, as the download page does with a visitor's
 * file. Returns one line per difference, none if it is the right file. Never rejects, and never reads more than the
 * expected size.
 */
export async function apkProblems(site: Site, limits: TimeLimits = TIME_LIMITS): Promise<string[]> {
  const isOwn = ({ href }: URL) => isOwnHost(href, site);
  return downloadProblems(site.apkUrl, 'android', isOwn, limits, async (download) => {
    const { ok, status, headers } = download.response;
    if (!ok) return [`responds ${status}`];
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
    const problems = type === APK_TYPE ? [] : [`its type is ${type}, not ${APK_TYPE}`];
    return [...problems, ...(await bodyProblems(download, site))];
  });
}

async function bodyProblems({ nextChunk }: Download, site: Site): Promise<string[]> {
  const maximum = site.apkSize ?? MAX_BYTES;
  const folder = await mkdtemp(join(tmpdir(), 'unio-apk-'));
  const path = join(folder, 'downloaded.apk');
  const file = await open(path, 'w');
  try {
    let size = 0;
    for (let chunk = await nextChunk(); chunk !== undefined; chunk = await nextChunk()) {
      size += chunk.length;
      if (size > maximum) return [`is longer than ${maximum} bytes`];
      await file.write(chunk);
    }
    const problems = await contentProblems(path, site);
    if (site.apkSize !== undefined && size !== site.apkSize)
      problems.unshift(`is ${size} bytes long, not ${site.apkSize}`);
    return problems;
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

/** Differences between the content of a file and the owner's settings. */
async function contentProblems(path: string, site: Site): Promise<string[]> {
  const reading = await readApk(await openAsBlob(path));
  if (reading.kind === 'other') return [`is no APK: ${reading.file}`];
  const { signature } = reading.apk;
  const problems =
    signature.kind === 'verified'
      ? []
      : [`its signature is ${signature.kind}: the download page cannot confirm the file`];
  const { comparisons } = judgeApk(reading, publishedApk(site));
  for (const { subject, found, expected, isEqual } of comparisons)
    if (subject !== 'content' && expected.length > 0 && isEqual !== true)
      problems.push(`its ${NAMES[subject]} is ${found ?? 'unknown'}, not ${expected.join(' or ')}`);
  return problems;
}

const NAMES = {
  certificate: 'signing certificate',
  package: 'package',
  version: 'version',
  sha256: 'SHA-256',
} as const;

import { createHash } from 'node:crypto';
import type { Site } from '../../src/site-config.ts';
import { isOwnHost } from './allowed-hosts.ts';

/** Time limits of the download, ms; tests use shorter ones. */
export interface TimeLimits {
  /** Until the first byte, and between two chunks. */
  readonly silence: number;
  readonly total: number;
}

/** The media type that Android requires to offer the installation. */
export const APK_TYPE = 'application/vnd.android.package-archive';

/** Larger than any app: the limit for a body without a configured size. */
const MAX_BYTES = 2 ** 31;
const TIME_LIMITS: TimeLimits = { silence: 30_000, total: 15 * 60_000 };
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Downloads the configured APK and compares it with the owner's settings. Returns one line per difference,
 * none if it is the right file. Never rejects, and never reads more than the expected size.
 */
export async function apkProblems(site: Site, limits: TimeLimits = TIME_LIMITS): Promise<string[]> {
  const controller = new AbortController();
  const deadline = setTimeout(
    () => controller.abort(timeoutError('the download', limits.total)),
    limits.total,
  );
  const withUrl = (text: string) => `${site.apkUrl}: ${text}`;
  try {
    const response = await withTimeout(controller, limits.silence, (signal) =>
      fetch(site.apkUrl, { signal }),
    );
    const problems = responseProblems(response, site);
    if (response.ok && response.body)
      problems.push(...(await bodyProblems(response.body, site, controller, limits)));
    return problems.map(withUrl);
  } catch (cause) {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : cause;
    return [withUrl(reason instanceof Error ? describeError(reason) : String(reason))];
  } finally {
    clearTimeout(deadline);
    controller.abort();
  }
}

function responseProblems(response: Response, site: Site): string[] {
  if (!response.ok) return [`responds ${response.status}`];
  const problems: string[] = [];
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
  if (type !== APK_TYPE) problems.push(`its type is ${type}, not ${APK_TYPE}`);
  if (!isOwnHost(response.url, site)) problems.push(`leads to ${new URL(response.url).host}`);
  return problems;
}

async function bodyProblems(
  body: ReadableStream<Uint8Array>,
  { apkSize, apkSha256 }: Site,
  controller: AbortController,
  { silence }: TimeLimits,
): Promise<string[]> {
  const hash = createHash('sha256');
  const reader = body.getReader();
  const maximum = apkSize ?? MAX_BYTES;
  let start = Buffer.alloc(0);
  let size = 0;
  for (;;) {
    const { done, value } = await withTimeout(controller, silence, () => reader.read());
    if (done) break;
    size += value.length;
    if (size > maximum) return [`is longer than ${maximum} bytes`];
    if (start.length < ZIP_SIGNATURE.length)
      start = Buffer.concat([start, value]).subarray(0, ZIP_SIGNATURE.length);
    hash.update(value);
  }
  const digest = hash.digest('hex');
  const problems: string[] = [];
  if (!start.equals(ZIP_SIGNATURE)) problems.push('is no APK: it has no ZIP signature');
  if (apkSize !== undefined && size !== apkSize)
    problems.push(`is ${size} bytes long, not ${apkSize}`);
  if (apkSha256 !== undefined && digest !== apkSha256)
    problems.push(`its SHA-256 is ${digest}, not ${apkSha256}`);
  return problems;
}

/** Rejects if a step takes longer than `silence`, ms. */
async function withTimeout<Result>(
  controller: AbortController,
  silence: number,
  step: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(
    () => controller.abort(timeoutError('a step of the download', silence)),
    silence,
  );
  try {
    return await step(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function timeoutError(what: string, limit: number): Error {
  return new Error(`${what} took longer than ${limit / 1000} s`);
}

/** `fetch failed` alone is useless; the cause is not. */
function describeError({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

import { createHash } from 'node:crypto';
import type { Site } from '../../src/site-config.ts';
import { isOwnHost } from './allowed-hosts.ts';

/** Time limits of the download, ms; tests use shorter ones. */
export interface Patience {
  /** Until the first byte, and between two chunks. */
  readonly silence: number;
  /** For the whole download. */
  readonly total: number;
}

/** The media type that Android requires to offer the installation. */
export const APK_TYPE = 'application/vnd.android.package-archive';

/** Larger than any app: the limit for a body without a configured size. */
const LARGEST = 2 ** 31;
const PATIENCE: Patience = { silence: 30_000, total: 15 * 60_000 };
/** An APK is a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Downloads the configured APK and compares it with the owner's settings. Returns one line per difference,
 * none if it is the right file. Never rejects, and never reads more than the expected size.
 */
export async function apkProblems(site: Site, patience: Patience = PATIENCE): Promise<string[]> {
  const controller = new AbortController();
  const deadline = setTimeout(
    () => controller.abort(late('all of it', patience.total)),
    patience.total,
  );
  const say = (text: string) => `${site.apkUrl}: ${text}`;
  try {
    const response = await hurried(controller, patience.silence, (signal) =>
      fetch(site.apkUrl, { signal }),
    );
    const problems = aboutAnswer(response, site);
    // The hash of an error page is meaningless.
    if (response.ok && response.body)
      problems.push(...(await aboutBody(response.body, site, controller, patience)));
    return problems.map(say);
  } catch (cause) {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : cause;
    return [say(reason instanceof Error ? told(reason) : String(reason))];
  } finally {
    clearTimeout(deadline);
    // Cancels the unread rest.
    controller.abort();
  }
}

function aboutAnswer(response: Response, site: Site): string[] {
  if (!response.ok) return [`answers ${response.status}`];
  const problems: string[] = [];
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? 'none';
  if (type !== APK_TYPE) problems.push(`its type is ${type}, not ${APK_TYPE}`);
  if (!isOwnHost(response.url, site)) problems.push(`leads to ${new URL(response.url).host}`);
  return problems;
}

async function aboutBody(
  body: ReadableStream<Uint8Array>,
  { apkSize, apkSha256 }: Site,
  controller: AbortController,
  { silence }: Patience,
): Promise<string[]> {
  const hash = createHash('sha256');
  const reader = body.getReader();
  const most = apkSize ?? LARGEST;
  let start = Buffer.alloc(0);
  let size = 0;
  for (;;) {
    const { done, value } = await hurried(controller, silence, () => reader.read());
    if (done) break;
    size += value.length;
    if (size > most) return [`is longer than ${most} bytes`];
    if (start.length < ZIP.length) start = Buffer.concat([start, value]).subarray(0, ZIP.length);
    hash.update(value);
  }
  const digest = hash.digest('hex');
  const problems: string[] = [];
  if (!start.equals(ZIP)) problems.push('is no installation file: it does not begin like one');
  if (apkSize !== undefined && size !== apkSize)
    problems.push(`is ${size} bytes long, not ${apkSize}`);
  if (apkSha256 !== undefined && digest !== apkSha256)
    problems.push(`its SHA-256 is ${digest}, not ${apkSha256}`);
  return problems;
}

/** Rejects if a step takes longer than `silence`, ms. */
async function hurried<Result>(
  controller: AbortController,
  silence: number,
  step: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => controller.abort(late('a part of it', silence)), silence);
  try {
    return await step(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function late(what: string, limit: number): Error {
  return new Error(`${what} took longer than ${limit / 1000} s`);
}

/** `fetch failed` alone is useless; the cause is not. */
function told({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

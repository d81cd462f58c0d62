import { createHash } from 'node:crypto';
import type { Site } from '../../src/site-config.ts';
import { isOwnHost } from './allowed-hosts.ts';

/** How long the file may take, ms; tests wait less. */
export interface Patience {
  /** Until the first byte, and from one part to the next. */
  readonly silence: number;
  /** In all. */
  readonly total: number;
}

/** What Android needs to hear, or it will not offer to install. */
export const APK_TYPE = 'application/vnd.android.package-archive';

/** More than any app: where no size is set, a body that does not end is cut off here. */
const LARGEST = 2 ** 31;
/** A phone's line is slower than a server's, but this runs beside a release. */
const PATIENCE: Patience = { silence: 30_000, total: 15 * 60_000 };
/** An installation file is a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Fetches the configured installation file and compares it with what the owner says of it. Gives one
 * line for every difference, none when it is the right file. Never rejects; never reads past the
 * size it expects.
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
    // An error page has no hash worth comparing.
    if (response.ok && response.body)
      problems.push(...(await aboutBody(response.body, site, controller, patience)));
    return problems.map(say);
  } catch (cause) {
    const reason: unknown = controller.signal.aborted ? controller.signal.reason : cause;
    return [say(reason instanceof Error ? told(reason) : String(reason))];
  } finally {
    clearTimeout(deadline);
    // Whatever was not read is not wanted.
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

/** One step that must not take longer than `silence`. */
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

/** `fetch failed` alone says nothing; its cause does. */
function told({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Serves the last report; approvals can be posted to it (VIS-7). */
import type { IncomingMessage } from 'node:http';
import { type Acceptance, accept, remainingLine } from '../approvals/accept.ts';
import { SEVERITIES } from './results.ts';
import { serveLocally } from './serve-locally.ts';
import { readResults, resultsScript } from './write-report.ts';

export type ReportServer = Awaited<ReturnType<typeof serveReport>>;

/** In characters. */
const MAX_BODY_LENGTH = 1_000_000;

/**
 * Serves the report in `folder`. A post of `{entries: [{snapshots, reason, severity?}]}` writes the
 * approvals of the checkout at `root`. @throws RunError when there is no report.
 */
export async function serveReport(root: string, folder: string, log: (line: string) => void) {
  await readResults(folder);
  return serveLocally(folder, {
    async script() {
      // Rejects while a run replaces the report.
      const results = resultsScript(JSON.stringify(await readResults(folder)));
      return `window.visualServer = true;\n${results}`;
    },
    async post(request) {
      const left = remainingLine(await accept(root, folder, await readEntries(request), log));
      log(left);
      return { left };
    },
  });
}

async function readEntries(request: IncomingMessage): Promise<Acceptance[]> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY_LENGTH) throw new Error('The request is too large.');
  }
  const { entries } = JSON.parse(text) as { entries?: unknown };
  if (!Array.isArray(entries) || entries.length === 0 || !entries.every(isAcceptance))
    throw new Error('Each entry needs snapshots and a reason.');
  return entries;
}

function isAcceptance(entry: unknown): entry is Acceptance {
  const { snapshots, reason, severity } = Object(entry) as Record<string, unknown>;
  return (
    [snapshots, reason].every((text) => typeof text === 'string' && text.trim() !== '') &&
    (severity === undefined || SEVERITIES.some((it) => it === severity))
  );
}

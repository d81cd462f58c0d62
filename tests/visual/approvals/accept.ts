/** Accepts snapshots of the last report (VIS-7): from the command line, and from the page `--open` shows. */
import { matchesGlob } from 'node:path';
import { readResults, writeResults } from '../report/write-report.ts';
import { type ResultRow, type Results, type Severity, needsReview } from '../report/results.ts';
import { RunError } from '../builds/exec.ts';
import { type Approval, snapshotDigest, withApprovals } from './approvals.ts';
import { readApprovals, writeApprovals } from './approvals-file.ts';

/** What to accept; `snapshots` is a glob over snapshot names, narrowed by severity where that is named. */
export interface Acceptance extends Pick<Approval, 'snapshots' | 'reason'> {
  readonly severity?: Severity | undefined;
}

/**
 * Writes approvals of what the report in `folder` shows and updates it; resolves with its results.
 * What the tree changed since has another digest: the next run asks for it again.
 * @throws RunError when a glob covers nothing that is left to approve; then nothing is written.
 */
export async function accept(
  root: string,
  folder: string,
  entries: readonly Acceptance[],
  say: (line: string) => void,
): Promise<Results> {
  const results = await readResults(folder);
  const { baselineCommit, baseline, candidate, startedAt } = results;
  say(`Approved is what the report of ${startedAt} shows: ${candidate} against ${baseline}.`);
  const before = await readApprovals(root, baselineCommit, baseline);
  const { rows } = withApprovals(results.snapshots, before);
  const added = entries.map((entry) => {
    const { snapshots, reason, severity } = entry;
    const covered = coveredBy(entry, rows);
    if (covered.length === 0) {
      const matches = rows.some((row) => matchesGlob(row.snapshot, snapshots));
      const kind = severity === undefined ? '' : `${severity} and `;
      const why = matches ? `covers nothing that is ${kind}left to approve` : 'matches no snapshot';
      throw new RunError(`"${snapshots}" ${why} in the report in ${folder}.`);
    }
    for (const line of coverLines(snapshots, covered)) say(line);
    const seen = covered.flatMap((row) => snapshotDigest(row) ?? []).toSorted();
    return { snapshots, base: baselineCommit || baseline, reason, seen };
  });
  await writeApprovals(root, added, before.expired);
  const after = withApprovals(
    results.snapshots,
    await readApprovals(root, baselineCommit, baseline),
  );
  const updated = { ...results, snapshots: after.rows };
  await writeResults(folder, updated);
  return updated;
}

/** What an entry would approve: what differs under its glob and is not approved yet. */
function coveredBy({ snapshots, severity }: Acceptance, rows: readonly ResultRow[]): ResultRow[] {
  return rows.filter(
    (row) =>
      row.approved === undefined &&
      snapshotDigest(row) !== undefined &&
      (severity === undefined || row.severity === severity) &&
      matchesGlob(row.snapshot, snapshots),
  );
}

/** How much a glob approves; where that is more than one story, how much of each. */
function coverLines(glob: string, rows: readonly ResultRow[]): string[] {
  const stories = [...Map.groupBy(rows, ({ story }) => story)];
  const kinds = (its: readonly ResultRow[]) =>
    [...Map.groupBy(its, ({ severity, status }) => severity ?? status)]
      .map(([kind, { length }]) => `${length} ${kind}`)
      .join(', ');
  const snapshots = rows.length === 1 ? '1 snapshot' : `${rows.length} snapshots`;
  const of = stories.length === 1 ? '1 story' : `${stories.length} stories`;
  const head = `"${glob}" approves ${snapshots} of ${of}`;
  if (stories.length === 1) return [`${head}: ${kinds(rows)}`];
  return [
    `Look again: ${head}: ${kinds(rows)}`,
    ...stories.map(([story, its]) => `  ${story}: ${kinds(its)}`),
  ];
}

/** One line: what is left to review. */
export function remainingLine({ snapshots, strict, totals }: Results): string {
  const left = snapshots.filter(needsReview).length;
  if (left > 0) return `${left} snapshots are still to be reviewed.`;
  const flaky =
    strict && totals.flaky > 0 ? ` ${totals.flaky} are flaky, which fails this strict run.` : '';
  return `Everything is reviewed.${flaky}`;
}

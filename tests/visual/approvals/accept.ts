/** Accepts snapshots of the last report (VIS-7), from the command line or from the served report. */
import { matchesGlob } from 'node:path';
import { RunError } from '../builds/exec.ts';
import { plural } from '../report/app/model/quantities.ts';
import { type ResultRow, type Results, type Severity, needsReview } from '../report/results.ts';
import { readResults, writeResults } from '../report/write-report.ts';
import { readApprovals, writeApprovals } from './approvals-file.ts';
import { type Approval, snapshotDigest, withApprovals } from './approvals.ts';

export interface Acceptance extends Pick<Approval, 'snapshots' | 'reason'> {
  /** Narrows the glob to differences of one severity. */
  readonly severity?: Severity | undefined;
}

/** Updates the report as well. @throws RunError if a glob covers nothing; then nothing is written. */
export async function accept(
  root: string,
  folder: string,
  acceptances: readonly Acceptance[],
  log: (line: string) => void,
): Promise<Results> {
  const results = await readResults(folder);
  const { baselineCommit, baseline, candidate, startedAt, snapshots } = results;
  const current = () => readApprovals(root, baselineCommit, baseline);
  log(`Approving from the report of ${startedAt}: ${candidate} against ${baseline}.`);
  const before = await current();
  const { rows } = withApprovals(snapshots, before);
  const added = acceptances.map(({ snapshots: glob, reason, severity }): Approval => {
    const matching = rows.filter((row) => matchesGlob(row.snapshot, glob));
    const covered = matching
      .filter((row) => row.approved === undefined && snapshotDigest(row) !== undefined)
      .filter((row) => severity === undefined || row.severity === severity);
    if (covered.length === 0) {
      const kind = severity === undefined ? '' : `${severity} and `;
      const none = matching.length === 0 && 'matches no snapshot';
      const problem = none || `covers nothing that is ${kind}left to approve`;
      throw new RunError(`"${glob}" ${problem} in the report in ${folder}.`);
    }
    for (const line of summaryLines(glob, covered)) log(line);
    const seen = covered.flatMap((row) => snapshotDigest(row) ?? []).toSorted();
    return { snapshots: glob, base: baselineCommit || baseline, reason, seen };
  });
  await writeApprovals(root, added, before.expired);
  const updated = { ...results, snapshots: withApprovals(snapshots, await current()).rows };
  await writeResults(folder, updated);
  return updated;
}

/** One line, and for several stories one more per story: a glob may match more than intended. */
function summaryLines(glob: string, rows: readonly ResultRow[]): string[] {
  const severities = (some: readonly ResultRow[]) =>
    [...Map.groupBy(some, ({ severity, status }) => severity ?? status)]
      .map(([severity, { length }]) => `${length} ${severity}`)
      .join(', ');
  const stories = [...Map.groupBy(rows, ({ story }) => story)];
  const count = `${plural(rows.length, 'snapshot')} of ${plural(stories.length, 'story', 'stories')}`;
  const line = `"${glob}" approves ${count}: ${severities(rows)}`;
  if (stories.length === 1) return [line];
  return [
    `Check this: ${line}`,
    ...stories.map(([story, some]) => `  ${story}: ${severities(some)}`),
  ];
}

export function remainingLine({ snapshots, strict, totals }: Results): string {
  const left = snapshots.filter(needsReview).length;
  if (left > 0) return `${left} snapshots are still to be reviewed.`;
  const flaky =
    strict && totals.flaky > 0 ? ` ${totals.flaky} are flaky, which fails this strict run.` : '';
  return `Everything is reviewed.${flaky}`;
}

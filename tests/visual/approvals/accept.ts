/** Accepts cells of the last report (VIS-7): from the command line, and from the page `--open` shows. */
import { matchesGlob } from 'node:path';
import { readResults, writeResults } from '../report/report.ts';
import { APPROVABLE, type Results, unreviewed } from '../report/results.ts';
import { StepError } from '../sides/step.ts';
import { type Approval, withApprovals } from './approvals.ts';
import { approvalsFor, writeApprovals } from './read.ts';

/** What to accept; `cells` is a glob over cell names. */
export type Acceptance = Pick<Approval, 'cells' | 'reason'>;

/**
 * Writes approvals and brings the report in `folder` up to date; resolves with its results.
 * @throws StepError when a glob covers nothing that can be approved; then nothing is written.
 */
export async function accept(
  root: string,
  folder: string,
  entries: readonly Acceptance[],
): Promise<Results> {
  const results = await readResults(folder);
  const base = results.baseCommit || results.base;
  for (const { cells } of entries) {
    const covered = results.cells.filter((row) => matchesGlob(row.cell, cells));
    if (covered.some(({ status }) => APPROVABLE.includes(status))) continue;
    const why = covered.length === 0 ? 'matches no cell' : 'covers nothing that differs';
    throw new StepError(`"${cells}" ${why} of the report in ${folder}.`);
  }
  const before = await approvalsFor(root, results.baseCommit, results.base);
  const added = entries.map((it) => ({ cells: it.cells, base, reason: it.reason }));
  await writeApprovals(root, added, before.lapsed);
  const { rows } = withApprovals(
    results.cells,
    await approvalsFor(root, results.baseCommit, results.base),
  );
  const updated = { ...results, cells: rows };
  await writeResults(folder, updated);
  return updated;
}

/** One line: what is left to review. */
export function leftLine({ cells }: Results): string {
  const left = cells.filter(unreviewed).length;
  return left === 0 ? 'Everything is reviewed.' : `${left} cells are still to be reviewed.`;
}

/** Accepts by cause (VIS-20). Causes become globs, so that each approval covers only the differences seen. */
import { RunError } from '../builds/exec.ts';
import { groupByCause } from '../report/app/model/causes.ts';
import { minimalGlobs } from '../report/app/model/minimal-globs.ts';
import { isAcceptable, isDifferent } from '../report/results.ts';
import { readResults } from '../report/write-report.ts';

/**
 * Globs for the snapshots of the report in `folder` that have these causes and no approval yet.
 * @throws RunError for a cause that none of them has.
 */
export async function globsOfCauses(folder: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { snapshots } = await readResults(folder);
  const groups = groupByCause(snapshots.filter(isAcceptable));
  for (const name of names)
    if (!groups.some((group) => group.name === name)) {
      const known = groups.map((group) => `"${group.name}"`).join(', ') || 'none';
      throw new RunError(
        `No snapshot that can be approved has the cause "${name}"; causes: ${known}.`,
      );
    }
  const rows = groups.flatMap((group) => (names.includes(group.name) ? group.rows : []));
  return minimalGlobs(rows, snapshots.filter(isDifferent));
}

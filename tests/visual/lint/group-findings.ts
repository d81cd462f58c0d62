/** Findings for people: the same fault in many snapshots is one line. */
import type { ResultRow } from '../report/results.ts';
import { type Finding, isCounted } from './rules.ts';

/** A fault with the snapshots that have it. */
export interface FindingGroup {
  readonly first: Finding;
  /** The most pixels of all snapshots. */
  readonly pixels: number;
  readonly snapshots: readonly ResultRow[];
}

/** Groups what counts by rule, place and message; the fault of most snapshots first. */
export function groupFindings(rows: readonly ResultRow[]): FindingGroup[] {
  const all = rows.flatMap((row) =>
    row.findings.filter(isCounted).map((finding) => ({ row, finding })),
  );
  const groups = Map.groupBy(all, ({ finding: { rule, selector, key, text } }) =>
    [rule, selector, key || text].join('\n'),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const first = group[0]?.finding;
      if (!first) return [];
      const pixels = Math.max(...group.map(({ finding }) => finding.pixels));
      return [{ first, pixels, snapshots: [...new Set(group.map(({ row }) => row))] }];
    })
    .toSorted((a, b) => b.snapshots.length - a.snapshots.length);
}

/** One line a fault: rule, place, message, pixels, snapshots. */
export function findingLine({ first, pixels, snapshots }: FindingGroup): string {
  const { rule, selector, key, text } = first;
  const words = `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
  return `${rule}: ${selector} ${key ? `${key} ` : ''}${words}, ${pixels} px, in ${snapshotsLine(snapshots)}`;
}

function snapshotsLine(snapshots: readonly ResultRow[]): string {
  const some = (values: readonly string[]) => {
    const each = [...new Set(values)];
    return each.length > 4
      ? `${each.slice(0, 3).join(', ')} and ${each.length - 3} more`
      : each.join(', ');
  };
  const locales = some(snapshots.map(({ locale }) => locale));
  const widths = some(snapshots.map(({ width }) => String(width)));
  return `${snapshots.length} snapshots (${locales}; ${widths} px; ${some(snapshots.map(({ story }) => story))})`;
}

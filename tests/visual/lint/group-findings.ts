/** Findings for people: the same one in many snapshots is one line. */
import type { ResultRow } from '../report/results.ts';
import { type Finding, isCounted } from './rules.ts';

/** A finding with the snapshots that have it, and the most pixels of all these. */
export interface FindingGroup {
  readonly first: Finding;
  readonly pixels: number;
  readonly snapshots: readonly ResultRow[];
}

/** Groups what counts by rule, place and message; the finding of most snapshots first. */
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

export function findingLine({ first, pixels, snapshots }: FindingGroup): string {
  const { rule, selector, key, text } = first;
  const place = [selector, key].filter(Boolean).join(' ');
  const quoted = `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
  const [locales, widths, stories] = [
    snapshots.map(({ locale }) => locale),
    snapshots.map(({ width }) => String(width)),
    snapshots.map(({ story }) => story),
  ].map(listed);
  return `${rule}: ${place} ${quoted}, ${pixels} px, in ${snapshots.length} snapshots (${locales}; ${widths} px; ${stories})`;
}

function listed(values: readonly string[]): string {
  const each = [...new Set(values)];
  const more = each.length > 4 ? ` and ${each.length - 3} more` : '';
  return `${each.slice(0, more ? 3 : 4).join(', ')}${more}`;
}

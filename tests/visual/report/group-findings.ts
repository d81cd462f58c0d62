/** Merges findings: the same one in many snapshots is one line. */
import { identityOf, isDescribed, rangeText } from '../lint/rules.ts';
import { type ResultRow, openFindings } from './results.ts';

type FindingGroup = ReturnType<typeof groupFindings>[number];

/** Groups counted findings by rule, place and message, those with the most snapshots first. */
export function groupFindings(rows: readonly ResultRow[]) {
  const all = rows.flatMap((row) => openFindings(row).map((finding) => ({ row, finding })));
  const groups = Map.groupBy(all, ({ finding }) => identityOf(finding));
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
  const what = [isDescribed(first) ? text : `${quoted}, ${pixels} px`, rangeText(first)]
    .filter(Boolean)
    .join(' ');
  if (first.range) return `${rule}: ${locales}: ${what}: ${place} (${stories})`;
  return `${rule}: ${place} ${what}, in ${snapshots.length} snapshots (${locales}; ${widths} px; ${stories})`;
}

function listed(values: readonly string[]): string {
  const each = [...new Set(values)];
  const more = each.length > 4 ? ` and ${each.length - 3} more` : '';
  return `${each.slice(0, more ? 3 : 4).join(', ')}${more}`;
}

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
      const example = group[0]?.finding;
      if (!example) return [];
      const pixels = Math.max(...group.map(({ finding }) => finding.pixels));
      return [{ example, pixels, snapshots: [...new Set(group.map(({ row }) => row))] }];
    })
    .toSorted((a, b) => b.snapshots.length - a.snapshots.length);
}

export function findingLine({ example, pixels, snapshots }: FindingGroup): string {
  const { rule, selector, key, text } = example;
  const location = [selector, key].filter(Boolean).join(' ');
  const quoted = `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
  const [locales, widths, stories] = [
    snapshots.map(({ locale }) => locale),
    snapshots.map(({ width }) => String(width)),
    snapshots.map(({ story }) => story),
  ].map(shortList);
  const what = [isDescribed(example) ? text : `${quoted}, ${pixels} px`, rangeText(example)]
    .filter(Boolean)
    .join(' ');
  if (example.range) return `${rule}: ${locales}: ${what}: ${location} (${stories})`;
  return `${rule}: ${location} ${what}, in ${snapshots.length} snapshots (${locales}; ${widths} px; ${stories})`;
}

function shortList(values: readonly string[]): string {
  const unique = [...new Set(values)];
  const more = unique.length > 4 ? ` and ${unique.length - 3} more` : '';
  return `${unique.slice(0, more ? 3 : 4).join(', ')}${more}`;
}

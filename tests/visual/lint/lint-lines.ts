/** Findings for people: the same fault in many cells is one line. */
import type { ResultRow } from '../report/results.ts';
import { type Finding, counts } from './findings.ts';

/** A fault with the cells that have it. */
export interface Fault {
  readonly first: Finding;
  /** The most pixels of all cells. */
  readonly pixels: number;
  readonly cells: readonly ResultRow[];
}

/** Groups what counts by rule, place and message; the fault of most cells first. */
export function faultsOf(rows: readonly ResultRow[]): Fault[] {
  const all = rows.flatMap((row) =>
    row.findings.filter(counts).map((finding) => ({ row, finding })),
  );
  const groups = Map.groupBy(all, ({ finding: { rule, selector, key, text } }) =>
    [rule, selector, key || text].join('\n'),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const first = group[0]?.finding;
      if (!first) return [];
      const pixels = Math.max(...group.map(({ finding }) => finding.pixels));
      return [{ first, pixels, cells: [...new Set(group.map(({ row }) => row))] }];
    })
    .toSorted((a, b) => b.cells.length - a.cells.length);
}

/** One line a fault: rule, place, message, pixels, cells. */
export function faultLine({ first, pixels, cells }: Fault): string {
  const { rule, selector, key, text } = first;
  const words = `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
  return `${rule}: ${selector} ${key ? `${key} ` : ''}${words}, ${pixels} px, in ${cellsLine(cells)}`;
}

function cellsLine(cells: readonly ResultRow[]): string {
  const some = (values: readonly string[]) => {
    const each = [...new Set(values)];
    return each.length > 4
      ? `${each.slice(0, 3).join(', ')} and ${each.length - 3} more`
      : each.join(', ');
  };
  const locales = some(cells.map(({ locale }) => locale));
  const widths = some(cells.map(({ width }) => String(width)));
  return `${cells.length} cells (${locales}; ${widths} px; ${some(cells.map(({ story }) => story))})`;
}

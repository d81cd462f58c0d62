/** Findings and problems of many cells as one list: what no approval covers. */
import { RULES } from '../../../lint/findings.ts';
import { type ResultRow, openFindings, openProblems } from '../../results.ts';

/** One fault with every cell that has it. */
export interface Fault {
  readonly key: string;
  /** Who found it: `layout`, `axe`, `console`, `page` or `request`. */
  readonly source: string;
  /** The rule, or what a console calls it. */
  readonly name: string;
  /** In a sentence. */
  readonly text: string;
  /** Selector and message key; may be empty. */
  readonly place: string;
  readonly rows: readonly ResultRow[];
}

/** The faults of one cell, each with that cell alone. */
export function faultsIn(row: ResultRow): Fault[] {
  const layout = openFindings(row).map(({ rule, selector, key, text, pixels }) => ({
    key: ['layout', rule, selector, key || text].join('\n'),
    source: 'layout',
    name: rule,
    text: `“${text}”, ${pixels} px: ${RULES[rule] ?? rule}`,
    place: [key, selector].filter(Boolean).join(' · '),
    rows: [row],
  }));
  const others = openProblems(row).map(({ source, rule, text, selector }) => ({
    key: [source, rule, text, selector].join('\n'),
    source,
    name: rule,
    text,
    place: selector,
    rows: [row],
  }));
  return [...layout, ...others];
}

/** The same rule at the same place is one fault; that of most cells first. */
export function faultsOf(rows: readonly ResultRow[]): Fault[] {
  const all = rows.flatMap(faultsIn);
  return [...Map.groupBy(all, ({ key }) => key).values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, rows: same.flatMap((it) => it.rows) }] : [];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

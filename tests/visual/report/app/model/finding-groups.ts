/** Findings and problems of many snapshots as one list, which no approval covers; and what is flaky. */
import { RULES } from '../../../lint/rules.ts';
import { type ResultRow, openFindings, openProblems } from '../../results.ts';

/** One fault with every snapshot that has it. */
export interface FindingGroup {
  readonly key: string;
  /** Who found it: `layout`, `axe`, `console`, `page`, `request` or `isolation`; a flaky one's component. */
  readonly source: string;
  /** The rule, or what a console calls it. */
  readonly name: string;
  /** In a sentence. */
  readonly text: string;
  /** Selector and message key; may be empty. */
  readonly place: string;
  readonly rows: readonly ResultRow[];
}

/** What is wrong where a page that is switched in place and a fresh one do not show the same. */
const ISOLATION =
  'A fresh page shows something else than the page on which snapshots follow one another: something stays from one to the next.';

/** The faults of one snapshot, each with that snapshot alone. */
export function findingsIn(row: ResultRow): FindingGroup[] {
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
    text: source === 'isolation' ? `${ISOLATION} ${text}`.trim() : text,
    place: selector,
    rows: [row],
  }));
  return [...layout, ...others];
}

/** The same rule at the same place is one fault; that of most snapshots first. */
export function groupFindings(rows: readonly ResultRow[]): FindingGroup[] {
  return together(rows.flatMap(findingsIn));
}

/** Snapshots that passed only when they were captured again, by story and reason (VIS-14). */
export function flakyGroups(rows: readonly ResultRow[]): FindingGroup[] {
  const flaky = rows.filter(({ status }) => status === 'flaky');
  return together(
    flaky.map((row) => {
      const { story, title, name, reason } = row;
      return {
        key: `${story}\n${reason}`,
        source: title,
        name,
        text: reason,
        place: '',
        rows: [row],
      };
    }),
  );
}

function together(all: readonly FindingGroup[]): FindingGroup[] {
  return [...Map.groupBy(all, ({ key }) => key).values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, rows: same.flatMap((it) => it.rows) }] : [];
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

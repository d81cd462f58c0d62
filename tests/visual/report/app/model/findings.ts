/** The findings and flaky snapshots of a report, each listed once with all its snapshots. */
import { RULES, identityOf, isDescribed, rangeText } from '../../../lint/rules.ts';
import { type ResultRow, openFindings, openProblems } from '../../results.ts';

export interface ListedFinding {
  readonly key: string;
  /** `layout` or the source of a problem; the component of a flaky story. */
  readonly source: string;
  readonly name: string;
  readonly text: string;
  /** Message key and selector; may be empty. */
  readonly location: string;
  readonly rows: readonly ResultRow[];
}

const ISOLATION =
  'A fresh page looks different: state leaks from one snapshot of the story to the next.';

export function findingsOf(row: ResultRow): ListedFinding[] {
  const rows = [row];
  const layout = openFindings(row).map((finding) => {
    const { rule, selector, key, text, pixels } = finding;
    const what = isDescribed(finding) ? text : `“${text}”, ${pixels} px`;
    const range = rangeText(finding);
    return {
      key: `layout\n${identityOf(finding)}`,
      source: finding.range ? 'sweep' : isDescribed(finding) ? 'parity' : 'layout',
      name: rule,
      text: `${[what, range].filter(Boolean).join(', ')}: ${RULES[rule] ?? rule}`,
      location: [key, selector].filter(Boolean).join(' · '),
      rows,
    };
  });
  const problems = openProblems(row).map(({ source, rule, text, selector }) => ({
    key: [source, rule, text, selector].join('\n'),
    source,
    name: rule,
    text: source === 'isolation' ? `${ISOLATION} ${text}`.trim() : text,
    location: selector,
    rows,
  }));
  return [...layout, ...problems];
}

export function listFindings(rows: readonly ResultRow[]): ListedFinding[] {
  return merge(rows.flatMap(findingsOf));
}

/** By story and reason (VIS-14). */
export function listFlaky(rows: readonly ResultRow[]): ListedFinding[] {
  const flaky = rows.filter(({ status }) => status === 'flaky');
  return merge(
    flaky.map((row) => {
      const { story, title: source, name, reason: text } = row;
      return { key: `${story}\n${text}`, source, name, text, location: '', rows: [row] };
    }),
  );
}

/** The finding with the most snapshots comes first. */
function merge(findings: readonly ListedFinding[]): ListedFinding[] {
  return [...Map.groupBy(findings, ({ key }) => key).values()]
    .map((same) => Object.assign({}, same[0], { rows: same.flatMap(({ rows }) => rows) }))
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

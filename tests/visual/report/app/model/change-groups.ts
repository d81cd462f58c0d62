/** Snapshots that changed alike, so that one review covers all of them (VIS-6). */
import {
  type Change,
  type ResultRow,
  type Severity,
  type Status,
  SEVERITIES,
  isDifferent,
} from '../../results.ts';
import { type Span, spanOf } from './model.ts';
import { type Outlier, findOutliers } from './outliers.ts';

export interface ChangeGroup extends Span {
  /** Part of links: the same results have the same ids. */
  readonly id: string;
  readonly status: Status;
  /** The highest in the group. */
  readonly severity: Severity | undefined;
  /** `Header: “Get the app”`. */
  readonly name: string;
  /** Message key and selector, or the reason. */
  readonly detail: string;
  readonly rows: readonly ResultRow[];
  readonly outliers: readonly Outlier[];
}

/** At least one row. */
type Cluster = readonly [ResultRow, ...ResultRow[]];

/** Boxes of one element are similar up to these factors: a translation changes a text's width most. */
const MAX_WIDTH_RATIO = 4;
const MAX_HEIGHT_RATIO = 2;

/** What cannot be approved first, then what is most obvious. */
const RANKS: readonly (Status | Severity)[] = [
  'error',
  'removed',
  'layout',
  'new',
  'visible',
  'changed',
  'subtle',
];

/**
 * Groups all rows that need a review, the most severe and then the largest group first. `changed`
 * rows are grouped by the elements that changed and the shape of their boxes, errors by their reason,
 * other rows by their component.
 */
export function groupChanges(rows: readonly ResultRow[]): ChangeGroup[] {
  const bySignature = Map.groupBy(rows.filter(isDifferent), signatureOf);
  const groups = [...bySignature].flatMap(([signature, similar]) =>
    clustersOf(similar).map((cluster, index) => createGroup(`${signature}\n${index}`, cluster)),
  );
  const outliers = findOutliers(rows, groups);
  const rankOf = ({ severity, status }: (typeof groups)[number]) =>
    RANKS.indexOf(severity ?? status);
  return groups
    .map((group) => Object.assign(group, { outliers: outliers.get(group.id) ?? [] }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.rows.length - a.rows.length);
}

function signatureOf(row: ResultRow): string {
  if (row.status === 'error') return `error\n${firstLine(row.reason)}`;
  if (row.status !== 'changed' || row.changes.length === 0) return `${row.status}\n${row.title}`;
  return `changed\n${[...new Set(row.changes.map(elementOf))].toSorted().join('\n')}`;
}

function elementOf({ selector, key }: Change): string {
  return `${selector}\t${key}`;
}

/** Rows join the first cluster whose first row has similar boxes. */
function clustersOf(rows: readonly ResultRow[]): Cluster[] {
  const clusters: [ResultRow, ...ResultRow[]][] = [];
  for (const row of rows) {
    const cluster = clusters.find(([first]) => haveSimilarBoxes(first, row));
    if (cluster) cluster.push(row);
    else clusters.push([row]);
  }
  return clusters;
}

function haveSimilarBoxes(a: ResultRow, b: ResultRow): boolean {
  const others = largestBoxes(b);
  return [...largestBoxes(a)].every(([element, box]) => {
    const other = others.get(element);
    return (
      other !== undefined &&
      ratio(box.width, other.width) <= MAX_WIDTH_RATIO &&
      ratio(box.height, other.height) <= MAX_HEIGHT_RATIO
    );
  });
}

/** The largest box of each element; `changes` has the largest first. */
function largestBoxes({ changes }: ResultRow) {
  return new Map(changes.toReversed().map((change) => [elementOf(change), change.box]));
}

function ratio(a: number, b: number): number {
  return Math.max(a, b, 1) / Math.max(Math.min(a, b), 1);
}

function createGroup(signature: string, rows: Cluster): Omit<ChangeGroup, 'outliers'> {
  // English where it is available, for the text in the name.
  const example = rows.find(({ locale }) => locale === 'en') ?? rows[0];
  const titles = [...new Set(rows.map(({ title }) => title))];
  const component =
    titles.length === 1 ? (titles[0]?.split('/').at(-1) ?? '') : `${titles.length} components`;
  const { what, detail } = describeChange(example);
  return {
    id: shortHash(signature),
    status: example.status,
    severity: SEVERITIES.find((it) => rows.some(({ severity }) => severity === it)),
    name: `${component}: ${what}`,
    detail,
    rows,
    ...spanOf(rows),
  };
}

function describeChange({ status, changes, reason }: ResultRow) {
  if (status === 'error') return { what: firstLine(reason) || 'error', detail: '' };
  const main = changes.find(({ text }) => text !== '') ?? changes[0];
  if (status !== 'changed' || !main) return { what: status, detail: firstLine(reason) };
  const element = main.text === '' ? main.selector : `“${shorten(main.text, 48)}”`;
  const others = new Set(changes.map(elementOf)).size - 1;
  return {
    what: others > 0 ? `${element} and ${others} more` : element,
    detail: [main.key, main.selector].filter(Boolean).join(' · '),
  };
}

function firstLine(text: string): string {
  return shorten(text.split('\n')[0] ?? '', 90);
}

function shorten(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/** 32-bit FNV-1a in base 36. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Snapshots that changed alike, so that one review covers all of them (VIS-6). */
import { type Change, type ResultRow, SEVERITIES, isDifferent } from '../../results.ts';
import { causeName } from './causes.ts';
import { spanOf } from './model.ts';
import { findOutliers } from './outliers.ts';

export type ChangeGroup = ReturnType<typeof groupChanges>[number];

type Cluster = [ResultRow, ...ResultRow[]];

/** Boxes of one element are similar up to these factors: a translation changes a text's width most. */
const MAX_WIDTH_RATIO = 4;
const MAX_HEIGHT_RATIO = 2;

/** Statuses and severities: first those that cannot be approved, then the most obvious ones. */
const RANKS = ['error', 'removed', 'layout', 'new', 'visible', 'changed', 'subtle'];

/**
 * Groups all rows that need a review, the most severe and then the largest group first. `changed`
 * rows are grouped by their cause, the elements that changed and the shape of their boxes, errors by their reason,
 * other rows by their component.
 */
export function groupChanges(rows: readonly ResultRow[]) {
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
  const cause = row.cause ? causeName(row.cause) : '';
  if (row.status !== 'changed' || row.changes.length === 0)
    return [row.status, row.title, cause].filter(Boolean).join('\n');
  const elements = [...new Set(row.changes.map(elementOf))].toSorted();
  return ['changed', ...elements, cause].filter(Boolean).join('\n');
}

function elementOf({ selector, key }: Change): string {
  return `${selector}\t${key}`;
}

/** Rows join the first cluster whose first row has similar boxes. */
function clustersOf(rows: readonly ResultRow[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const row of rows) {
    const cluster = clusters.find(([first]) => haveSimilarBoxes(first, row));
    if (cluster) cluster.push(row);
    else clusters.push([row]);
  }
  return clusters;
}

function haveSimilarBoxes(a: ResultRow, b: ResultRow): boolean {
  // The largest box of each element: `changes` has the largest first.
  const boxesIn = ({ changes }: ResultRow) =>
    new Map(changes.toReversed().map((change) => [elementOf(change), change.box]));
  const ratio = (a: number, b: number) => Math.max(a, b, 1) / Math.max(Math.min(a, b), 1);
  const others = boxesIn(b);
  return [...boxesIn(a)].every(([element, { width, height }]) => {
    const other = others.get(element);
    return (
      other !== undefined &&
      ratio(width, other.width) <= MAX_WIDTH_RATIO &&
      ratio(height, other.height) <= MAX_HEIGHT_RATIO
    );
  });
}

function createGroup(signature: string, rows: Cluster) {
  // English where it is available, for the text in the name.
  const example = rows.find(({ locale }) => locale === 'en') ?? rows[0];
  const titles = new Set(rows.map(({ title }) => title));
  const component =
    titles.size === 1 ? example.title.split('/').at(-1) : `${titles.size} components`;
  const { what, detail } = describeChange(example);
  return {
    /** Part of links: the same results have the same ids. */
    id: shortHash(signature),
    status: example.status,
    /** The highest in the group. */
    severity: SEVERITIES.find((it) => rows.some(({ severity }) => severity === it)),
    /** `Header: “Get the app”`. */
    name: `${component}: ${what}`,
    /** Message key and selector, or the reason. */
    detail,
    example,
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

/** Snapshots that changed alike, so that one look answers for all of them (VIS-6). */
import {
  type Change,
  type ResultRow,
  type Severity,
  type Status,
  SEVERITIES,
} from '../../results.ts';
import { isDifferent } from './display-status.ts';
import { type Span, spanOf } from './model.ts';
import { type Outlier, findOutliers } from './outliers.ts';

/** Snapshots of one kind of change. */
export interface ChangeGroup extends Span {
  /** Stable for the same results: it stands in links. */
  readonly id: string;
  readonly status: Status;
  /** The greatest of its snapshots; undefined where none has one. */
  readonly severity: Severity | undefined;
  /** What changed, for people: `Header: “Get the app”`. */
  readonly name: string;
  /** What they have in common, for people: message key and selector, or the error. */
  readonly detail: string;
  readonly rows: readonly ResultRow[];
  readonly stories: readonly string[];
  /** Snapshots in it that do not fit their neighbours. */
  readonly outliers: readonly Outlier[];
}

/** Rows that are alike; never none. */
type Cluster = readonly [ResultRow, ...ResultRow[]];

/** Boxes of one place are alike up to these factors: a language stretches a text, not its line. */
const WIDER = 4;
const HIGHER = 2;

/**
 * Groups all rows that differ and are not approved, broken ones included; the most severe first, of
 * these the largest.
 * Two `changed` snapshots are alike when the same places (selector, message key) changed in boxes of
 * similar shape; other statuses are grouped by component, broken snapshots by their reason.
 */
export function groupChanges(rows: readonly ResultRow[]): ChangeGroup[] {
  const differing = rows.filter(isDifferent);
  const groups = [...Map.groupBy(differing, signatureOf)].flatMap(([signature, alike]) =>
    clustersOf(alike).map((cluster, at) => groupOf(`${signature}\n${at}`, cluster)),
  );
  const outliers = findOutliers(rows, groups);
  return groups
    .map((group) => Object.assign(group, { outliers: outliers.get(group.id) ?? [] }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.rows.length - a.rows.length);
}

/** What cannot be approved, then what is another layout or gone, then what is seen, then the rest. */
const RANKS: readonly (Status | Severity)[] = [
  'error',
  'removed',
  'layout',
  'new',
  'visible',
  'changed',
  'subtle',
];

function rankOf({ status, severity }: Pick<ChangeGroup, 'status' | 'severity'>): number {
  return RANKS.indexOf(severity ?? status);
}

/** How many of some snapshots have which severity: `12 layout, 3 subtle`; empty where none has one. */
export function kindsOf(rows: readonly ResultRow[]): string {
  return SEVERITIES.map(
    (it) => [rows.filter(({ severity }) => severity === it).length, it] as const,
  )
    .filter(([count]) => count > 0)
    .map(([count, it]) => `${count} ${it}`)
    .join(', ');
}

function signatureOf(row: ResultRow): string {
  if (row.status === 'error') return `broken\n${firstLine(row.reason)}`;
  if (row.status !== 'changed' || row.changes.length === 0) return `${row.status}\n${row.title}`;
  return `changed\n${[...new Set(row.changes.map(placeOf))].toSorted().join('\n')}`;
}

function placeOf({ selector, key }: Change): string {
  return `${selector}\t${key}`;
}

/** Splits snapshots whose places are the same into those whose boxes look alike; first come, first served. */
function clustersOf(rows: readonly ResultRow[]): Cluster[] {
  const clusters: [ResultRow, ...ResultRow[]][] = [];
  for (const row of rows) {
    const home = clusters.find(([first]) => similar(first, row));
    if (home) home.push(row);
    else clusters.push([row]);
  }
  return clusters;
}

function similar(a: ResultRow, b: ResultRow): boolean {
  const boxes = largestBoxes(b);
  return [...largestBoxes(a)].every(([place, { box }]) => {
    const other = boxes.get(place)?.box;
    if (!other) return false;
    return ratio(box.width, other.width) <= WIDER && ratio(box.height, other.height) <= HIGHER;
  });
}

/** Of several boxes in one place the first, which is the largest. */
function largestBoxes({ changes }: ResultRow): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const change of changes) if (!found.has(placeOf(change))) found.set(placeOf(change), change);
  return found;
}

function ratio(a: number, b: number): number {
  return Math.max(a, b, 1) / Math.max(Math.min(a, b), 1);
}

function groupOf(signature: string, rows: Cluster): Omit<ChangeGroup, 'outliers'> {
  // A message is quoted in English where there is a snapshot in English.
  const speaker = rows.find(({ locale }) => locale === 'en') ?? rows[0];
  const titles = [...new Set(rows.map(({ title }) => title))];
  const where =
    titles.length === 1 ? (titles[0]?.split('/').at(-1) ?? '') : `${titles.length} components`;
  return {
    id: shortHash(signature),
    status: speaker.status,
    severity: SEVERITIES.find((it) => rows.some(({ severity }) => severity === it)),
    name: `${where}: ${whatOf(speaker)}`,
    detail: detailOf(speaker),
    rows,
    ...spanOf(rows),
    stories: [...new Set(rows.map(({ story }) => story))],
  };
}

function whatOf({ status, changes, reason }: ResultRow): string {
  if (status === 'error') return firstLine(reason) || 'error';
  const lead = changes.find(({ text }) => text !== '') ?? changes[0];
  if (status !== 'changed' || !lead) return status;
  const what = lead.text === '' ? lead.selector : `“${shortened(lead.text)}”`;
  const places = new Set(changes.map(placeOf)).size - 1;
  return places > 0 ? `${what} and ${places} more` : what;
}

function detailOf({ status, changes, reason }: ResultRow): string {
  const lead = changes.find(({ text }) => text !== '') ?? changes[0];
  if (status === 'error') return '';
  if (status !== 'changed' || !lead) return firstLine(reason);
  return [lead.key, lead.selector].filter(Boolean).join(' · ');
}

function firstLine(text: string): string {
  return shortened(text.split('\n')[0] ?? '', 90);
}

function shortened(text: string, most = 48): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** FNV-1a, 32 bits, as base 36: short enough for a link, and the same on every machine. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

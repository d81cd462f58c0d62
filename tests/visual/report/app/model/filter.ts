import { DISPLAY_STATUSES } from './display-status.ts';
import type { ModelEntry, Model } from './model.ts';

export const STATUS_FILTERS = ['review', 'findings', ...DISPLAY_STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const FACETS = [
  'statuses',
  'severities',
  'locales',
  'widths',
  'modes',
  'components',
  'browsers',
] as const;

export type Facet = (typeof FACETS)[number];

/** An empty list of a facet lets everything through. */
export interface Filter extends Readonly<Record<Facet, readonly string[]>> {
  readonly statuses: readonly StatusFilter[];
  /** Words that must all occur. */
  readonly text: string;
}

/** The value of the `modes` facet for snapshots without a mode. */
export const NO_MODE = 'plain';

export const NO_FILTER: Filter = { ...eachFacet(() => []), text: '' };

export interface Filtered {
  readonly entries: readonly ModelEntry[];
  /** Indexes of {@link Model.entries}. */
  readonly passing: ReadonlySet<number>;
  /** For each value of a facet, how many snapshots would pass if it were the only one chosen. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

export function statusFiltersOf({ status, needsReview, hasFindings }: ModelEntry): StatusFilter[] {
  return [
    ...(needsReview ? (['review'] as const) : []),
    ...(hasFindings ? (['findings'] as const) : []),
    status,
  ];
}

export function applyFilter(model: Model, filter: Filter): Filtered {
  const chosen = eachFacet((facet) => new Set<string>(filter[facet]));
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const entries: ModelEntry[] = [];
  const counts = eachFacet(() => new Map<string, number>());

  for (const entry of model.entries) {
    if (!words.every((word) => entry.searchText.includes(word))) continue;
    const values = valuesOf(entry);
    const failed = FACETS.filter(
      (facet) => chosen[facet].size > 0 && !values[facet].some((it) => chosen[facet].has(it)),
    );
    // A snapshot that only one facet excludes still counts in that facet.
    if (failed.length > 1) continue;
    if (failed.length === 0) entries.push(entry);
    for (const facet of failed.length === 0 ? FACETS : failed) {
      const map = counts[facet];
      for (const value of values[facet]) map.set(value, (map.get(value) ?? 0) + 1);
    }
  }
  return { entries, passing: new Set(entries.map(({ index }) => index)), counts };
}

export function eachFacet<Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((it) => [it, valueOf(it)])) as Record<Facet, Value>;
}

function valuesOf(entry: ModelEntry): Readonly<Record<Facet, readonly string[]>> {
  const { locale, width, title, browser, severity, mode } = entry.row;
  return {
    statuses: statusFiltersOf(entry),
    severities: severity === undefined ? [] : [severity],
    locales: [locale],
    widths: [String(width)],
    modes: [mode ?? NO_MODE],
    components: [title],
    browsers: [browser],
  };
}

export function toggle<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((it) => it !== value) : [...list, value];
}

export function isUnfiltered(filter: Filter): boolean {
  return filter.text === '' && FACETS.every((facet) => filter[facet].length === 0);
}

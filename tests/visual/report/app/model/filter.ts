import { DISPLAY_STATUSES } from './display-status.ts';
import type { ModelEntry, Model } from './model.ts';

export const STATUS_FILTERS = ['review', 'findings', ...DISPLAY_STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The value of the `modes` facet for snapshots without a mode. */
export const NO_MODE = 'plain';

/** The name of a facet in links, where `mode` is the comparison mode, and a snapshot's values. */
const FACET_TABLE = {
  statuses: { param: 'status', valuesOf: statusFiltersOf },
  severities: { param: 'severity', valuesOf: ({ row }) => (row.severity ? [row.severity] : []) },
  locales: { param: 'locale', valuesOf: ({ row }) => [row.locale] },
  widths: { param: 'width', valuesOf: ({ row }) => [String(row.width)] },
  modes: { param: 'modes', valuesOf: ({ row }) => [row.mode ?? NO_MODE] },
  components: { param: 'component', valuesOf: ({ row }) => [row.title] },
  browsers: { param: 'browser', valuesOf: ({ row }) => [row.browser] },
} satisfies Record<string, { param: string; valuesOf: (entry: ModelEntry) => readonly string[] }>;

export type Facet = keyof typeof FACET_TABLE;

export const FACETS = Object.keys(FACET_TABLE) as Facet[];

export const FACET_PARAMS = eachFacet((facet) => FACET_TABLE[facet].param);

/** An empty list of a facet lets everything through. */
export interface Filter extends Readonly<Record<Facet, readonly string[]>> {
  readonly statuses: readonly StatusFilter[];
  /** Words that must all occur. */
  readonly text: string;
}

export const NO_FILTER: Filter = { ...eachFacet(() => []), text: '' };

export function statusFiltersOf({ status, needsReview, hasFindings }: ModelEntry): StatusFilter[] {
  return [
    ...(needsReview ? (['review'] as const) : []),
    ...(hasFindings ? (['findings'] as const) : []),
    status,
  ];
}

export type Filtered = ReturnType<typeof applyFilter>;

/** `counts`: for each value of a facet, how many snapshots would pass if it were the only one chosen. */
export function applyFilter(model: Model, filter: Filter) {
  const selected = eachFacet((facet) => new Set<string>(filter[facet]));
  const searchTerms = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const entries: ModelEntry[] = [];
  const counts = eachFacet(() => new Map<string, number>());

  for (const entry of model.entries) {
    if (!searchTerms.every((word) => entry.searchText.includes(word))) continue;
    const values = eachFacet((facet) => FACET_TABLE[facet].valuesOf(entry));
    const failed = FACETS.filter(
      (facet) => selected[facet].size > 0 && !values[facet].some((it) => selected[facet].has(it)),
    );
    // A snapshot that only one facet excludes still counts in that facet.
    if (failed.length > 1) continue;
    if (failed.length === 0) entries.push(entry);
    for (const facet of failed.length === 0 ? FACETS : failed) {
      const map = counts[facet];
      for (const value of values[facet]) map.set(value, (map.get(value) ?? 0) + 1);
    }
  }
  return { entries, matching: new Set(entries.map(({ row }) => row.snapshot)), counts };
}

export function eachFacet<Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((it) => [it, valueOf(it)])) as Record<Facet, Value>;
}

export function toggle<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((it) => it !== value) : [...list, value];
}

export function isUnfiltered(filter: Filter): boolean {
  return filter.text === '' && FACETS.every((facet) => filter[facet].length === 0);
}

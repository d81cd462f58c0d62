/** What the reader wants to see, and how many snapshots each choice would leave. */
import { type DisplayStatus, DISPLAY_STATUSES } from './display-status.ts';
import type { ModelEntry, Model } from './model.ts';

/** A choice of the status filter: what needs review, what has faults, or a look. */
export const DISPLAY_FILTERS = ['review', 'faults', ...DISPLAY_STATUSES] as const;

/** One of {@link DISPLAY_FILTERS}. */
export type DisplayFilter = (typeof DISPLAY_FILTERS)[number];

/** Lists are alternatives, an empty one lets everything through; different lists must all agree. */
export interface Filter {
  readonly statuses: readonly DisplayFilter[];
  readonly locales: readonly string[];
  readonly widths: readonly string[];
  readonly titles: readonly string[];
  readonly engines: readonly string[];
  readonly severities: readonly string[];
  /** {@link PLAIN} for snapshots without one. */
  readonly modes: readonly string[];
  /** Words that must all occur. */
  readonly text: string;
}

/** The lists of a filter. */
export const FACETS = [
  'statuses',
  'locales',
  'widths',
  'titles',
  'engines',
  'severities',
  'modes',
] as const;

/** One of {@link FACETS}. */
export type Facet = (typeof FACETS)[number];

/** What the filter calls the mode of a snapshot that has none. */
export const PLAIN = 'plain';

/** Shows everything. */
export const NO_FILTER: Filter = { ...eachFacet(() => []), text: '' };

/** What passes, and for each value of each list how many snapshots would pass if it were chosen alone. */
export interface Filtered {
  readonly entries: readonly ModelEntry[];
  /** By {@link ModelEntry.index}: 1 for a snapshot that passes. */
  readonly passes: Uint8Array;
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/** The choices a snapshot falls under. */
export function displayFilterOf({ look, review, faulty }: ModelEntry): DisplayFilter[] {
  const plain: DisplayFilter[] = [look satisfies DisplayStatus];
  return [
    ...(review ? (['review'] as const) : []),
    ...(faulty ? (['faults'] as const) : []),
    ...plain,
  ];
}

/** One walk over all snapshots: a snapshot that fails in one list only still counts in that list. */
export function applyFilter(model: Model, filter: Filter): Filtered {
  const wanted = eachFacet((facet) => new Set<string>(filter[facet]));
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const passes = new Uint8Array(model.entries.length);
  const entries: ModelEntry[] = [];
  const counts = eachFacet(() => new Map<string, number>());

  for (const entry of model.entries) {
    if (!words.every((word) => entry.words.includes(word))) continue;
    const values = valuesOf(entry);
    const failed = FACETS.filter(
      (facet) => wanted[facet].size > 0 && !values[facet].some((it) => wanted[facet].has(it)),
    );
    if (failed.length > 1) continue;
    if (failed.length === 0) {
      passes[entry.index] = 1;
      entries.push(entry);
    }
    for (const facet of failed.length === 0 ? FACETS : failed) {
      const map = counts[facet];
      for (const value of values[facet]) map.set(value, (map.get(value) ?? 0) + 1);
    }
  }
  return { entries, passes, counts };
}

function eachFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  // The keys are all of them, which the type of `fromEntries` does not say.
  return Object.fromEntries(FACETS.map((it) => [it, make(it)])) as Record<Facet, Value>;
}

function valuesOf(entry: ModelEntry): Readonly<Record<Facet, readonly string[]>> {
  const { locale, width, title, browser, severity, mode } = entry.row;
  return {
    statuses: displayFilterOf(entry),
    locales: [locale],
    widths: [String(width)],
    titles: [title],
    engines: [browser],
    severities: severity === undefined ? [] : [severity],
    modes: [mode ?? PLAIN],
  };
}

/** Adds a value to a list or takes it away. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((it) => it !== value) : [...list, value];
}

/** Whether a filter lets everything through. */
export function isUnfiltered(filter: Filter): boolean {
  return Object.values(filter).every((it: string | readonly string[]) => it.length === 0);
}

/** The state of the report that is part of its URL. */
import {
  type Filter,
  FACETS,
  FACET_PARAMS,
  NO_FILTER,
  STATUS_FILTERS,
  eachFacet,
} from './filter.ts';

export const VIEWS = ['map', 'groups', 'findings', 'flaky'] as const;

export const COMPARE_LABELS = {
  side: 'Side by side',
  slider: 'Slider',
  onion: 'Onion skin',
  blink: 'Blink',
  difference: 'Difference',
} as const;

export type CompareMode = keyof typeof COMPARE_LABELS;

export const COMPARE_MODES = Object.keys(COMPARE_LABELS) as CompareMode[];

export interface ReportRoute {
  readonly filter: Filter;
  readonly view: (typeof VIEWS)[number];
  /** The story whose grid is open over the view, or empty. */
  readonly story: string;
  /** The snapshot that is open over all, or empty. */
  readonly snapshot: string;
  /** The group that j and k step through, or empty for all snapshots that pass the filter. */
  readonly group: string;
  readonly mode: CompareMode;
}

/** Opens with the snapshots that need a review, if there are any. */
export function initialRoute(needsReview: boolean): ReportRoute {
  const filter: Filter = { ...NO_FILTER, statuses: needsReview ? ['review'] : [] };
  return { filter, view: 'map', story: '', snapshot: '', group: '', mode: 'side' };
}

/** Contains only differences from `initial`. */
export function toHash(route: ReportRoute, initial: ReportRoute): string {
  const params = new URLSearchParams();
  for (const facet of FACETS) {
    const list = route.filter[facet].join('~');
    if (list !== initial.filter[facet].join('~')) params.set(FACET_PARAMS[facet], list || 'all');
  }
  if (route.filter.text !== '') params.set('q', route.filter.text);
  for (const name of ['view', 'story', 'snapshot', 'group', 'mode'] as const) {
    if (route[name] !== initial[name]) params.set(name, route[name]);
  }
  return params.size === 0 ? '' : `#${params.toString()}`;
}

/** Missing and unknown values are as in `initial`. */
export function fromHash(hash: string, initial: ReportRoute): ReportRoute {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const lists = eachFacet(
    (facet): readonly string[] =>
      params.get(FACET_PARAMS[facet])?.split('~').filter(Boolean) ?? initial.filter[facet],
  );
  const statuses = lists.statuses.flatMap(
    (it) => STATUS_FILTERS.find((known) => known === it) ?? [],
  );
  const text = (name: string) => params.get(name) ?? '';
  return {
    filter: { ...lists, statuses, text: text('q') },
    view: VIEWS.find((it) => it === text('view')) ?? initial.view,
    story: text('story'),
    snapshot: text('snapshot'),
    group: text('group'),
    mode: COMPARE_MODES.find((it) => it === text('mode')) ?? initial.mode,
  };
}

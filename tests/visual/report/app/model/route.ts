/** The state of the report that is part of its URL. */
import {
  type Facet,
  type Filter,
  type StatusFilter,
  FACETS,
  NO_FILTER,
  STATUS_FILTERS,
  eachFacet,
} from './filter.ts';

export const VIEWS = ['map', 'groups', 'findings', 'flaky'] as const;

export const COMPARE_MODES = ['side', 'slider', 'onion', 'blink', 'difference'] as const;

export type CompareMode = (typeof COMPARE_MODES)[number];

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

/** `mode` is the way of comparing, so the filter by snapshot modes is `modes`. */
const FACET_PARAMS: Readonly<Record<Facet, string>> = {
  statuses: 'status',
  severities: 'severity',
  locales: 'locale',
  widths: 'width',
  modes: 'modes',
  components: 'component',
  browsers: 'browser',
};

/** Opens with what needs a review, if anything does. */
export function initialRoute(needsReview: boolean): ReportRoute {
  return {
    filter: { ...NO_FILTER, statuses: needsReview ? ['review'] : [] },
    view: 'map',
    story: '',
    snapshot: '',
    group: '',
    mode: 'side',
  };
}

/** Contains only what differs from `initial`. */
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
  const isStatus = (value: string): value is StatusFilter =>
    STATUS_FILTERS.some((status) => status === value);
  const oneOf = <Value extends string>(known: readonly Value[], value: string | null) =>
    known.find((it) => it === value);
  return {
    filter: {
      ...lists,
      statuses: lists.statuses.filter(isStatus),
      text: params.get('q') ?? '',
    },
    view: oneOf(VIEWS, params.get('view')) ?? initial.view,
    story: params.get('story') ?? '',
    snapshot: params.get('snapshot') ?? '',
    group: params.get('group') ?? '',
    mode: oneOf(COMPARE_MODES, params.get('mode')) ?? initial.mode,
  };
}

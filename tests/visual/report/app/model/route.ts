/** Where the reader is, as the part of an address behind `#`: a link to it shows the same. */
import { type Filter, type DisplayFilter, NO_FILTER, DISPLAY_FILTERS } from './filter.ts';

/** The lists a report opens with. */
export const VIEWS = ['map', 'groups', 'faults', 'flaky'] as const;

/** How a snapshot's two pictures are compared. */
export const COMPARE_MODES = ['side', 'slider', 'onion', 'blink', 'difference'] as const;

/** One of {@link COMPARE_MODES}. */
export type CompareMode = (typeof COMPARE_MODES)[number];

/** One place of the report; a snapshot stands above a story, and a story above the view. */
export interface Route {
  readonly filter: Filter;
  readonly view: (typeof VIEWS)[number];
  /** The story whose sheet is open, or empty. */
  readonly story: string;
  /** The snapshot that is open, or empty. */
  readonly snapshot: string;
  /** The group whose snapshots are walked through, or empty for all that pass the filter. */
  readonly group: string;
  readonly mode: CompareMode;
}

/** The first place: what needs review where there is any, else everything. */
export function startRoute(review: boolean): Route {
  const statuses: readonly DisplayFilter[] = review ? ['review'] : [];
  return {
    filter: { ...NO_FILTER, statuses },
    view: 'map',
    story: '',
    snapshot: '',
    group: '',
    mode: 'side',
  };
}

/** Writes a place; what is as in `start` is left out. */
export function toHash(place: Route, start: Route): string {
  const words = new URLSearchParams();
  const { filter } = place;
  const lists = [
    // "Everything" has to be said where the start shows less.
    ['status', filter.statuses.length === 0 ? ['all'] : filter.statuses],
    ['locale', filter.locales],
    ['width', filter.widths],
    ['component', filter.titles],
    ['engine', filter.engines],
    ['severity', filter.severities],
    // `mode` is how two pictures are compared.
    ['modes', filter.modes],
  ] as const;
  const usual = start.filter.statuses.length === 0 ? 'all' : start.filter.statuses.join('~');
  for (const [name, list] of lists) {
    const text = list.join('~');
    if (text !== '' && !(name === 'status' && text === usual)) words.set(name, text);
  }
  if (filter.text !== '') words.set('q', filter.text);
  for (const name of ['view', 'story', 'snapshot', 'group', 'mode'] as const) {
    if (place[name] !== start[name]) words.set(name, place[name]);
  }
  const text = words.toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads a place; what is missing or unknown is as in `start`, so an old link still opens. */
export function fromHash(hash: string, start: Route): Route {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const list = (name: string) => (words.get(name) ?? '').split('~').filter(Boolean);
  const one = <Value extends string>(name: string, known: readonly Value[], usual: Value) =>
    known.find((it) => it === words.get(name)) ?? usual;
  const statuses = words.has('status')
    ? list('status').filter((it): it is DisplayFilter =>
        DISPLAY_FILTERS.some((known) => known === it),
      )
    : start.filter.statuses;
  return {
    filter: {
      statuses,
      locales: list('locale'),
      widths: list('width'),
      titles: list('component'),
      engines: list('engine'),
      severities: list('severity'),
      modes: list('modes'),
      text: words.get('q') ?? '',
    },
    view: one('view', VIEWS, start.view),
    story: words.get('story') ?? '',
    snapshot: words.get('snapshot') ?? '',
    group: words.get('group') ?? '',
    mode: one('mode', COMPARE_MODES, start.mode),
  };
}

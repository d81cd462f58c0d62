import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEVERITIES, needsReview } from '../../results.ts';
import { sampleResults } from '../../stories/sample-results.ts';
import { type ReportRoute, VIEWS, fromHash, initialRoute, toHash } from './route.ts';
import {
  NO_FILTER,
  FACETS,
  NO_MODE,
  STATUS_FILTERS,
  type Filter,
  applyFilter,
  statusFiltersOf,
  toggle,
} from './filter.ts';
import { buildModel } from './model.ts';

const model = buildModel(
  sampleResults({ snapshots: 1_500, modes: ['low', 'dpr-2', 'forced-colors'] }),
);

const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const filters: fc.Arbitrary<Filter> = fc.record({
  statuses: someOf(STATUS_FILTERS),
  locales: someOf(model.locales),
  widths: someOf(model.widths.map(String)),
  components: someOf(model.components),
  browsers: someOf(model.browsers),
  severities: someOf(SEVERITIES),
  modes: someOf([NO_MODE, ...model.modes]),
  text: fc.constantFrom('', 'home', 'GET-APP', 'home vi', 'nowhere'),
});

describe('VIS-6 filters', () => {
  test('VIS-6 everything passes an empty filter; "needs review" matches the exit code', () => {
    expect(applyFilter(model, NO_FILTER).entries).toHaveLength(1_500);
    const review = applyFilter(model, { ...NO_FILTER, statuses: ['review'] });
    expect(review.entries.map(({ row }) => row)).toEqual(
      model.results.snapshots.filter(needsReview),
    );
    expect(review.entries.length).toBeGreaterThan(0);
  });

  test('VIS-6 a count is the number of snapshots if only that value of its facet were chosen', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...FACETS), (filter, facet) => {
        const { counts } = applyFilter(model, filter);
        for (const [value, count] of counts[facet]) {
          const alone = applyFilter(model, { ...filter, [facet]: [value] });
          expect([value, count]).toEqual([value, alone.entries.length]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('VIS-6 a snapshot passes if it has one of the chosen values of every facet, and all words', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const { entries, matching } = applyFilter(model, filter);
        expect([...matching]).toEqual(entries.map(({ row }) => row.snapshot));
        for (const entry of entries) {
          const { locale, width, title, severity, mode } = entry.row;
          const { severities, modes } = filter;
          expect(severities.length === 0 || severities.includes(severity ?? '')).toBe(true);
          expect(modes.length === 0 || modes.includes(mode ?? NO_MODE)).toBe(true);
          expect(filter.locales.length === 0 || filter.locales.includes(locale)).toBe(true);
          expect(filter.widths.length === 0 || filter.widths.includes(String(width))).toBe(true);
          expect(filter.components.length === 0 || filter.components.includes(title)).toBe(true);
          const shown = statusFiltersOf(entry);
          expect(
            filter.statuses.length === 0 || filter.statuses.some((it) => shown.includes(it)),
          ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('VIS-6 the search finds message keys and texts at a difference', () => {
    const found = applyFilter(model, { ...NO_FILTER, text: 'header.get-app' }).entries;
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ row }) =>
        [...row.changes, ...row.findings].some(({ key }) => key === 'header.get-app'),
      ),
    ).toBe(true);
  });

  test('VIS-4 severities and VIS-16 modes of the sample can each be chosen', () => {
    const { counts } = applyFilter(model, NO_FILTER);
    expect([...counts.severities.keys()].toSorted()).toEqual(SEVERITIES.toSorted());
    expect([...counts.modes.keys()]).toEqual([NO_MODE, ...model.modes]);
  });

  test('VIS-6 a value is added to its list and removed again', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('VIS-6 links', () => {
  const words = fc.constantFrom('', 'a/b/375', 'x~y', 'ü &=#+', 'zh-TW');

  test('VIS-6 a link opens the route it was copied from, whatever the initial route is', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        filters,
        words,
        words,
        fc.constantFrom(...VIEWS),
        (review, filter, story, snapshot, view) => {
          const start = initialRoute(review);
          const route: ReportRoute = { ...start, filter, story, snapshot, view };
          expect(fromHash(toHash(route, start), start)).toEqual(route);
        },
      ),
    );
  });

  test('VIS-6 the initial route has no hash, and unknown values in a hash are ignored', () => {
    const start = initialRoute(true);
    expect(toHash(start, start)).toBe('');
    expect(fromHash('#status=odd&view=none&x=1', start)).toEqual({
      ...start,
      filter: { ...start.filter, statuses: [] },
    });
  });
});

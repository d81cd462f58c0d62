import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  type ResultRow,
  type Severity,
  isDifferent,
  severitySummary,
} from '../../results.ts';
import { resultsFrom, sampleResults } from '../../stories/sample-results.ts';
import { groupChanges } from './change-groups.ts';

const BUTTON: Change = {
  box: { x: 20, y: 20, width: 120, height: 44 },
  selector: 'header > a',
  text: 'Get the app',
  key: 'header.get-app',
};
const LOCALES = ['en', 'es', 'pt', 'vi'];
const WIDTHS = [375, 768, 1440];

/** The rows of one story; `change` returns the change in each, `undefined` for an unchanged one. */
function rowsOf(
  change: (locale: string, width: number) => readonly Change[] | undefined,
  story = 'features-header--all',
  more: Partial<ResultRow> = {},
): ResultRow[] {
  return LOCALES.flatMap((locale) =>
    WIDTHS.map((width) => {
      const changes = change(locale, width);
      return {
        snapshot: `${story}/${locale}/${width}`,
        story,
        title: 'Features/Header',
        name: 'All',
        locale,
        width,
        browser: 'chromium',
        status: changes ? ('changed' as const) : ('unchanged' as const),
        reason: '',
        files: {},
        sizes: {},
        changes: changes ?? [],
        findings: [],
        problems: [],
        ...more,
      };
    }),
  );
}

describe('VIS-6 groups', () => {
  test('VIS-6 snapshots in which the same elements changed alike are one group, named by the change', () => {
    const groups = groupChanges([
      ...rowsOf(() => [BUTTON]),
      ...rowsOf(() => [BUTTON], 'features-header--wide'),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      name: 'Header: “Get the app”',
      detail: 'header.get-app · header > a',
      locales: LOCALES,
      widths: WIDTHS,
      stories: ['features-header--all', 'features-header--wide'],
      outliers: [],
    });
  });

  test('VIS-6 a longer text is the same change; another element, key or height is not', () => {
    const longer = { ...BUTTON, box: { ...BUTTON.box, width: 300 } };
    expect(groupChanges(rowsOf((locale) => [locale === 'vi' ? longer : BUTTON]))).toHaveLength(1);
    for (const other of [
      { ...BUTTON, selector: 'footer > a' },
      { ...BUTTON, key: 'footer.get-app' },
      { ...BUTTON, box: { ...BUTTON.box, height: 132 } },
    ]) {
      expect(groupChanges(rowsOf((locale) => [locale === 'vi' ? other : BUTTON]))).toHaveLength(2);
    }
  });

  test('VIS-6 a language that changed differently is an outlier of its own group', () => {
    const wrapped = { ...BUTTON, box: { ...BUTTON.box, height: 132 } };
    const [most, odd] = groupChanges(rowsOf((locale) => [locale === 'vi' ? wrapped : BUTTON]));
    expect(most?.outliers).toEqual([]);
    expect(odd?.rows.map(({ locale }) => locale)).toEqual(['vi', 'vi', 'vi']);
    expect(odd?.outliers.map(({ reason }) => reason)).toEqual([
      'Header / All: vi changed differently from the others at 375, 768, 1440 px',
    ]);
  });

  test('VIS-6 the only language and the only width that changed are outliers', () => {
    const [language] = groupChanges(rowsOf((locale) => (locale === 'vi' ? [BUTTON] : undefined)));
    expect(language?.outliers[0]?.reason).toContain('vi is the only language that changed');
    const [width] = groupChanges(rowsOf((_, width) => (width === 375 ? [BUTTON] : undefined)));
    expect(width?.outliers[0]?.reason).toBe('Header / All: 375 px is the only width that changed');
  });

  test('VIS-4 groups are sorted by severity, then by size', () => {
    const of = (severity: Severity, story: string, widths: number) =>
      rowsOf(() => [{ ...BUTTON, selector: story }], story, { severity }).filter(
        ({ width }) => WIDTHS.indexOf(width) < widths,
      );
    const rows = [
      ...of('subtle', 'a--a', 3),
      ...of('visible', 'b--b', 2),
      ...of('layout', 'c--c', 1),
      ...of('layout', 'd--d', 2),
    ];
    const groups = groupChanges(rows);
    expect(groups.map(({ stories, severity }) => [stories.join(), severity])).toEqual([
      ['d--d', 'layout'],
      ['c--c', 'layout'],
      ['b--b', 'visible'],
      ['a--a', 'subtle'],
    ]);
    const mixed = [...of('subtle', 'a--a', 1), ...of('layout', 'a--a', 3).slice(4)];
    expect(groupChanges(mixed).map(({ severity }) => severity)).toEqual(['layout']);
    expect(severitySummary(mixed)).toBe('8 layout, 4 subtle');
  });

  test('VIS-6 approved snapshots are in no group; errors are grouped by their reason', () => {
    expect(groupChanges(rowsOf(() => [BUTTON], 'x--a', { approved: 'meant' }))).toEqual([]);
    const reason = 'TypeError: links is undefined\n    at Header';
    const errors = rowsOf(() => undefined, 'x--a', { status: 'error', reason });
    expect(groupChanges(errors).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Header: TypeError: links is undefined', 12],
    ]);
  });

  test('VIS-6 every snapshot that differs is in exactly one group, in any order of snapshots', () => {
    const { snapshots } = sampleResults({ snapshots: 600 });
    const wanted = snapshots.filter(isDifferent).length;
    fc.assert(
      fc.property(fc.shuffledSubarray([...snapshots], { minLength: snapshots.length }), (rows) => {
        const grouped = groupChanges(resultsFrom(rows).snapshots).flatMap((group) => group.rows);
        expect(new Set(grouped).size).toBe(grouped.length);
        expect(grouped).toHaveLength(wanted);
      }),
      { numRuns: 10 },
    );
  });

  test('VIS-6 ids are the same for the same results, so that links work', () => {
    const ids = () => groupChanges(sampleResults({ snapshots: 600 }).snapshots).map(({ id }) => id);
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(ids().length);
  });
});

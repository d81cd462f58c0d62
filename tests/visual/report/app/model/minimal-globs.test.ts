import { matchesGlob } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultRow } from '../../results.ts';
import { resultsFrom, sampleResults } from '../../stories/sample-results.ts';
import { acceptCommand, entriesFor, minimalGlobs } from './minimal-globs.ts';

const LOCALES = ['en', 'zh-TW', 'vi'];
const WIDTHS = [375, 768, 1440];

function snapshotsOf(
  stories: readonly string[],
  browsers: readonly string[] = ['chromium'],
  widths: readonly number[] = WIDTHS,
) {
  return stories.flatMap((story) =>
    LOCALES.flatMap((locale) =>
      widths.flatMap((width) =>
        browsers.map((browser) => {
          const name = `${story}/${locale}/${width}`;
          const snapshot = browser === 'chromium' ? name : `${name}/${browser}`;
          return { snapshot, story, locale, width, browser };
        }),
      ),
    ),
  );
}

/** One snapshot of each story in each mode, in other languages at other widths. */
function modesOf(stories: readonly string[]) {
  return stories.flatMap((story, number) =>
    ['low', 'dpr-2'].map((mode, at) => {
      const [locale, width] = [LOCALES[(number + at) % 3] ?? 'en', WIDTHS[number % 3] ?? 375];
      return {
        snapshot: `${story}/${locale}/${width}+${mode}`,
        story,
        locale,
        width,
        mode,
        browser: 'chromium',
      };
    }),
  );
}

const HOME = snapshotsOf(['pages-home--all']);
const PAGES = snapshotsOf(['pages-home--all', 'pages-home--wide']);

describe('globs of accepted snapshots', () => {
  test('VIS-7 match every accepted snapshot and no other differing one, for any accepted set', () => {
    const stories = ['pages-home--all', 'pages-home--wide', 'pages-home-old--all', 'plain'];
    const all = [...snapshotsOf(stories, ['chromium', 'firefox']), ...modesOf(stories)];
    const states = fc.array(fc.constantFrom('accepted', 'differs', 'unchanged'), {
      minLength: all.length,
      maxLength: all.length,
    });
    fc.assert(
      fc.property(states, fc.constantFrom(1, 3, 9, 18), (drawn, block) => {
        // Equal states in blocks, so that whole stories and languages are accepted too.
        const state = (at: number) => drawn[Math.floor(at / block)];
        const accepted = all.filter((_, at) => state(at) === 'accepted');
        const open = all.filter((_, at) => state(at) === 'differs');
        const globs = minimalGlobs(accepted, [...accepted, ...open]);
        const over = ({ snapshot }: { snapshot: string }) =>
          globs.filter((it) => matchesGlob(snapshot, it));
        const covers = accepted.map(over);
        expect(accepted.filter((_, at) => covers[at]?.length === 0)).toEqual([]);
        expect(open.filter((it) => over(it).length > 0)).toEqual([]);
        // Each is the only one that matches some snapshot: none is redundant.
        const needed = new Set(covers.filter((it) => it.length === 1).flat());
        expect(globs.filter((it) => !needed.has(it))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('VIS-7 are one for a story of which all differences are accepted', () => {
    expect(minimalGlobs(HOME, PAGES)).toEqual(['pages-home--all/*/*']);
  });

  test('VIS-7 are one for a component of which all differences are accepted', () => {
    expect(minimalGlobs(PAGES, PAGES)).toEqual(['pages-home--*/*/*']);
  });

  test('VIS-7 name a language or a width where only that is accepted', () => {
    const vi = HOME.filter(({ locale }) => locale === 'vi');
    expect(minimalGlobs(vi, HOME)).toEqual(['pages-home--all/vi/*']);
    expect(minimalGlobs(vi, vi)).toEqual(['pages-home--all/vi/*']);
    const phone = HOME.filter(({ width }) => width === 375);
    expect(minimalGlobs(phone, HOME)).toEqual(['pages-home--all/*/375']);
    const phones = PAGES.filter(({ width }) => width === 375);
    expect(minimalGlobs(phones, PAGES)).toEqual(['pages-home--*/*/375']);
  });

  test('VIS-7 name a single snapshot, also the only one of its story', () => {
    expect(minimalGlobs(HOME.slice(0, 1), HOME)).toEqual(['pages-home--all/en/375']);
    expect(minimalGlobs(HOME.slice(0, 1), HOME.slice(0, 1))).toEqual(['pages-home--all/en/375']);
  });

  test('VIS-7 leave out a glob that later ones make redundant', () => {
    const story = snapshotsOf(['pages-home--all'], ['chromium'], [375, 768, 1200, 1440]);
    const differing = story.filter(({ locale, width }) => locale !== 'vi' || width !== 1440);
    const accepted = differing.filter(({ width }) => width !== 1440);
    // Vietnamese comes first and has as many snapshots as a width; every width is needed anyway.
    expect(minimalGlobs(accepted.toReversed(), differing).toSorted()).toEqual([
      'pages-home--all/*/1200',
      'pages-home--all/*/375',
      'pages-home--all/*/768',
    ]);
  });

  test('VIS-16 name the mode where all differences in it are accepted', () => {
    const modes = modesOf(['pages-home--all', 'pages-home--wide']);
    const dense = modes.filter(({ mode }) => mode === 'dpr-2');
    expect(minimalGlobs(dense, [...PAGES, ...modes])).toEqual(['pages-home--*/*/*+dpr-2']);
    expect(minimalGlobs(PAGES, [...PAGES, ...modes])).not.toContain('pages-home--*/*/*');
  });

  test('VIS-7 of another browser never match Chromium, nor the reverse', () => {
    const both = snapshotsOf(['pages-home--all'], ['chromium', 'firefox']);
    const fox = both.filter(({ browser }) => browser === 'firefox');
    expect(minimalGlobs(fox, both)).toEqual(['pages-home--all/*/*/firefox']);
  });
});

describe('entries for approvals.yml', () => {
  const rows = sampleResults({ snapshots: 300 }).snapshots.slice(0, 9);
  const [first, second, third] = rows.map((row): ResultRow =>
    Object.assign({}, row, { status: 'changed' }),
  );
  if (!first || !second || !third) throw new Error('The sample is too small.');

  test('VIS-7 never match a snapshot with an error', () => {
    const { snapshots } = resultsFrom([first, second, { ...third, status: 'error' }]);
    const accepted = new Map(snapshots.map(({ snapshot }) => [snapshot, 'Meant']));
    const globs = entriesFor(snapshots, accepted).map((it) => it.snapshots);
    expect(globs.toSorted()).toEqual([first.snapshot, second.snapshot].toSorted());
  });

  test('VIS-7 separate snapshots accepted for different reasons', () => {
    const accepted = new Map(
      [first.snapshot, second.snapshot, third.snapshot].map((it) => [it, 'Meant']),
    );
    accepted.set(third.snapshot, 'Another');
    const entries = entriesFor([first, second, third], accepted);
    expect(entries.find(({ reason }) => reason === 'Another')?.snapshots).toBe(third.snapshot);
    expect(entries.filter(({ reason }) => reason === 'Meant').map(({ covers }) => covers)).toEqual([
      1, 1,
    ]);
  });

  test('VIS-4 name a severity where that needs fewer globs, and then match no other severity', () => {
    const kinds = HOME.map((it, at): ResultRow =>
      Object.assign({}, first, it, {
        status: 'changed',
        severity: at % 2 === 0 ? 'subtle' : 'layout',
      }),
    );
    const subtle = kinds.filter(({ severity }) => severity === 'subtle');
    const accepted = new Map(subtle.map(({ snapshot }) => [snapshot, 'Meant']));
    const [entry, ...more] = entriesFor(kinds, accepted);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      snapshots: 'pages-home--all/*/*',
      reason: 'Meant',
      severity: 'subtle',
      covers: subtle.length,
    });
    expect(entry && acceptCommand(entry)).toContain(
      "--accept 'pages-home--all/*/*' --severity subtle",
    );
    const all = new Map(kinds.map(({ snapshot }) => [snapshot, 'Meant']));
    expect(entriesFor(kinds, all)).toMatchObject([{ snapshots: 'pages-home--all/*/*', covers: 9 }]);
    expect(entriesFor(kinds, all)[0]).not.toHaveProperty('severity');
  });

  test('VIS-7 become a command with correct shell quoting', () => {
    expect(acceptCommand({ snapshots: 'a--b/*/*', reason: "It's meant" })).toBe(
      String.raw`npm run visual -- --accept 'a--b/*/*' --reason 'It'\''s meant'`,
    );
  });
});

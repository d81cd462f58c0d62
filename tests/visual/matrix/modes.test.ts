import { expect, test } from 'vitest';

import { LOCALES, PRIMITIVE_WIDTHS, WIDTHS, breakpoint } from '../site.config.ts';
import { narrows } from './dimensions.ts';
import {
  type Snapshot,
  type Filters,
  type Story,
  snapshotName,
  externalDimensions,
  planStoryGrids,
} from './snapshots.ts';
import { declaredStories } from './coverage.ts';
import { MODES, type ModeChoice, modeNamed } from './modes.ts';

/** Maximum ratio of all snapshots to the plain ones. */
const MAX_GROWTH = 1.4;

const PLAIN: Filters = { stories: [], locales: [], widths: [] };
const PAIRWISE: ModeChoice = { product: 'pairwise', names: [] };
const stories = declaredStories();
const snapshotsOf = (list: readonly Story[], modes?: ModeChoice, filters: Partial<Filters> = {}) =>
  planStoryGrids(list, { ...PLAIN, ...filters, ...(modes && { modes }) }).flatMap(
    ({ snapshots }) => snapshots,
  );
const inModes = (snapshots: readonly Snapshot[]) =>
  snapshots.filter(({ mode }) => mode !== undefined);

test('VIS-16 with modes, the default run has at most 1.4 times as many snapshots as without', () => {
  const [plain, all] = [snapshotsOf(stories).length, snapshotsOf(stories, PAIRWISE).length];
  console.log(
    `${plain} plain snapshots, ${all - plain} in modes: ${(all / plain).toFixed(2)} times`,
  );
  expect(plain).toBeGreaterThan(6000);
  expect(all / plain).toBeLessThanOrEqual(MAX_GROWTH);
  expect(all).toBeGreaterThan(plain + stories.length * 8);
});

const isPrimitive = ({ title }: Story) => title.startsWith('Primitives/');
const isNotNarrowed = (story: Story) => !narrows(story, 'width:') && !narrows(story, 'locale:');

test.each([
  ['primitives', PRIMITIVE_WIDTHS, stories.filter((it) => isNotNarrowed(it) && isPrimitive(it))],
  ['features and pages', WIDTHS, stories.filter((it) => isNotNarrowed(it) && !isPrimitive(it))],
] as const)(
  'VIS-16 over the %s every pair of a mode and a width, and of a mode and a locale, occurs',
  (_kind, widths, list) => {
    const snapshots = snapshotsOf(list, PAIRWISE);
    const missing = MODES.flatMap((mode) => {
      const ofMode = snapshots.filter((snapshot) => snapshot.mode === mode.name);
      const [seenWidths, seenLocales] = [
        new Set(ofMode.map(({ width }) => width)),
        new Set(ofMode.map(({ locale }) => locale)),
      ];
      return [
        ...(mode.width === undefined ? widths : [mode.width]).filter((it) => !seenWidths.has(it)),
        ...(mode.locale === undefined ? LOCALES : [mode.locale]).filter(
          (it) => !seenLocales.has(it),
        ),
      ].map((value) => `${mode.name} × ${value}`);
    });
    expect(missing).toEqual([]);
  },
);

test('CONST the widths are a phone, both sides of every breakpoint and a desktop', () => {
  expect(WIDTHS).toEqual([375, 768, 769, 799, 800, 999, 1000, 1024, 1025, 1199, 1200, 1440]);
});

test('VIS-16 the motion mode is captured at both sides of the breakpoint of motion', () => {
  const { scrollEffects } = breakpoint;
  const widths = snapshotsOf(stories, PAIRWISE).flatMap((it) =>
    it.mode === 'motion' ? it.width : [],
  );
  expect(widths).toEqual(expect.arrayContaining([scrollEffects - 1, scrollEffects]));
});

test('VIS-16 the heights are both sides of the height breakpoints', () => {
  const heights = MODES.flatMap(({ name, height }) => (name.startsWith('height-') ? height : []));
  expect(heights).toEqual([480, 481, 910, 911]);
});

test('VIS-16 a story has each mode once, in one of its locales and widths', () => {
  for (const story of stories) {
    const snapshots = inModes(snapshotsOf([story], PAIRWISE));
    const plain = snapshotsOf([story]);
    expect(new Set(snapshots.map(({ mode }) => mode)).size).toBe(snapshots.length);
    for (const { mode, locale, width } of snapshots) {
      const replaced = modeNamed(mode);
      const fits = plain.some(
        (it) => (replaced.locale ?? it.locale) === locale && (replaced.width ?? it.width) === width,
      );
      expect(fits, `${story.id} ${mode}`).toBe(true);
    }
  }
});

test('VIS-16 adding a story does not change the mode snapshots of other stories', () => {
  const names = inModes(snapshotsOf(stories, PAIRWISE)).map(snapshotName);
  const [first] = stories;
  const fewer = inModes(snapshotsOf(stories.slice(1), PAIRWISE)).map(snapshotName);
  expect(fewer).toEqual(names.filter((name) => !name.startsWith(`${first?.id}/`)));
});

test('VIS-16 a mode that replaces locale or width is left out for a story that narrows them', () => {
  const story = { id: 'a--b', title: 'Features/A', name: 'B' };
  const modesOf = (tags: string[]) =>
    inModes(snapshotsOf([{ ...story, tags }], PAIRWISE)).map(({ mode }) => mode);
  expect(modesOf([])).toEqual(MODES.map(({ name }) => name));
  expect(modesOf(['width:375'])).not.toContain('landscape-phone');
  expect(modesOf(['locale:en'])).not.toContain('mirrored');
});

test('VIS-16 filters narrow the modes, and named modes have no plain snapshots', () => {
  const story = stories.find(isNotNarrowed);
  const list = story ? [story] : [];
  const [mode] = inModes(snapshotsOf(list, { product: 'pairwise', names: ['dpr-2'] }));
  expect(snapshotsOf(list, { product: 'pairwise', names: ['dpr-2'] })).toEqual([mode]);
  expect(snapshotsOf(list, PAIRWISE, { locales: [mode?.locale ?? ''] })).toContainEqual(mode);
  const others = LOCALES.filter((locale) => locale !== mode?.locale);
  expect(snapshotsOf(list, PAIRWISE, { locales: others })).not.toContainEqual(mode);
  expect(snapshotsOf(list, PAIRWISE, { widths: [1] }).map(({ width }) => width)).toEqual(
    LOCALES.map(() => 1),
  );
});

test('VIS-16 with --modes all each mode has each locale and width', () => {
  const story = stories.find(isNotNarrowed);
  const plain = story ? snapshotsOf([story]).length : 0;
  const snapshots = story
    ? snapshotsOf([story], { product: 'all', names: ['text-200', 'pseudo'] })
    : [];
  expect(snapshots).toHaveLength(plain + plain / LOCALES.length);
});

test("VIS-16 VIS-12 another project's Storybook has the modes that do not depend on this site", () => {
  const story: Story = { id: 'a--b', title: 'A', name: 'B', tags: [] };
  const modes = (choice: ModeChoice) =>
    planStoryGrids([story], { ...PLAIN, modes: choice }, externalDimensions([])).flatMap(
      ({ snapshots }) => inModes(snapshots).map(({ mode }) => mode),
    );
  expect(modes(PAIRWISE)).toEqual(['forced-colors', 'text-200', 'dpr-2', 'motion']);
  expect(() => modes({ product: 'pairwise', names: ['pseudo'] })).toThrow(
    "only in this project's Storybook",
  );
});

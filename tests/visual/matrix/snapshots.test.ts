import { expect, test } from 'vitest';
import { LOCALES, PRIMITIVE_WIDTHS, WIDTHS } from '../site.config.ts';
import {
  type Filters,
  snapshotName,
  externalDimensions,
  planStoryGrids,
  readStoryIndex,
} from './snapshots.ts';

const ALL: Filters = { stories: [], locales: [], widths: [] };

function entry(title: string, name: string, more: object = {}) {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[^a-z-]/g, '-');
  return [id, { type: 'story', id, title, name, tags: ['dev', 'test'], ...more }] as const;
}

const index = (...entries: (readonly [string, object])[]) => ({
  v: 5,
  entries: Object.fromEntries(entries),
});
const stories = readStoryIndex(
  index(
    entry('Primitives/Button', 'All'),
    entry('Features/Header', 'Top'),
    entry('Docs/Read me', 'Docs', { type: 'docs' }),
  ),
);

test('VIS-3 a primitive has two widths, any other story every width, both in all locales', () => {
  const [button, header] = planStoryGrids(stories, ALL);
  expect(button?.snapshots).toHaveLength(2 * LOCALES.length);
  expect(header?.snapshots).toHaveLength(WIDTHS.length * LOCALES.length);
  expect(WIDTHS.slice(0, 3)).toEqual([375, 768, 769]);
});

test('VIS-3 the snapshots of a story are sorted by width', () => {
  const widths = planStoryGrids(stories, ALL)[1]?.snapshots.map(({ width }) => width) ?? [];
  const changes = widths.filter((width, index) => width !== widths[index - 1]);
  expect(changes).toEqual([...WIDTHS]);
});

test('VIS-2 filters by story, locale and width are combined', () => {
  const filters = { stories: ['Features/**'], locales: ['vi'], widths: [375, 1440] };
  const names = planStoryGrids(stories, filters).flatMap(({ snapshots }) =>
    snapshots.map(snapshotName),
  );
  expect(names).toEqual(['features-header--top/vi/375', 'features-header--top/vi/1440']);
});

test.each(['features-header--top', '*header*', 'Features/Header', '*/Header/Top'])(
  'VIS-2 the glob %s matches a story',
  (glob) => {
    const found = planStoryGrids(stories, { ...ALL, stories: [glob] });
    expect(found.map(({ story }) => story.id)).toEqual(['features-header--top']);
  },
);

test('VIS-2 a filter that matches nothing is an error, not a run without differences', () => {
  expect(() => planStoryGrids(stories, { ...ALL, stories: ['*heder*'] })).toThrow(
    /No story matches/,
  );
  expect(() => planStoryGrids(stories, { ...ALL, locales: ['zh'] })).toThrow(/Unknown locale "zh"/);
});

test('VIS-3 tags narrow a story or switch it off', () => {
  const tagged = readStoryIndex(
    index(
      entry('Features/Menu', 'Open', { tags: ['width:375', 'locale:en', 'locale:vi'] }),
      entry('Features/Clock', 'Ticking', { tags: ['visual:off'] }),
    ),
  );
  const names = planStoryGrids(tagged, ALL).flatMap(({ snapshots }) => snapshots.map(snapshotName));
  expect(names).toEqual(['features-menu--open/en/375', 'features-menu--open/vi/375']);
});

test('VIS-8 the pseudo-locale is captured only if a filter names it', () => {
  const names = (locales: string[]) =>
    planStoryGrids(stories, { ...ALL, locales, widths: [375] }).flatMap(({ snapshots }) =>
      snapshots.map(snapshotName),
    );
  expect(names(['en-XA'])).toEqual([
    'primitives-button--all/en-XA/375',
    'features-header--top/en-XA/375',
  ]);
  expect(names([]).join()).not.toContain('en-XA');
});

test("VIS-12 another project's Storybook has its own locales or none, a narrow and a wide width", () => {
  const names = (dimensions: ReturnType<typeof externalDimensions>) =>
    planStoryGrids(stories.slice(1), ALL, dimensions).flatMap(({ snapshots }) =>
      snapshots.map(snapshotName),
    );
  const [narrow, wide] = PRIMITIVE_WIDTHS;
  expect(names(externalDimensions([]))).toEqual([
    `features-header--top/-/${narrow}`,
    `features-header--top/-/${wide}`,
  ]);
  expect(names(externalDimensions(['de', 'ja']))).toHaveLength(4);
  expect(() =>
    planStoryGrids(stories, { ...ALL, locales: ['vi'] }, externalDimensions([])),
  ).toThrow('Unknown locale "vi". The locales are -.');
});

test('VIS-12 the index of Storybook 7 has no tags and lists docs pages', () => {
  const old = readStoryIndex({
    v: 4,
    entries: {
      'a--docs': { type: 'docs', id: 'a--docs', title: 'A', name: 'Docs' },
      'a--b': { type: 'story', id: 'a--b', title: 'A', name: 'B', importPath: './a.js' },
    },
  });
  expect(old).toEqual([{ id: 'a--b', title: 'A', name: 'B', tags: [] }]);
});

test('VIS-1 JSON that is no Storybook index is refused', () => {
  expect(() => readStoryIndex({ message: 'not found' })).toThrow(TypeError);
});

test.each(['../../x', 'a/b--c', String.raw`a\b--c`, 'a--b\0'])(
  'VIS-12 an invalid story id is refused: %j',
  (id) => {
    expect(() => readStoryIndex(index([id, { type: 'story', id, title: 'A', name: 'B' }]))).toThrow(
      `invalid story id: ${JSON.stringify(id)}`,
    );
  },
);

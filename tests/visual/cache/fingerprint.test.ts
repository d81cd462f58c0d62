import { expect, test } from 'vitest';
import {
  type Capturing,
  type Input,
  UNTRACED,
  explain,
  fingerprintsIn,
  fingerprintsOf,
} from './fingerprint.ts';
import { graphOf } from './graph.ts';
import { localesOf } from './influence.ts';

const HOW: Capturing = { engine: 'chromium', browser: '1', code: 'c' };
const LOCALES = ['en', 'es', 'vi', 'zh-TW', 'en-XA'];
const [BUTTON, ORDER, SWITCH] = ['button--all', 'order--page', 'switch--chosen'];
const STORIES = new Map([
  [BUTTON, 'stories/Button.tsx'],
  [ORDER, 'stories/Order.tsx'],
  [SWITCH, 'stories/Switch.tsx'],
]);
const LIST = '/virtual:/@storybook/builder-vite/storybook-stories.js';

/** Module ← its importers, as `preview-stats.json` has it. */
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  './iframe.html': ['./iframe.html'],
  [LIST]: ['./iframe.html'],
  './stories/Button.tsx': [LIST],
  './stories/Order.tsx': [LIST],
  './stories/Switch.tsx': [LIST],
  './src/Order.tsx': ['./stories/Order.tsx'],
  './src/Button.tsx': ['./stories/Button.tsx', './src/Order.tsx'],
  './src/Docs.tsx': [LIST],
  './src/page.ts': ['./iframe.html'],
  './src/tokens.css': ['./.storybook/preview.tsx'],
  './src/i18n/messages/en.json': ['./.storybook/preview.tsx'],
  './src/i18n/messages/vi.json': ['./.storybook/preview.tsx', './src/Order.tsx'],
  './node_modules/react/index.js': ['./src/Order.tsx'],
};

const stats = {
  modules: Object.entries(GRAPH).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  })),
};

/** Fingerprints of a checkout in which these files have another content than `old`. */
function built(changed: readonly string[] = [], how = HOW, more: Partial<typeof stats> = {}) {
  const hash = (name: string) => (changed.includes(name) ? 'new' : 'old');
  const inputsOf = (module: string): Input[] => {
    if (/node_modules|virtual:|iframe/.test(module)) return [];
    const locales = localesOf(module);
    return [{ name: module, hash: hash(module), ...(locales && { locales }) }];
  };
  const sources = {
    stories: STORIES,
    inputsOf,
    untraced: [{ name: 'vite.config.ts', hash: hash('vite.config.ts') }],
    spanning: new Set(['stories/Switch.tsx']),
  };
  return fingerprintsIn(fingerprintsOf(graphOf({ ...stats, ...more }), sources, 't'), how);
}

const cell = (id: string, locale = 'en', width = 375) => ({
  story: { id, title: '', name: '', tags: [] },
  locale,
  width,
});

/** The cells, as `story locale`, whose fingerprint is another one when these files change. */
function touched(...changed: string[]): string[] {
  const [before, after] = [built(), built(changed)];
  return [...STORIES.keys()].flatMap((id) =>
    LOCALES.filter((locale) => before.of(cell(id, locale)) !== after.of(cell(id, locale))).map(
      (locale) => `${id} ${locale}`,
    ),
  );
}
const all = (...ids: string[]) => ids.flatMap((id) => LOCALES.map((locale) => `${id} ${locale}`));

test('VIS-5 nothing changed: every cell has the fingerprint it had', () => {
  expect(touched()).toEqual([]);
  expect(built().of(cell(BUTTON))).toMatch(/^[\da-f]{40}$/);
});

test('VIS-5 a file counts for the stories that import it, through others too, and for no more', () => {
  expect(touched('src/Button.tsx')).toEqual(all(BUTTON, ORDER));
  expect(touched('src/Order.tsx')).toEqual(all(ORDER));
  expect(touched('stories/Order.tsx')).toEqual(all(ORDER));
  expect(touched('src/Docs.tsx')).toEqual([]);
});

test('VIS-5 what the page and the preview import, and what nobody can trace, counts for every cell', () => {
  const every = all(BUTTON, ORDER, SWITCH);
  expect(touched('src/tokens.css')).toEqual(every);
  expect(touched('.storybook/preview.tsx')).toEqual(every);
  expect(touched('src/page.ts')).toEqual(every);
  expect(touched('vite.config.ts')).toEqual(every);
});

test('VIS-5 vi.json counts for vi only, and for a story that shows other languages', () => {
  const spanning = all(SWITCH);
  expect(touched('src/i18n/messages/vi.json')).toEqual([
    `${BUTTON} vi`,
    `${ORDER} vi`,
    ...spanning,
  ]);
  expect(touched('src/i18n/messages/en.json')).toEqual([
    `${BUTTON} en`,
    `${BUTTON} en-XA`,
    `${ORDER} en`,
    `${ORDER} en-XA`,
    ...spanning,
  ]);
  expect(built().spans(cell(SWITCH))).toBe(true);
  expect(built().spans(cell(ORDER))).toBe(false);
});

test('VIS-8 what is found in a cell depends on English too: the lint looks for it', () => {
  const [before, after] = [built(), built(['src/i18n/messages/en.json'])];
  const vietnamese = cell(ORDER, 'vi');
  expect(after.of(vietnamese)).toBe(before.of(vietnamese));
  expect(after.faultsOf(vietnamese)).not.toBe(before.faultsOf(vietnamese));
});

test('VIS-5 VIS-16 story, locale, width, mode, engine, browser and capturing code are each part of it', () => {
  const cells = [cell(BUTTON), cell(ORDER), cell(BUTTON, 'es'), cell(BUTTON, 'en', 768)];
  const prints = [
    ...cells.map((it) => built().of(it)),
    built().of({ ...cell(BUTTON), mode: 'dpr-2' }),
    built().of({ ...cell(BUTTON), mode: 'motion' }),
    built([], { ...HOW, engine: 'firefox' }).of(cell(BUTTON)),
    built([], { ...HOW, browser: '2' }).of(cell(BUTTON)),
    built([], { ...HOW, code: 'd' }).of(cell(BUTTON)),
  ];
  expect(new Set(prints).size).toBe(prints.length);
});

test('VIS-5 stories of one file with the same inputs are still two', () => {
  const sources = {
    stories: new Map([
      ['a', 'stories/Button.tsx'],
      ['b', 'stories/Button.tsx'],
    ]),
    inputsOf: (name: string) => [{ name, hash: 'h' }],
    untraced: [],
    spanning: new Set<string>(),
  };
  const prints = fingerprintsIn(fingerprintsOf(graphOf(stats), sources, 't'), HOW);
  expect(prints.of(cell('a'))).not.toBe(prints.of(cell('b')));
});

test('VIS-5 a story the graph does not know and a foreign Storybook trace nothing', () => {
  expect(built().of(cell('unknown--story'))).toBeUndefined();
  const sources = {
    stories: STORIES,
    inputsOf: () => [],
    untraced: [],
    spanning: new Set<string>(),
  };
  const traced = fingerprintsOf(graphOf(stats), sources, 't');
  // No file of the checkout stands behind the story's module.
  expect(fingerprintsIn(traced, HOW).of(cell(BUTTON))).toBeUndefined();
  expect(UNTRACED.of(cell(BUTTON))).toBeUndefined();
  expect(UNTRACED.faultsOf(cell(BUTTON))).toBeUndefined();
});

test('VIS-5 says which files made a fingerprint another one, three of them by name', () => {
  expect(explain(built(), built(), cell(ORDER))).toBe('');
  expect(explain(built(), built(['src/Button.tsx']), cell(ORDER))).toBe('src/Button.tsx changed');
  const many = ['src/Order.tsx', 'src/Button.tsx', 'src/tokens.css', 'vite.config.ts'];
  expect(explain(built(), built(many), cell(ORDER))).toMatch(/^(?:[^,]+ changed, ){3}1 more$/);
  const without = stats.modules.filter(({ id }) => id !== './src/Button.tsx');
  const smaller = built([], HOW, { modules: without });
  expect(explain(built(), smaller, cell(ORDER))).toBe('src/Button.tsx removed');
  expect(explain(smaller, built(), cell(ORDER))).toBe('src/Button.tsx added');
  expect(explain(UNTRACED, built(), cell(ORDER))).toBe('the base cannot be traced');
  expect(explain(built(), UNTRACED, cell(ORDER))).toBe('this tree cannot be traced');
});

import { expect, test } from 'vitest';
import {
  type CaptureEnvironment,
  type Input,
  UNTRACED,
  explainRecapture,
  openFingerprints,
  traceFingerprints,
} from './fingerprint.ts';
import { readModuleGraph } from './module-graph.ts';
import { localesOf } from './input-scope.ts';

const HOW: CaptureEnvironment = { engine: 'chromium', browser: '1', code: 'c' };
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
    showsOtherLocales: new Set(['stories/Switch.tsx']),
  };
  return openFingerprints(
    traceFingerprints(readModuleGraph({ ...stats, ...more }), sources, 't'),
    how,
  );
}

const snapshot = (id: string, locale = 'en', width = 375) => ({
  story: { id, title: '', name: '', tags: [] },
  locale,
  width,
});

/** The snapshots, as `story locale`, whose fingerprint is another one when these files change. */
function touched(...changed: string[]): string[] {
  const [before, after] = [built(), built(changed)];
  return [...STORIES.keys()].flatMap((id) =>
    LOCALES.filter(
      (locale) =>
        before.captureKey(snapshot(id, locale)) !== after.captureKey(snapshot(id, locale)),
    ).map((locale) => `${id} ${locale}`),
  );
}
const all = (...ids: string[]) => ids.flatMap((id) => LOCALES.map((locale) => `${id} ${locale}`));

test('VIS-5 nothing changed: every snapshot has the fingerprint it had', () => {
  expect(touched()).toEqual([]);
  expect(built().captureKey(snapshot(BUTTON))).toMatch(/^[\da-f]{40}$/);
});

test('VIS-5 a file counts for the stories that import it, through others too, and for no more', () => {
  expect(touched('src/Button.tsx')).toEqual(all(BUTTON, ORDER));
  expect(touched('src/Order.tsx')).toEqual(all(ORDER));
  expect(touched('stories/Order.tsx')).toEqual(all(ORDER));
  expect(touched('src/Docs.tsx')).toEqual([]);
});

test('VIS-5 what the page and the preview import, and what nobody can trace, counts for every snapshot', () => {
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
  expect(built().showsOtherLocales(snapshot(SWITCH))).toBe(true);
  expect(built().showsOtherLocales(snapshot(ORDER))).toBe(false);
});

test('VIS-8 what is found in a snapshot depends on English too: the lint looks for it', () => {
  const [before, after] = [built(), built(['src/i18n/messages/en.json'])];
  const vietnamese = snapshot(ORDER, 'vi');
  expect(after.captureKey(vietnamese)).toBe(before.captureKey(vietnamese));
  expect(after.findingsKey(vietnamese)).not.toBe(before.findingsKey(vietnamese));
});

test('VIS-5 VIS-16 story, locale, width, mode, engine, browser and capturing code are each part of it', () => {
  const snapshots = [
    snapshot(BUTTON),
    snapshot(ORDER),
    snapshot(BUTTON, 'es'),
    snapshot(BUTTON, 'en', 768),
  ];
  const prints = [
    ...snapshots.map((it) => built().captureKey(it)),
    built().captureKey({ ...snapshot(BUTTON), mode: 'dpr-2' }),
    built().captureKey({ ...snapshot(BUTTON), mode: 'motion' }),
    built([], { ...HOW, engine: 'firefox' }).captureKey(snapshot(BUTTON)),
    built([], { ...HOW, browser: '2' }).captureKey(snapshot(BUTTON)),
    built([], { ...HOW, code: 'd' }).captureKey(snapshot(BUTTON)),
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
    showsOtherLocales: new Set<string>(),
  };
  const prints = openFingerprints(traceFingerprints(readModuleGraph(stats), sources, 't'), HOW);
  expect(prints.captureKey(snapshot('a'))).not.toBe(prints.captureKey(snapshot('b')));
});

test('VIS-5 a story the graph does not know and a foreign Storybook trace nothing', () => {
  expect(built().captureKey(snapshot('unknown--story'))).toBeUndefined();
  const sources = {
    stories: STORIES,
    inputsOf: () => [],
    untraced: [],
    showsOtherLocales: new Set<string>(),
  };
  const traced = traceFingerprints(readModuleGraph(stats), sources, 't');
  // No file of the checkout stands behind the story's module.
  expect(openFingerprints(traced, HOW).captureKey(snapshot(BUTTON))).toBeUndefined();
  expect(UNTRACED.captureKey(snapshot(BUTTON))).toBeUndefined();
  expect(UNTRACED.findingsKey(snapshot(BUTTON))).toBeUndefined();
});

test('VIS-5 says which files made a fingerprint another one, three of them by name', () => {
  expect(explainRecapture(built(), built(), snapshot(ORDER))).toBe('');
  expect(explainRecapture(built(), built(['src/Button.tsx']), snapshot(ORDER))).toBe(
    'src/Button.tsx changed',
  );
  const many = ['src/Order.tsx', 'src/Button.tsx', 'src/tokens.css', 'vite.config.ts'];
  expect(explainRecapture(built(), built(many), snapshot(ORDER))).toMatch(
    /^(?:[^,]+ changed, ){3}1 more$/,
  );
  const without = stats.modules.filter(({ id }) => id !== './src/Button.tsx');
  const smaller = built([], HOW, { modules: without });
  expect(explainRecapture(built(), smaller, snapshot(ORDER))).toBe('src/Button.tsx removed');
  expect(explainRecapture(smaller, built(), snapshot(ORDER))).toBe('src/Button.tsx added');
  expect(explainRecapture(UNTRACED, built(), snapshot(ORDER))).toBe('the base cannot be traced');
  expect(explainRecapture(built(), UNTRACED, snapshot(ORDER))).toBe('this tree cannot be traced');
});

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

const ENVIRONMENT: CaptureEnvironment = { engine: 'chromium', browser: '1', code: 'c' };
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
  './src/i18n/messages/es.json': ['./.storybook/preview.tsx'],
  './src/i18n/messages/pt.json': ['./.storybook/preview.tsx'],
  './src/i18n/messages/zh-TW.json': ['./.storybook/preview.tsx'],
  './node_modules/react/index.js': ['./src/Order.tsx'],
};

const stats = {
  modules: Object.entries(GRAPH).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  })),
};

/** Fingerprints of a checkout in which these files have changed. */
function fingerprintsWith(
  changed: readonly string[] = [],
  environment = ENVIRONMENT,
  more: Partial<typeof stats> = {},
) {
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
    environment,
  );
}

const snapshot = (id: string, locale = 'en', width = 375) => ({
  story: { id, title: '', name: '', tags: [] },
  locale,
  width,
});

/** The snapshots, as `story locale`, with another fingerprint after a change of these files. */
function recaptured(...changed: string[]): string[] {
  const [before, after] = [fingerprintsWith(), fingerprintsWith(changed)];
  return [...STORIES.keys()].flatMap((id) =>
    LOCALES.filter(
      (locale) =>
        before.captureKey(snapshot(id, locale)) !== after.captureKey(snapshot(id, locale)),
    ).map((locale) => `${id} ${locale}`),
  );
}
const inAllLocales = (...ids: string[]) =>
  ids.flatMap((id) => LOCALES.map((locale) => `${id} ${locale}`));

test('VIS-5 without a change every snapshot has the same fingerprint', () => {
  expect(recaptured()).toEqual([]);
  expect(fingerprintsWith().captureKey(snapshot(BUTTON))).toMatch(/^[\da-f]{40}$/);
});

test('VIS-5 a file counts for the stories that import it, directly or not, and for no others', () => {
  expect(recaptured('src/Button.tsx')).toEqual(inAllLocales(BUTTON, ORDER));
  expect(recaptured('src/Order.tsx')).toEqual(inAllLocales(ORDER));
  expect(recaptured('stories/Order.tsx')).toEqual(inAllLocales(ORDER));
  expect(recaptured('src/Docs.tsx')).toEqual([]);
});

test('VIS-5 imports of the page and the preview, and untraced files, count for every snapshot', () => {
  const every = inAllLocales(BUTTON, ORDER, SWITCH);
  expect(recaptured('src/tokens.css')).toEqual(every);
  expect(recaptured('.storybook/preview.tsx')).toEqual(every);
  expect(recaptured('src/page.ts')).toEqual(every);
  expect(recaptured('vite.config.ts')).toEqual(every);
});

test('VIS-5 vi.json counts for vi only, and for a story that shows other locales', () => {
  const other = inAllLocales(SWITCH);
  expect(recaptured('src/i18n/messages/vi.json')).toEqual([
    `${BUTTON} vi`,
    `${ORDER} vi`,
    ...other,
  ]);
  expect(recaptured('src/i18n/messages/en.json')).toEqual([
    `${BUTTON} en`,
    `${BUTTON} en-XA`,
    `${ORDER} en`,
    `${ORDER} en-XA`,
    ...other,
  ]);
  expect(fingerprintsWith().showsOtherLocales(snapshot(SWITCH))).toBe(true);
  expect(fingerprintsWith().showsOtherLocales(snapshot(ORDER))).toBe(false);
});

test.each([
  { changed: 'en', locale: 'vi', why: 'the lint looks for English text in every locale' },
  { changed: 'vi', locale: 'en-XA', why: 'what no language translates may stay in English' },
])('VIS-8 findings in $locale depend on the messages of $changed: $why', ({ changed, locale }) => {
  const [before, after] = [
    fingerprintsWith(),
    fingerprintsWith([`src/i18n/messages/${changed}.json`]),
  ];
  const it = snapshot(ORDER, locale);
  expect(after.captureKey(it)).toBe(before.captureKey(it));
  expect(after.findingsKey(it)).not.toBe(before.findingsKey(it));
});

test('VIS-8 findings are not cached for a build without the messages that the lint reads', () => {
  const without = stats.modules.filter(({ id }) => !id.endsWith('en.json'));
  const keys = fingerprintsWith([], ENVIRONMENT, { modules: without });
  expect(keys.captureKey(snapshot(ORDER, 'vi'))).toBeDefined();
  expect(keys.findingsKey(snapshot(ORDER, 'vi'))).toBeUndefined();
});

test('VIS-5 VIS-16 story, locale, width, mode, browser, its version and the capturing code are parts of a fingerprint', () => {
  const snapshots = [
    snapshot(BUTTON),
    snapshot(ORDER),
    snapshot(BUTTON, 'es'),
    snapshot(BUTTON, 'en', 768),
  ];
  const keys = [
    ...snapshots.map((it) => fingerprintsWith().captureKey(it)),
    fingerprintsWith().captureKey({ ...snapshot(BUTTON), mode: 'dpr-2' }),
    fingerprintsWith().captureKey({ ...snapshot(BUTTON), mode: 'motion' }),
    fingerprintsWith([], { ...ENVIRONMENT, engine: 'firefox' }).captureKey(snapshot(BUTTON)),
    fingerprintsWith([], { ...ENVIRONMENT, browser: '2' }).captureKey(snapshot(BUTTON)),
    fingerprintsWith([], { ...ENVIRONMENT, code: 'd' }).captureKey(snapshot(BUTTON)),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('VIS-5 two stories of one file have different fingerprints', () => {
  const sources = {
    stories: new Map([
      ['a', 'stories/Button.tsx'],
      ['b', 'stories/Button.tsx'],
    ]),
    inputsOf: (name: string) => [{ name, hash: 'h' }],
    untraced: [],
    showsOtherLocales: new Set<string>(),
  };
  const keys = openFingerprints(
    traceFingerprints(readModuleGraph(stats), sources, 't'),
    ENVIRONMENT,
  );
  expect(keys.captureKey(snapshot('a'))).not.toBe(keys.captureKey(snapshot('b')));
});

test('VIS-5 a story outside the graph and a foreign Storybook have no fingerprints', () => {
  expect(fingerprintsWith().captureKey(snapshot('unknown--story'))).toBeUndefined();
  const sources = {
    stories: STORIES,
    inputsOf: () => [],
    untraced: [],
    showsOtherLocales: new Set<string>(),
  };
  const traced = traceFingerprints(readModuleGraph(stats), sources, 't');
  // The story's module has no file in the checkout.
  expect(openFingerprints(traced, ENVIRONMENT).captureKey(snapshot(BUTTON))).toBeUndefined();
  expect(UNTRACED.captureKey(snapshot(BUTTON))).toBeUndefined();
  expect(UNTRACED.findingsKey(snapshot(BUTTON))).toBeUndefined();
});

test('VIS-5 a changed fingerprint is explained by its changed files, at most three of them by name', () => {
  expect(explainRecapture(fingerprintsWith(), fingerprintsWith(), snapshot(ORDER))).toBe('');
  expect(
    explainRecapture(fingerprintsWith(), fingerprintsWith(['src/Button.tsx']), snapshot(ORDER)),
  ).toBe('src/Button.tsx changed');
  const many = ['src/Order.tsx', 'src/Button.tsx', 'src/tokens.css', 'vite.config.ts'];
  expect(explainRecapture(fingerprintsWith(), fingerprintsWith(many), snapshot(ORDER))).toMatch(
    /^(?:[^,]+ changed, ){3}1 more$/,
  );
  const without = stats.modules.filter(({ id }) => id !== './src/Button.tsx');
  const smaller = fingerprintsWith([], ENVIRONMENT, { modules: without });
  expect(explainRecapture(fingerprintsWith(), smaller, snapshot(ORDER))).toBe(
    'src/Button.tsx removed',
  );
  expect(explainRecapture(smaller, fingerprintsWith(), snapshot(ORDER))).toBe(
    'src/Button.tsx added',
  );
  expect(explainRecapture(UNTRACED, fingerprintsWith(), snapshot(ORDER))).toBe(
    'the baseline build cannot be traced',
  );
  expect(explainRecapture(fingerprintsWith(), UNTRACED, snapshot(ORDER))).toBe(
    'the candidate build cannot be traced',
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT_DIMENSIONS, snapshotName } from '../matrix/snapshots.ts';
import { LOCALES } from '../site.config.ts';
import { createImportGraph } from './import-graph.ts';
import { type SavePlan, planSave } from './plan-save.ts';
import { readIndexedStories } from './reached-stories.ts';

const FILES: Readonly<Record<string, string>> = {
  '.storybook/preview.tsx': "import '../src/global.css';\nimport '../stories/messages.ts';",
  'stories/messages.ts': "import.meta.glob('../src/i18n/messages/*.json');",
  'src/i18n/messages/en.json': '{}',
  'src/i18n/messages/vi.json': '{}',
  'src/global.css': "@font-face { src: url('./text.woff2?v=1'); }",
  'src/text.woff2': '',
  'src/Button.tsx': "import icon from './icon.svg';",
  'src/icon.svg': '',
  'src/Page.tsx':
    "import { Button } from './Button.tsx';\nconst Late = () => import('./Late.tsx');",
  'src/Late.tsx': '',
  'src/unused.ts': '',
  'public/logo.png': '',
  'stories/Button.stories.tsx': "import { Button } from '../src/Button.tsx';",
  'stories/Page.stories.tsx': "import { Page } from '../src/Page.tsx';",
};

/** A page comes before its button in the index. */
const INDEX = {
  entries: Object.fromEntries(
    ['Page', 'Button'].map((name) => {
      const id = `primitives-${name.toLowerCase()}--all`;
      const importPath = `./stories/${name}.stories.tsx`;
      const story = { type: 'story', id, title: `Primitives/${name}`, name: 'All', importPath };
      return [id, Object.assign(story, { tags: [] })];
    }),
  ),
};

function checkout(more: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'unio-plan-save-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries({ ...FILES, ...more })) write(file, text);
  const graph = createImportGraph(root);
  const plan = (files: readonly string[], options: Partial<SavePlan> = {}) =>
    planSave({
      ...{ files, graph, stories: readIndexedStories(INDEX), dimensions: PROJECT_DIMENSIONS },
      filters: { stories: [], locales: [], widths: [375] },
      showsOtherLocales: () => false,
      ...options,
    }).map(snapshotName);
  return { write, graph, plan };
}

const in375 = (story: string, locales: readonly string[] = LOCALES) =>
  locales.map((locale) => `primitives-${story}--all/${locale}/375`);

test.each([
  ['stories/Page.stories.tsx', in375('page')],
  // The nearest story first, not the first of the index.
  ['src/Button.tsx', [...in375('button'), ...in375('page')]],
  ['src/icon.svg', [...in375('button'), ...in375('page')]],
  ['src/Late.tsx', in375('page')],
  ['src/text.woff2', [...in375('page'), ...in375('button')]],
  ['public/logo.png', [...in375('page'), ...in375('button')]],
  ['src/i18n/messages/vi.json', [...in375('page', ['vi']), ...in375('button', ['vi'])]],
  ['src/unused.ts', []],
  ['README.md', []],
])('VIS-17 a save of %s reaches the stories that import it', (file, expected) => {
  expect(checkout().plan([file])).toEqual(expected);
});

test('VIS-17 a story that shows other languages is captured in all languages', () => {
  const { plan } = checkout();
  const showsOtherLocales: SavePlan['showsOtherLocales'] = ({ story }) =>
    story.id === 'primitives-page--all';
  expect(plan(['src/i18n/messages/vi.json'], { showsOtherLocales })).toEqual([
    ...in375('page'),
    ...in375('button', ['vi']),
  ]);
});

test('VIS-17 a new import counts once its file is saved', () => {
  const { plan, write, graph } = checkout();
  expect(plan(['src/unused.ts'])).toEqual([]);
  write('src/Late.tsx', "import './unused.ts';");
  graph.forget('src/Late.tsx');
  expect(plan(['src/unused.ts'])).toEqual(in375('page'));
});

test('VIS-17 the snapshot that is open in the page comes first, and a filter applies', () => {
  const { plan } = checkout();
  const opened = { story: 'primitives-page--all', locale: 'vi', width: 375 };
  const [first, second] = plan(['src/Button.tsx'], { opened });
  expect([first, second]).toEqual([...in375('page', ['vi']), ...in375('page', ['en'])]);
  const filters = { stories: ['Primitives/Page'], locales: ['es'], widths: [375] };
  expect(plan(['src/Button.tsx'], { filters })).toEqual(in375('page', ['es']));
});

test('VIS-17 files that are saved together reach each snapshot once', () => {
  expect(checkout().plan(['src/Late.tsx', 'src/Button.tsx'])).toEqual([
    ...in375('page'),
    ...in375('button'),
  ]);
});

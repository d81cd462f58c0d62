import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Capturing, explain } from './fingerprint.ts';
import { captureCode, environment, readFingerprints, writeFingerprints } from './trace.ts';

const { signal } = new AbortController();
const HOW: Capturing = { engine: 'chromium', browser: '1', code: 'c' };
const STORY = { id: 'a--b', title: 'A', name: 'B', tags: [] };
let home = '';
let root = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const STATS: Readonly<Record<string, readonly string[]>> = {
  './stories/A.stories.tsx': ['/virtual:/@storybook/builder-vite/storybook-stories.js'],
  './src/A.tsx': ['./stories/A.stories.tsx'],
  './src/generated/t.css': ['./.storybook/preview.tsx'],
  './node_modules/x/index.js': ['./src/A.tsx'],
};

/** Writes a build's folder with this graph; resolves with the folder. */
async function buildOf(name: string, graph = STATS): Promise<string> {
  const folder = join(home, name);
  await mkdir(folder);
  const modules = Object.entries(graph).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }));
  const entry = { id: STORY.id, type: 'story', importPath: './stories/A.stories.tsx' };
  await writeFile(join(folder, 'preview-stats.json'), JSON.stringify({ modules }));
  await writeFile(join(folder, 'index.json'), JSON.stringify({ entries: { [STORY.id]: entry } }));
  return folder;
}

beforeEach(async () => {
  // A hook of git's names the repository it runs for.
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
  home = await mkdtemp(join(tmpdir(), 'visual-trace-'));
  root = join(home, 'checkout');
  await write('.gitignore', 'generated/\n');
  await write('stories/A.stories.tsx', '');
  await write('.storybook/preview.tsx', '');
  await write('vite.config.ts', "import './src/plugin.ts';");
  await write('src/plugin.ts', '');
  await write('src/A.tsx', '');
  await write('src/App.tsx', '');
  await write('src/generated/t.css', "a{background:url('./p.png')}");
  await write('src/generated/p.png', 'p');
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(home, { recursive: true });
});

/** Why the story is captured again after `edit`; empty: it is not. */
async function whyAfter(edit: () => Promise<void>): Promise<string> {
  const before = await buildOf('before');
  await writeFingerprints(root, before, signal);
  await edit();
  const after = await buildOf('after');
  await writeFingerprints(root, after, signal);
  const [a, b] = await Promise.all([before, after].map((it) => readFingerprints(it, HOW)));
  const cell = { story: STORY, locale: 'vi', width: 375 };
  if (!a || !b || a.of(cell) === undefined) return 'untraced';
  const why = explain(a, b, cell);
  expect(a.of(cell) === b.of(cell)).toBe(why === '');
  return why;
}

test.each([
  ['src/A.tsx', 'src/A.tsx changed'],
  ['.storybook/preview.tsx', '.storybook/preview.tsx changed'],
  ['src/generated/t.css', 'src/generated/t.css changed, src/generated/p.png removed'],
  ['src/generated/p.png', 'src/generated/p.png changed'],
  ['src/plugin.ts', 'src/plugin.ts changed'],
  ['public/new.svg', 'public/new.svg added'],
  ['mystery.dat', 'mystery.dat added'],
  ['src/App.tsx', ''],
  ['src/New.tsx', ''],
  ['README.md', ''],
  ['tests/new.ts', ''],
])('VIS-5 a change in %s: "%s"', async (path, why) => {
  expect(await whyAfter(() => write(path, 'changed'))).toBe(why);
});

test('VIS-5 code that nobody imports counts once a build program reads files by itself', async () => {
  await write('src/plugin.ts', "import 'node:fs';");
  expect(await whyAfter(() => write('src/App.tsx', 'changed'))).toBe('src/App.tsx changed');
});

test('VIS-5 the environment that reaches a build counts', async () => {
  const why = await whyAfter(async () => void vi.stubEnv('VITE_SITE_ORIGIN', 'https://x.example'));
  expect(why).toBe('the environment changed');
  expect(environment({ PATH: 'a', STORYBOOK_DISABLE_TELEMETRY: '1' })).toBe(environment({}));
});

test('VIS-5 without a graph, or with one that leaves the checkout, nothing is traced', async () => {
  const foreign = join(home, 'foreign');
  await mkdir(foreign);
  expect((await writeFingerprints(root, foreign, signal)).traced).toBe(false);
  const leaving = await buildOf('leaving', { ...STATS, '../else.ts': ['./src/A.tsx'] });
  expect((await writeFingerprints(root, leaving, signal)).traced).toBe(false);
  for (const folder of [foreign, leaving, 'https://storybook.example']) {
    const prints = await readFingerprints(folder, HOW);
    expect(prints.of({ story: STORY, locale: 'vi', width: 375 })).toBeUndefined();
  }
});

test('VIS-5 a file that is built in although the key leaves it out is told', async () => {
  await write('tests/e2e/in.ts', '');
  const folder = await buildOf('built', { ...STATS, './tests/e2e/in.ts': ['./src/A.tsx'] });
  expect(await writeFingerprints(root, folder, signal)).toEqual({
    traced: true,
    unkeyed: ['tests/e2e/in.ts'],
  });
});

test('VIS-5 another way to capture is another code, another test of it is not', async () => {
  await write('tests/visual/capture/stage.ts', 'a');
  await write('tests/visual/lint/lint.ts', 'a');
  const code = await captureCode(root, signal);
  await write('tests/visual/capture/stage.test.ts', 'a');
  await write('tests/visual/report/report.ts', 'a');
  expect(await captureCode(root, signal)).toBe(code);
  await write('tests/visual/lint/lint.ts', 'b');
  expect(await captureCode(root, signal)).not.toBe(code);
});

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gitIn, writeIn } from '../support/git-repo.ts';
import { type CaptureEnvironment, explainRecapture } from './fingerprint.ts';
import {
  FINGERPRINTS,
  buildEnvironmentHash,
  readFingerprints,
  writeFingerprints,
} from './fingerprint-files.ts';

const { signal } = new AbortController();
const ENVIRONMENT: CaptureEnvironment = { engine: 'chromium', browser: '1', code: 'c' };
const STORY = { id: 'a--b', title: 'A', name: 'B', tags: [] };
let home = '';
let root = '';

const write = (path: string, text: string) => writeIn(root, path, text);

const STATS: Readonly<Record<string, readonly string[]>> = {
  './stories/A.stories.tsx': ['/virtual:/@storybook/builder-vite/storybook-stories.js'],
  './src/A.tsx': ['./stories/A.stories.tsx'],
  './src/generated/t.css': ['./.storybook/preview.tsx'],
  './node_modules/x/index.js': ['./src/A.tsx'],
};

const VIRTUAL = 'visual-virtual-modules.json';

/** The folder of a build with this graph. */
async function buildOf(name: string, graph = STATS): Promise<string> {
  const folder = join(home, name);
  await mkdir(folder);
  const modules = Object.entries(graph).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }));
  await writeFile(join(folder, VIRTUAL), '{"modules":[]}');
  const entry = { id: STORY.id, type: 'story', importPath: './stories/A.stories.tsx' };
  await writeFile(join(folder, 'preview-stats.json'), JSON.stringify({ modules }));
  await writeFile(join(folder, 'index.json'), JSON.stringify({ entries: { [STORY.id]: entry } }));
  return folder;
}

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'visual-trace-'));
  root = join(home, 'checkout');
  await write('.gitignore', 'generated/\n');
  await write('package-lock.json', '{"packages":{"node_modules/x":{"version":"1"}}}');
  await write('stories/A.stories.tsx', '');
  await write('.storybook/preview.tsx', '');
  await write('vite.config.ts', "import './src/plugin.ts';");
  await write('src/plugin.ts', '');
  await write('src/A.tsx', '');
  await write('src/App.tsx', '');
  await write('src/generated/t.css', "a{background:url('./p.png')}");
  await write('src/generated/p.png', 'p');
  gitIn(root, 'init', '-q');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(home, { recursive: true });
});

/** The reason for another capture of the story after `edit`; empty if it is not captured. */
async function reasonAfter(edit: () => Promise<void>, without?: string): Promise<string> {
  const before = await buildOf('before');
  if (without !== undefined) await rm(join(before, without));
  await writeFingerprints(root, before, signal);
  await edit();
  const after = await buildOf('after');
  if (without !== undefined) await rm(join(after, without));
  await writeFingerprints(root, after, signal);
  const [a, b] = await Promise.all([before, after].map((it) => readFingerprints(it, ENVIRONMENT)));
  const snapshot = { story: STORY, locale: 'vi', width: 375 };
  if (!a || !b || a.captureKey(snapshot) === undefined) return 'untraced';
  const why = explainRecapture(a, b, snapshot);
  expect(a.captureKey(snapshot) === b.captureKey(snapshot)).toBe(why === '');
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
  expect(await reasonAfter(() => write(path, 'changed'))).toBe(why);
});

test('VIS-5 unimported code counts once a build program reads files', async () => {
  await write('src/plugin.ts', "import 'node:fs';");
  expect(await reasonAfter(() => write('src/App.tsx', 'changed'))).toBe('src/App.tsx changed');
});

test('VIS-5 a build program that reads files only for the docs does not make unimported code count', async () => {
  await write('.storybook/main.ts', "import './traceability.ts';");
  await write('.storybook/traceability.ts', "import 'node:fs';");
  expect(await reasonAfter(() => write('src/App.tsx', 'changed'))).toBe('');
});

test('VIS-5 in a build that does not list the imports of its virtual modules, any code counts', async () => {
  const why = await reasonAfter(() => write('src/App.tsx', 'changed'), VIRTUAL);
  expect(why).toBe('src/App.tsx changed');
});

test('VIS-5 a story shows other locales if its helper names them', async () => {
  const snapshot = { story: STORY, locale: 'vi', width: 375 };
  await write('stories/helper.ts', '');
  const graph = { ...STATS, './stories/helper.ts': ['./stories/A.stories.tsx'] };
  for (const [index, [text, expected]] of (
    [
      ['', false],
      ['LOCALES', true],
    ] as const
  ).entries()) {
    await write('stories/helper.ts', text);
    const folder = await buildOf(`helped-${index}`, graph);
    await writeFingerprints(root, folder, signal);
    expect((await readFingerprints(folder, ENVIRONMENT)).showsOtherLocales(snapshot)).toBe(
      expected,
    );
  }
});

test('VIS-5 environment variables that a build reads count', async () => {
  const why = await reasonAfter(
    async () => void vi.stubEnv('VITE_SITE_ORIGIN', 'https://x.example'),
  );
  expect(why).toBe('the environment changed');
  expect(buildEnvironmentHash({ PATH: 'a', STORYBOOK_DISABLE_TELEMETRY: '1' })).toBe(
    buildEnvironmentHash({}),
  );
});

test('VIS-5 a build without a module graph is not traced', async () => {
  const foreign = join(home, 'foreign');
  await mkdir(foreign);
  await writeFingerprints(root, foreign, signal);
  expect(await readdir(foreign)).toEqual([]);
  for (const folder of [foreign, 'https://storybook.example']) {
    const fingerprints = await readFingerprints(folder, ENVIRONMENT);
    expect(fingerprints.captureKey({ story: STORY, locale: 'vi', width: 375 })).toBeUndefined();
  }
});

test.each([
  ['preview-stats.json', '{"modules":[{'],
  ['index.json', '{}'],
])('VIS-5 a build whose %s cannot be read is not traced and not cached', async (file, text) => {
  const folder = await buildOf('unreadable');
  await writeFile(join(folder, file), text);
  expect(await writeFingerprints(root, folder, signal)).toEqual([
    expect.stringMatching(/^modules that cannot be traced \(\w*Error: /),
  ]);
  expect(await readdir(folder)).not.toContain(FINGERPRINTS);
});

test.each([
  ['a file outside the checkout, such as a linked package', '../else.ts'],
  ['a package that the lock file does not know', './node_modules/y/index.js'],
])('VIS-5 a build with %s is not traced and not cached', async (_, id) => {
  const folder = await buildOf('leaving', { ...STATS, [id]: ['./src/A.tsx'] });
  const unkeyed = await writeFingerprints(root, folder, signal);
  expect(unkeyed).toEqual([id.replace(/^\.\/(?!\.)/, '')]);
  expect(await readdir(folder)).not.toContain(FINGERPRINTS);
  const fingerprints = await readFingerprints(folder, ENVIRONMENT);
  expect(fingerprints.captureKey({ story: STORY, locale: 'vi', width: 375 })).toBeUndefined();
});

test('VIS-5 a package in the linked node_modules of a worktree has the same name as in the checkout', async () => {
  const trace = async (name: string, prefix: string) => {
    const folder = await buildOf(name, {
      [`${prefix}node_modules/x/index.js`]: ['./src/A.tsx'],
      './src/A.tsx': ['./stories/A.stories.tsx'],
      './stories/A.stories.tsx': [],
    });
    await writeFingerprints(root, folder, signal);
    return (await readFingerprints(folder, ENVIRONMENT)).captureKey({
      story: STORY,
      locale: 'vi',
      width: 375,
    });
  };
  const here = await trace('here', './');
  expect(here).toMatch(/^[\da-f]{40}$/);
  expect(await trace('linked', '../../checkout/')).toBe(here);
});

test('VIS-5 a file that another version of the tracing code wrote is ignored', async () => {
  const snapshot = { story: STORY, locale: 'vi', width: 375 };
  const folder = await buildOf('old');
  await writeFingerprints(root, folder, signal);
  expect((await readFingerprints(folder, ENVIRONMENT)).captureKey(snapshot)).toBeDefined();
  const file = join(folder, FINGERPRINTS);
  const { code, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { code: string };
  await writeFile(file, JSON.stringify({ ...rest, code: `${code}0` }));
  expect((await readFingerprints(folder, ENVIRONMENT)).captureKey(snapshot)).toBeUndefined();
});

test('VIS-5 a file in the build that is not part of the build key is reported', async () => {
  await write('tests/e2e/in.ts', '');
  const folder = await buildOf('built', { ...STATS, './tests/e2e/in.ts': ['./src/A.tsx'] });
  expect(await writeFingerprints(root, folder, signal)).toEqual(['tests/e2e/in.ts']);
  expect(await readdir(folder)).toContain(FINGERPRINTS);
});

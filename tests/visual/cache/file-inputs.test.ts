import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachableModules, readModuleGraph } from './module-graph.ts';
import {
  fileInputs,
  programsOf,
  readsFiles,
  referencedFiles,
  referencedPaths,
  styleInputs,
  textsOf,
} from './file-inputs.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-inputs-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const NONE = new Map<string, string>();

const face = (font: string, range: string) =>
  `@font-face{font-family:'F';src:url('./fonts/${font}.woff2') format('woff2');unicode-range:${range}}\n`;
const fonts = (vietnamese: string) =>
  face('text-latin', 'U+20') +
  face('text-vietnamese', vietnamese) +
  face('names-vietnamese', 'U+1ec7') +
  `@font-face { font-family: 'Fallback'; src: local('Arial'); }`;

test('VIS-5 characters added to a font change only the part of the style sheet for its locales', () => {
  const [before, after] = [
    styleInputs('f.css', fonts('U+1ea0'), NONE),
    styleInputs('f.css', fonts('U+1ea1'), NONE),
  ];
  expect(before.map(({ name, locales }) => [name, locales])).toEqual([
    ['f.css', undefined],
    ['f.css (text-vietnamese)', ['vi']],
    ['f.css (text-vietnamese) elsewhere', undefined],
  ]);
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
  expect(after[2]).toEqual(before[2]);
});

test.each([
  ['src/i18n/messages/en.json', '"Phở"', true],
  ['src/Menu.tsx', '<b>Phở</b>', true],
  ['src/Menu.tsx', String.raw`'Ph\u1edf'`, true],
  ['src/Menu.tsx', String.raw`'Ph\u{1edf}'`, true],
  ['src/i18n/messages/vi.json', '"Phở"', false],
  ['src/i18n/messages/en.json', '"Pho"', false],
])(
  'VIS-5 a character new in a Vietnamese font, in %s as %s, counts for other locales: %s',
  (path, text, counts) => {
    const [before, after] = ['U+1ea0', 'U+1ea0,U+1ed0-1edf'].map((range) =>
      styleInputs('f.css', fonts(range), new Map([[path, text]])).find(({ name }) =>
        /elsewhere/.test(name),
      ),
    );
    expect(after?.locales).toBeUndefined();
    expect(before?.hash !== after?.hash).toBe(counts);
  },
);

test('VIS-5 any other change of a style sheet counts for every locale', () => {
  const changed = fonts('U+1ea0').replace('U+1ec7', 'U+1ec8');
  const [before, after] = [
    styleInputs('f.css', fonts('U+1ea0'), NONE),
    styleInputs('f.css', changed, NONE),
  ];
  expect(after[0]).not.toEqual(before[0]);
  expect(after[1]).toEqual(before[1]);
});

test('VIS-5 a style sheet and a script refer to files by relative URLs; other URLs are ignored', () => {
  const css = `@import './b.css'; a{background:url("../i/x.png?y")} b{mask:url(data:image/png;base64,A)} c{src:url(/p.woff2)} d{fill:url(#id)}`;
  expect(referencedPaths('src/t/a.css', css)).toEqual(['src/t/b.css', 'src/i/x.png']);
  const script = "new URL('./w.ts', import.meta.url); new URL('./no', base)";
  expect(referencedPaths('src/a.ts', script)).toEqual(['src/w.ts']);
});

test('VIS-5 the files of a style sheet are reached from the modules that import it', async () => {
  await write('src/a.css', "a{background:url('./x.png')}");
  const stats = { modules: [{ id: './src/a.css', reasons: [{ moduleName: './src/A.tsx' }] }] };
  const texts = await textsOf(root, ['src/a.css', 'src/A.tsx']);
  const fullGraph = referencedFiles(readModuleGraph(stats), texts);
  expect(reachableModules(fullGraph, ['src/A.tsx'])).toEqual(
    new Set(['src/A.tsx', 'src/a.css', 'src/x.png']),
  );
});

test('VIS-5 the files that a build program names are followed, except those without effect on stories', async () => {
  await write(
    'vite.config.ts',
    "import { a } from './b/a.ts';\nawait import('./c.ts');\nimport './site.ts'",
  );
  await write('b/a.ts', "export * from '../d.ts';");
  await write('c.ts', 'const worker = `./e.ts`;');
  for (const path of ['d.ts', 'e.ts', 'site.ts']) await write(path, '');
  const programs = await programsOf(
    root,
    ['vite.config.ts', 'missing.ts'],
    (it) => it !== 'site.ts',
  );
  expect([...programs.keys()].toSorted()).toEqual([
    'b/a.ts',
    'c.ts',
    'd.ts',
    'e.ts',
    'vite.config.ts',
  ]);
});

test('VIS-5 a program that reads files is recognized by its imports', () => {
  expect(readsFiles("import { readFile } from 'node:fs/promises';")).toBe(true);
  expect(readsFiles("import fs from 'fs';")).toBe(true);
  expect(readsFiles("import { join } from 'node:path';")).toBe(false);
});

test("VIS-5 a file has git's hash; a file that git ignores is read; a missing file is no input", async () => {
  await write('src/generated.ts', 'a');
  const paths = ['src/known.ts', 'src/generated.ts', 'src/none.ts'];
  const files = new Map([['src/known.ts', 'g1']]);
  const before = await fileInputs(root, paths, files, NONE);
  expect([...before.keys()]).toEqual(['src/known.ts', 'src/generated.ts']);
  expect(before.get('src/known.ts')).toEqual([{ name: 'src/known.ts', hash: 'g1' }]);
  await write('src/generated.ts', 'b');
  await write('f.css', fonts('U+1ea0'));
  expect((await fileInputs(root, ['f.css'], files, NONE)).get('f.css')).toHaveLength(3);
  const after = await fileInputs(root, paths, files, NONE);
  expect(after.get('src/generated.ts')).not.toEqual(before.get('src/generated.ts'));
});

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { graphOf, reached } from './graph.ts';
import { inputsIn, styleInputs } from './inputs.ts';
import { addressesIn, importsOf, linkedFiles } from './links.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-inputs-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const face = (font: string, range: string) =>
  `@font-face{font-family:'F';src:url('./fonts/${font}.woff2') format('woff2');unicode-range:${range}}\n`;
const fonts = (vietnamese: string) =>
  face('text-latin', 'U+20') +
  face('text-vietnamese', vietnamese) +
  face('names-vietnamese', 'U+1ec7') +
  `@font-face { font-family: 'Fallback'; src: local('Arial'); }`;

test('VIS-5 letters added to one font change only what its languages have of the style sheet', () => {
  const [before, after] = [
    styleInputs('f.css', fonts('U+1ea0')),
    styleInputs('f.css', fonts('U+1ea1')),
  ];
  expect(before.map(({ name, locales }) => [name, locales])).toEqual([
    ['f.css', undefined],
    ['f.css (text-vietnamese)', ['vi']],
  ]);
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
});

test('VIS-5 any other change of a style sheet is for every locale', () => {
  const changed = fonts('U+1ea0').replace('U+1ec7', 'U+1ec8');
  const [before, after] = [styleInputs('f.css', fonts('U+1ea0')), styleInputs('f.css', changed)];
  expect(after[0]).not.toEqual(before[0]);
  expect(after[1]).toEqual(before[1]);
});

test('VIS-5 a style sheet and a script name files by address; addresses of elsewhere are none', () => {
  const css = `@import './b.css'; a{background:url("../i/x.png?y")} b{mask:url(data:image/png;base64,A)} c{src:url(/p.woff2)} d{fill:url(#id)}`;
  expect(addressesIn('src/t/a.css', css)).toEqual(['src/t/b.css', 'src/i/x.png']);
  const script = "new URL('./w.ts', import.meta.url); new URL('./no', base)";
  expect(addressesIn('src/a.ts', script)).toEqual(['src/w.ts']);
});

test('VIS-5 what a style sheet names is reached from whoever imports the style sheet', async () => {
  await write('src/a.css', "a{background:url('./x.png')}");
  const stats = { modules: [{ id: './src/a.css', reasons: [{ moduleName: './src/A.tsx' }] }] };
  const linked = await linkedFiles(root, graphOf(stats), ['src/a.css', 'src/A.tsx']);
  expect(reached(linked, ['src/A.tsx'])).toEqual(new Set(['src/A.tsx', 'src/a.css', 'src/x.png']));
});

test('VIS-5 what a build program imports is followed, and whether any of it reads files', async () => {
  await write('vite.config.ts', "import { a } from './b/a.ts';\nawait import('./c.ts');");
  await write('b/a.ts', "export * from '../d.ts';");
  await write('c.ts', '');
  await write('d.ts', '');
  const built = await importsOf(root, ['vite.config.ts', 'missing.ts']);
  expect(built.imported).toEqual(new Set(['vite.config.ts', 'b/a.ts', 'c.ts', 'd.ts']));
  expect(built.readsFiles).toBe(false);
  await write('d.ts', "import { readFile } from 'node:fs/promises';");
  expect((await importsOf(root, ['vite.config.ts'])).readsFiles).toBe(true);
});

test('VIS-5 a file has the hash git gave it; one that git ignores is read; none is no input', async () => {
  await write('src/generated.ts', 'a');
  const paths = ['src/known.ts', 'src/generated.ts', 'src/none.ts'];
  const files = new Map([['src/known.ts', 'g1']]);
  const before = await inputsIn(root, paths, files);
  expect([...before.keys()]).toEqual(['src/known.ts', 'src/generated.ts']);
  expect(before.get('src/known.ts')).toEqual([{ name: 'src/known.ts', hash: 'g1' }]);
  await write('src/generated.ts', 'b');
  await write('f.css', fonts('U+1ea0'));
  expect((await inputsIn(root, ['f.css'], files)).get('f.css')).toHaveLength(2);
  const after = await inputsIn(root, paths, files);
  expect(after.get('src/generated.ts')).not.toEqual(before.get('src/generated.ts'));
});

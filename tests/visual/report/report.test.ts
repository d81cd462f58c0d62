import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimPlace, folderOf, publishReport, readResults } from './report.ts';
import type { Results } from './results.ts';
import { sampleResults } from './sample.ts';

// The page takes seconds to build and has tests of its own.
vi.mock('./build-app.ts', () => ({ buildReportApp: () => Promise.resolve() }));

let home = '';
let out = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'visual-report-'));
  out = join(home, 'deep', 'report');
});
afterEach(() => rm(home, { recursive: true }));

const publish = (results: Results, pictures: [string, { actual: string }][] = []) =>
  publishReport({ out }, results, new Map(pictures));

/** A report of one cell with this name and a picture. */
async function publishCell(cell: string): Promise<Results> {
  const picture = join(home, 'picture.png');
  await writeFile(picture, 'picture');
  const { cells, ...rest } = sampleResults({ cells: 1 });
  const [row] = cells;
  const rows = row ? [{ ...row, cell }] : [];
  await publish({ ...rest, cells: rows }, [[cell, { actual: picture }]]);
  return readResults(out);
}

test('VIS-6 what stands beside the report is left alone, whatever its name', async () => {
  for (const name of ['report.part', 'report.old', 'report.new-mine']) {
    await mkdir(join(home, 'deep', name), { recursive: true });
    await writeFile(join(home, 'deep', name, 'mine'), name);
  }
  const before = await readdir(join(home, 'deep'));
  await publish(sampleResults({ cells: 1 }));
  await publish(sampleResults({ cells: 2 }));
  expect((await readResults(out)).cells).toHaveLength(2);
  expect((await readdir(join(home, 'deep'))).toSorted()).toEqual([...before, 'report'].toSorted());
  expect(await readFile(join(home, 'deep', 'report.old', 'mine'), 'utf8')).toBe('report.old');
});

test('VIS-6 a report that fails leaves the last one, and no draft', async () => {
  await publish(sampleResults({ cells: 1 }));
  const broken = { ...sampleResults({ cells: 2 }), seconds: 1n as unknown as number };
  await expect(publish(broken)).rejects.toThrow('BigInt');
  expect((await readResults(out)).cells).toHaveLength(1);
  expect(await readdir(join(home, 'deep'))).toEqual(['report']);
});

test('VIS-6 a folder with other files is not replaced', async () => {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'mine'), '');
  await expect(claimPlace(out)).rejects.toThrow('holds other files than a report');
  await expect(publish(sampleResults({ cells: 1 }))).rejects.toThrow('holds other files');
});

test.each([
  '../../../climbed/en/375',
  '/absolute/en/375',
  'a--b/../../../../climbed/375',
  String.raw`..\..\climbed/en/375`,
  'C:/windows/en/375',
  'nul\0byte/en/375',
  `${'long-'.repeat(80)}-a--b/en/375`,
])('VIS-12 the picture of a foreign cell stays in the report: %j', async (cell) => {
  const [row] = (await publishCell(cell)).cells;
  expect(row?.cell).toBe(cell);
  expect(row?.files.actual).toMatch(/^pictures\/[\da-f]{40}\/actual\.png$/);
  expect(await readFile(join(out, row?.files.actual ?? ''), 'utf8')).toBe('picture');
  expect(await readdir(home)).toEqual(expect.not.arrayContaining(['climbed']));
  expect(await readdir(join(home, 'deep'))).toEqual(['report']);
});

test.each([
  'features-header--top/zh-TW/375',
  'a--b/en/1440/firefox',
  'pages--all/-/375',
  'x--y/en-XA/320',
])('VIS-6 the folder of a cell is called like it: %s', (cell) => {
  expect(folderOf(cell)).toBe(cell);
});

test.each(['con/en/375', 'a--b/con/375', 'A--b/en/375', 'a--b/en/375.', 'a--b/en', 'ä--b/en/375'])(
  'VIS-12 what is no file name on every system becomes one: %s',
  (cell) => {
    expect(folderOf(cell)).toMatch(/^[\da-f]{40}$/);
    expect(folderOf(cell)).not.toBe(folderOf(`${cell}x`));
  },
);

test('VIS-6 results.js is data only, whatever the stories say', async () => {
  const odd = '</script>\u2028"\\${`';
  const results = { ...sampleResults({ cells: 1 }), head: odd };
  Object.defineProperty(results, '__proto__', { value: { version: 1 }, enumerable: true });
  await publish(results);
  const script = await readFile(join(out, 'results.js'), 'utf8');
  const window: { visualResults?: Results } = {};
  runInNewContext(script, { window });
  expect(window.visualResults?.head).toBe(odd);
  expect(Object.keys(window.visualResults ?? {})).toContain('__proto__');
});

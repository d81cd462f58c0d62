import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimReportFolder, snapshotFolder, publishReport, readResults } from './write-report.ts';
import type { Results } from './results.ts';
import { sampleResults } from './stories/sample-results.ts';

// Building the app takes seconds, and it has its own tests.
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

/** A report of one snapshot with this name and a screenshot. */
async function publishSnapshot(snapshot: string): Promise<Results> {
  const picture = join(home, 'picture.png');
  await writeFile(picture, 'picture');
  const { snapshots, ...rest } = sampleResults({ snapshots: 1 });
  const [row] = snapshots;
  const rows = row ? [{ ...row, snapshot }] : [];
  await publish({ ...rest, snapshots: rows }, [[snapshot, { actual: picture }]]);
  return readResults(out);
}

test('VIS-6 files next to the report are left alone, whatever their names', async () => {
  for (const name of ['report.part', 'report.old', 'report.new-mine']) {
    await mkdir(join(home, 'deep', name), { recursive: true });
    await writeFile(join(home, 'deep', name, 'mine'), name);
  }
  const before = await readdir(join(home, 'deep'));
  await publish(sampleResults({ snapshots: 1 }));
  await publish(sampleResults({ snapshots: 2 }));
  expect((await readResults(out)).snapshots).toHaveLength(2);
  expect((await readdir(join(home, 'deep'))).toSorted()).toEqual([...before, 'report'].toSorted());
  expect(await readFile(join(home, 'deep', 'report.old', 'mine'), 'utf8')).toBe('report.old');
});

test('VIS-6 a failed report leaves the last one in place, and no draft', async () => {
  await publish(sampleResults({ snapshots: 1 }));
  const invalid = { ...sampleResults({ snapshots: 2 }), seconds: 1n as unknown as number };
  await expect(publish(invalid)).rejects.toThrow('BigInt');
  expect((await readResults(out)).snapshots).toHaveLength(1);
  expect(await readdir(join(home, 'deep'))).toEqual(['report']);
});

test.each([
  ['mine'],
  // Another tool's report.
  ['results.json', 'results.js'],
])('VIS-6 a folder with other files is not replaced: %s', async (...names) => {
  await mkdir(out, { recursive: true });
  for (const name of names) await writeFile(join(out, name), '{}');
  await expect(claimReportFolder(out)).rejects.toThrow('contains other files than a report');
  await expect(publish(sampleResults({ snapshots: 1 }))).rejects.toThrow('contains other files');
});

test.each([
  '../../../climbed/en/375',
  '/absolute/en/375',
  'a--b/../../../../climbed/375',
  String.raw`..\..\climbed/en/375`,
  'C:/windows/en/375',
  'nul\0byte/en/375',
  `${'long-'.repeat(80)}-a--b/en/375`,
])('VIS-12 the screenshot of an external snapshot stays in the report: %j', async (snapshot) => {
  const [row] = (await publishSnapshot(snapshot)).snapshots;
  expect(row?.snapshot).toBe(snapshot);
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
])('VIS-6 the folder of a snapshot has its name: %s', (snapshot) => {
  expect(snapshotFolder(snapshot)).toBe(snapshot);
});

test.each(['con/en/375', 'a--b/con/375', 'A--b/en/375', 'a--b/en/375.', 'a--b/en', 'ä--b/en/375'])(
  'VIS-12 a name that is not portable becomes a hash: %s',
  (snapshot) => {
    expect(snapshotFolder(snapshot)).toMatch(/^[\da-f]{40}$/);
    expect(snapshotFolder(snapshot)).not.toBe(snapshotFolder(`${snapshot}x`));
  },
);

test('VIS-6 results.js contains only data, whatever the texts of the stories', async () => {
  const odd = '</script>\u2028"\\${`';
  const results = { ...sampleResults({ snapshots: 1 }), candidate: odd };
  Object.defineProperty(results, '__proto__', { value: { version: 1 }, enumerable: true });
  await publish(results);
  const script = await readFile(join(out, 'results.js'), 'utf8');
  const window: { visualResults?: Results } = {};
  runInNewContext(script, { window });
  expect(window.visualResults?.candidate).toBe(odd);
  expect(Object.keys(window.visualResults ?? {})).toContain('__proto__');
});

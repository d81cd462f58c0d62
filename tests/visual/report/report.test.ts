import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftReport, summary } from './report.ts';
import { type Outcome, type Results, FINE, STATUSES, nothingDiffers, totalsOf } from './results.ts';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'visual-report-'));
});
afterEach(() => rm(home, { recursive: true }));

const story = { id: 'features-x--y', title: 'Features/X', name: '<Y>', tags: [] };
const changed: Outcome = {
  cell: { story, locale: 'zh-TW', width: 375 },
  status: 'changed',
  reason: '3 pixels',
  pictures: { expected: Buffer.from('e'), actual: Buffer.from('a'), diff: Buffer.from('d') },
};
const same: Outcome = {
  cell: { story, locale: 'en', width: 375 },
  status: 'same',
  reason: '',
  pictures: {},
};

async function write(folder: string, outcomes: Outcome[]): Promise<Results> {
  const draft = await draftReport(folder);
  for (const outcome of outcomes) await draft.add(outcome);
  const cells = draft.rows();
  const results: Results = {
    version: 1,
    base: 'b',
    head: 'h',
    seconds: 1,
    totals: totalsOf(cells),
    cells,
  };
  await draft.publish(results);
  return results;
}

test('VIS-1 a report has every cell, and pictures of what differs only', async () => {
  const folder = join(home, 'report');
  const results = await write(folder, [same, changed]);
  expect(JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'))).toEqual(results);
  expect(results.cells.map(({ cell, files }) => [cell, Object.keys(files)])).toEqual([
    ['features-x--y/en/375', []],
    ['features-x--y/zh-TW/375', ['expected', 'actual', 'diff']],
  ]);
  const picture = results.cells[1]?.files.diff ?? '';
  expect(await readFile(join(folder, picture), 'utf8')).toBe('d');
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain(`src="${picture}"`);
  expect(page).toContain('Features/X / &#60;Y&#62;, zh-TW, 375 px: changed');
});

test('VIS-1 the last report stays until the next is complete', async () => {
  const folder = join(home, 'report');
  await write(folder, [changed]);
  const draft = await draftReport(folder);
  await draft.add(same);
  await draft.discard();
  const kept = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results;
  expect(kept.totals.changed).toBe(1);
  await write(folder, [same]);
  expect(existsSync(join(folder, 'pictures'))).toBe(false);
});

test('VIS-1 a folder with other files is not replaced', async () => {
  await writeFile(join(home, 'thesis.txt'), 'years of work');
  await expect(draftReport(home)).rejects.toThrow(/--out/);
});

test.each(STATUSES.filter((status) => !FINE.includes(status)))(
  'VIS-1 exit code 0 is not for a %s cell',
  (status) => {
    const totals = totalsOf([{ status: 'same' }, { status }]);
    expect(nothingDiffers(totals)).toBe(false);
    expect(summary({ totals, cells: [] })).toBe(`1 ${status}`);
  },
);

test('VIS-1 exit code 0 is for equal cells', () => {
  const totals = totalsOf([{ status: 'same' }, { status: 'same' }]);
  expect(nothingDiffers(totals)).toBe(true);
  expect(summary({ totals, cells: [] })).toBe('nothing differs');
});

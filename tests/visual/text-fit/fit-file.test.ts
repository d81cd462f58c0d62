import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIT_FILE, formatFitFile, readFitFile, styleOf } from './fit-file.ts';
import { judgeFit } from './judge-fit.ts';
import { readMessageTexts } from './messages.ts';
import { textWidth } from './shape-text.ts';

test('VIS-18 the file of this site is written as it was read', () => {
  expect(formatFitFile(readFitFile())).toBe(readFileSync(FIT_FILE, 'utf8'));
});

test('VIS-18 a Vietnamese label of this site may fill its room, and have no character more', async () => {
  const id = 'header.get-app';
  const file = readFitFile();
  const limit = file.limits[`${id} vi`];
  if (!limit) throw new Error(`${id} has no limit.`);
  const warningsOf = async (text: string) =>
    (await judgeFit(file, new Map([['vi' as const, new Map([[id, text]])]]))).warnings.filter(
      (it) => it.startsWith('vi'),
    );
  const most = limit.width + limit.room;
  let longest = readMessageTexts('vi').get(id) ?? '';
  const isWithin = async (text: string) =>
    ((await textWidth(text, styleOf(limit.font), 'vi')) ?? Infinity) <= most;
  while (await isWithin(`${longest}i`)) longest += 'i';
  expect(await warningsOf('Tải')).toEqual([]);
  expect(await warningsOf(longest)).toEqual([]);
  expect(await warningsOf(`${longest}i`)).toEqual([
    expect.stringContaining(`vi ${id}: "${longest}i" is `),
  ]);
});

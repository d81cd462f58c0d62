import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIT_FILE, fontOf, formatFitFile, readFitFile, styleOf } from './fit-file.ts';
import { textWidth } from './shape-text.ts';

test('VIS-18 the file of this site is written as it was read', () => {
  expect(formatFitFile(readFitFile())).toBe(readFileSync(FIT_FILE, 'utf8'));
});

test('VIS-18 Chinese punctuation of half its width is in the style of a limit, and counts half', async () => {
  const font = '420 20px Unio Display, halt';
  expect(fontOf(styleOf(font))).toBe(font);
  expect(await textWidth('錢包，', styleOf('420 20px Unio Display'), 'zh-TW')).toBe(60);
  expect(await textWidth('錢包，', styleOf(font), 'zh-TW')).toBe(50);
});

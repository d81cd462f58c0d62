import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIT_FILE, formatFitFile, readFitFile } from './fit-file.ts';

test('VIS-18 the file of this site is written as it was read', () => {
  expect(formatFitFile(readFitFile())).toBe(readFileSync(FIT_FILE, 'utf8'));
});

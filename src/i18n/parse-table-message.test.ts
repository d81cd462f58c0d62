import { expect, test } from 'vitest';
import { parseTableMessage } from './parse-table-message.ts';

test('HOME-7 a message contains a list: one entry per line, a bar between cells', () => {
  expect(parseTableMessage('64 | MP | Camera\n5G||Processor')).toEqual([
    ['64', 'MP', 'Camera'],
    ['5G', '', 'Processor'],
  ]);
});

test('HOME-7 blank lines are not entries', () => {
  expect(parseTableMessage('\n \na|b\n')).toEqual([['a', 'b']]);
  expect(parseTableMessage('')).toEqual([]);
});

import { expect, test } from 'vitest';
import { parseTableMessage } from './parse-table-message.ts';

test('HOME-7 a message holds a list: a line an entry, a bar between its cells', () => {
  expect(parseTableMessage('64 | MP | Camera\n5G||Processor')).toEqual([
    ['64', 'MP', 'Camera'],
    ['5G', '', 'Processor'],
  ]);
});

test('HOME-7 lines without words are not entries', () => {
  expect(parseTableMessage('\n \na|b\n')).toEqual([['a', 'b']]);
  expect(parseTableMessage('')).toEqual([]);
});

import { expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

it('keeps words that fit on one line, and shrinks them slightly rather than break them', () => {
  expect(fitWords('General', 120, 15)).toMatchObject({ lines: ['General'], size: 15 });
  const { lines, size } = fitWords('Android APK', 92, 15);
  expect(lines).toEqual(['Android APK']);
  expect(size).toBeLessThan(15);
});

it('breaks long words into two lines, as equal as possible', () => {
  const { lines, size } = fitWords('VPN & Device Management', 156, 15);
  expect(lines).toEqual(['VPN & Device', 'Management']);
  expect(size).toBe(15);
});

it('keeps a name with no-break spaces on one line', () => {
  expect(fitWords('Confiar en “Unio\u00a0Mobile\u00a0Ltd”', 164, 15).lines).toEqual([
    'Confiar en',
    '“Unio\u00a0Mobile\u00a0Ltd”',
  ]);
});

it('breaks Chinese where the message allows it', () => {
  expect(fitWords('允許這個來源\u200b的應用程式', 110, 15).lines).toEqual([
    '允許這個來源',
    '的應用程式',
  ]);
});

it('shrinks in a button of one line', () => {
  const { lines, width } = fitWords('Direct install', 48, 15, false);
  expect(lines).toEqual(['Direct install']);
  expect(width).toBeCloseTo(48);
});

it('shrinks a word that cannot break, and never truncates it', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft';
  const { lines, width } = fitWords(word, 60, 15);
  expect(lines).toEqual([word]);
  expect(width).toBeLessThanOrEqual(60.01);
});

it('counts no width for a stacked diacritic', () => {
  const plain = fitWords('Quan ly', 400, 15).width;
  expect(fitWords('Quản lý', 400, 15).width).toBe(plain);
  expect(fitWords('Quản lý'.normalize('NFD'), 400, 15).width).toBe(plain);
});

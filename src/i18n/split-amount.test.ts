import { expect, it } from 'vitest';
import { formatAmounts } from '../build/messages/amounts.ts';
import type { Locale } from './locales.ts';
import { splitAmount } from './split-amount.ts';

it.each<[Locale, ...Parts: string[]]>([
  ['en', '', '$', '1', ''],
  ['es', 'USD', '', '1', ''],
  ['pt', 'US$', '', '1', ''],
  ['zh-TW', 'US$', '', '1', ''],
  ['vi', '', '', '1', 'US$'],
])('HOME-5 in %s the zeros of the reward can be pearls', (locale, ...parts) => {
  expect(Object.values(splitAmount(formatAmounts(locale)['reward'] ?? ''))).toEqual(parts);
});

it('throws for text that is not an amount', () => {
  expect(() => splitAmount('up to $1,000')).toThrow('up to $1,000');
});

import { expect, it } from 'vitest';
import { LINE_BREAK_MARKS, plainText } from './plain-text.ts';

it('removes the marks that guide line breaks, and keeps the rest of the text', () => {
  const text = plainText('用\u2060卡\u200b在 US$\u00a01.000\u202fm');
  expect(text).toBe('用卡在 US$ 1.000 m');
  expect(text).not.toMatch(LINE_BREAK_MARKS);
});

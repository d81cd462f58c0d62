import { expect, test } from 'vitest';
import { isShort } from './short-label.ts';

test.each([
  ['Unio Technology Ltd', true],
  ['UNIO TECHNOLOGY LTD', false],
  ['Unio Technology Limited', false],
  ['優尼奧科技股份有限', true],
  ['優尼奧科技股份有限公司', false],
])('%s is short: %s', (name, short) => {
  expect(isShort(name)).toBe(short);
});

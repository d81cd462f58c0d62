import { expect, it, vi } from 'vitest';
import { throwLoggedErrors } from './throw-logged-errors.ts';

it('I18N-4 returns what is rendered without an error', () => {
  expect(throwLoggedErrors('/order in en', () => '<p>Order</p>')).toBe('<p>Order</p>');
});

it('I18N-4 throws all logged errors with their page, and restores console.error', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const render = () => {
    console.error('Message home.hero.preorder cannot be formatted', new Error('missing'));
    console.error('Another error');
    return '<p>home.hero.preorder</p>';
  };
  expect(() => throwLoggedErrors('/order in en', render)).toThrow(
    '/order in en: Message home.hero.preorder cannot be formatted Error: missing\nAnother error',
  );
  expect(log).not.toHaveBeenCalled();
  console.error('later');
  expect(log).toHaveBeenCalledExactlyOnceWith('later');
});

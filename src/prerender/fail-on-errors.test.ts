import { expect, it, vi } from 'vitest';
import { failOnErrors } from './fail-on-errors.ts';

it('I18N-4 gives what is rendered without an error', () => {
  expect(failOnErrors(() => '<p>Order</p>')).toBe('<p>Order</p>');
});

it('I18N-4 throws every error that is logged, and logs again afterwards', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const render = () => {
    console.error('Message home.hero.preorder of en cannot be formatted', new Error('missing'));
    console.error('Unknown attribute');
    return '<p>home.hero.preorder</p>';
  };
  expect(() => failOnErrors(render)).toThrow(
    'Message home.hero.preorder of en cannot be formatted Error: missing\nUnknown attribute',
  );
  expect(log).not.toHaveBeenCalled();
  console.error('later');
  expect(log).toHaveBeenCalledExactlyOnceWith('later');
});

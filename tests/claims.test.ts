import { expect, test } from 'vitest';
import { PREORDER_PRICE, PREORDER_QUANTITY } from '../src/features/preorder/content.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { MERCHANT_NODES, REWARD_LIMIT } from '../src/pages/home/content.ts';
import { asRead, CLAIMS } from './claims.ts';
import { wordsOf } from './e2e/support/words.ts';

test('CONST ORD-2 HOME-5 HOME-7 price, quantity, rewards and merchant nodes', () => {
  expect([PREORDER_PRICE, PREORDER_QUANTITY]).toEqual(['$399.00', '1']);
  expect([REWARD_LIMIT, MERCHANT_NODES]).toEqual(['$1000', '500k']);
});

test.each(LOCALES)('ORD-2 the early adopter preorder price excludes taxes, in %s', (locale) => {
  const say = wordsOf(locale);
  const { price, taxes } = CLAIMS[locale];
  expect(asRead(say('order.price.label'))).toMatch(price);
  for (const id of ['order.note', 'home.phone.price', 'meta.description.order'] as const)
    expect(asRead(say(id)), id).toMatch(taxes);
  expect(asRead(say('home.hero.note', { price: '$399.00' }))).toMatch(taxes);
});

test.each(LOCALES)(
  'ORD-3 the terms name the privacy policy, the terms of sale and binding individual arbitration, in %s',
  (locale) => {
    expect(asRead(wordsOf(locale)('order.terms'))).toMatch(CLAIMS[locale].terms);
  },
);

test.each(LOCALES)('CTRY-1 the placeholder of the search, in %s', (locale) => {
  expect(wordsOf(locale)('countries.search')).toBe(CLAIMS[locale].search);
});

test.each(LOCALES)('HOME-7 each claim of the phone stands in its own place, in %s', (locale) => {
  const specs = wordsOf(locale)('home.phone.specs', { nodes: MERCHANT_NODES });
  const rows = specs.split('\n').map((line) => line.split('|').map(asRead));
  const { phone } = CLAIMS[locale];
  expect(rows.map(([figure, unit]) => [figure, unit])).toEqual(
    phone.map(([figure, unit]) => [figure, unit]),
  );
  for (const [index, [figure, , text]] of phone.entries())
    expect(rows[index]?.[2], figure).toMatch(text);
});

import { expect, test } from 'vitest';
import { PREORDER_PRICE, PREORDER_QUANTITY } from '../../src/features/preorder/content.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { MERCHANT_NODES, REWARD_LIMIT } from '../../src/pages/home/content.ts';
import { normalizeText, REQUIRED_COPY } from './required-copy.ts';
import { translatorFor } from '../e2e/support/messages.ts';

test('CONST ORD-2 HOME-5 HOME-7 price, quantity, rewards and merchant nodes', () => {
  expect([PREORDER_PRICE, PREORDER_QUANTITY]).toEqual(['$399.00', '1']);
  expect([REWARD_LIMIT, MERCHANT_NODES]).toEqual(['$1000', '500k']);
});

test.each(LOCALES)('ORD-2 the early adopter preorder price excludes taxes, in %s', (locale) => {
  const say = translatorFor(locale);
  const { price, taxes } = REQUIRED_COPY[locale];
  expect(normalizeText(say('order.price.label'))).toMatch(price);
  for (const id of ['order.note', 'home.phone.price', 'meta.description.order'] as const)
    expect(normalizeText(say(id)), id).toMatch(taxes);
  expect(normalizeText(say('home.hero.note', { price: '$399.00' }))).toMatch(taxes);
});

test.each(LOCALES)(
  'ORD-3 the terms name the privacy policy, the terms of sale and binding individual arbitration, in %s',
  (locale) => {
    expect(normalizeText(translatorFor(locale)('order.terms'))).toMatch(
      REQUIRED_COPY[locale].terms,
    );
  },
);

test.each(LOCALES)('CTRY-1 the placeholder of the search, in %s', (locale) => {
  expect(translatorFor(locale)('countries.search')).toBe(REQUIRED_COPY[locale].search);
});

test.each(LOCALES)('HOME-7 each claim of the phone has its own row, in %s', (locale) => {
  const specs = translatorFor(locale)('home.phone.specs', { nodes: MERCHANT_NODES });
  const rows = specs.split('\n').map((line) => line.split('|').map(normalizeText));
  const { phone } = REQUIRED_COPY[locale];
  expect(rows.map(([figure, unit]) => [figure, unit])).toEqual(
    phone.map(([figure, unit]) => [figure, unit]),
  );
  for (const [index, [figure, , text]] of phone.entries())
    expect(rows[index]?.[2], figure).toMatch(text);
});

import { expect, test } from 'vitest';
import {
  MERCHANT_NODES,
  PREORDER_PRICE_USD,
  EXAMPLE_SWAP,
  EXAMPLE_TOP_UP,
  EXAMPLE_TRANSFER,
  REWARD_LIMIT_USD,
} from '../../src/build/messages/figures.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { PREORDER_QUANTITY } from '../../src/pages/order/content.ts';
import { normalizeText, REQUIRED_COPY } from './required-copy.ts';
import { translatorFor } from '../e2e/support/messages.ts';

test('CONST ORD-2 HOME-5 HOME-7 price, quantity, rewards and merchant nodes', () => {
  expect([PREORDER_PRICE_USD, PREORDER_QUANTITY]).toEqual([399, '1']);
  expect([REWARD_LIMIT_USD, MERCHANT_NODES]).toEqual([1_000, 500_000]);
});

test.each(LOCALES)('MONEY-1 MONEY-2 the copy contains the amounts, in %s', (locale) => {
  const translate = translatorFor(locale);
  const { amount, reward, nodes } = REQUIRED_COPY[locale];
  for (const [id, text] of [
    ['order.price', amount],
    ['home.hero.note', amount],
    ['home.earn.limit', reward],
    ['home.earn.text', reward],
    ['home.phone.text', nodes],
    ['order.specs', nodes],
  ] as const)
    expect(normalizeText(translate(id)), id).toContain(text);
});

test.each(LOCALES)('ORD-2 the early adopter preorder price excludes taxes, in %s', (locale) => {
  const translate = translatorFor(locale);
  const { price, taxes } = REQUIRED_COPY[locale];
  expect(normalizeText(translate('order.price.label'))).toMatch(price);
  for (const id of ['order.note', 'home.phone.price', 'meta.description.order'] as const)
    expect(normalizeText(translate(id)), id).toMatch(taxes);
  expect(normalizeText(translate('home.hero.note'))).toMatch(taxes);
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
  const specs = translatorFor(locale)('order.specs');
  const rows = specs.split('\n').map((line) => line.split('|').map(normalizeText));
  const { phone } = REQUIRED_COPY[locale];
  expect(rows.map(([figure, unit]) => [figure, unit])).toEqual(
    phone.map(([figure, unit]) => [figure, unit]),
  );
  for (const [index, [figure, , text]] of phone.entries())
    expect(rows[index]?.[2], figure).toMatch(text);
});

test.each(LOCALES)('HOME-3 the requests name the amounts of their plans, in %s', (locale) => {
  const translate = translatorFor(locale);
  expect(translate('home.ai.example')).toContain(`${EXAMPLE_TRANSFER.sent}`);
  expect(translate('home.ai.swap')).toContain(`${EXAMPLE_SWAP.sent}`);
  expect(translate('home.ai.card')).toContain(`${EXAMPLE_TOP_UP.received}`);
});

import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { formatAmounts, stringifyWithAmounts } from './amounts.ts';
import { EXAMPLE_SWAP, EXAMPLE_TOP_UP, EXAMPLE_TRANSFER, EXAMPLE_WALLET } from './figures.ts';
import { compileMessages, parseMessage } from './compile-messages.ts';

const compile = (file: string, messages: Record<string, string>) => {
  const { handler } = compileMessages().transform as unknown as {
    handler: (code: string, id: string) => { code: string };
  };
  return handler(JSON.stringify(messages), `/src/i18n/messages/${file}`).code;
};

describe('amounts', () => {
  it.each<[Locale, price: string, reward: string, nodes: string, fee: string]>([
    ['en', '$399.00', '$1,000', '500k', '$0'],
    ['es', 'USD 399.00', 'USD 1,000', '500 mil', 'USD 0'],
    ['pt', 'US$ 399,00', 'US$ 1.000', '500 mil', 'US$ 0'],
    ['zh-TW', 'US$399.00', 'US$1,000', '50 萬', 'US$0'],
    ['vi', '399,00 US$', '1.000 US$', '500.000', '0 US$'],
  ])('MONEY-1 MONEY-2 as the readers of %s write them', (locale, ...written) => {
    const { price, reward, nodes, fee } = formatAmounts(locale);
    expect([price, reward, nodes, fee].map((it) => it?.replaceAll('\u00a0', ' '))).toEqual(written);
  });

  it.each<[Locale, total: string, coins: string, paid: string]>([
    ['en', '$1,449.90', '1,250.00', '24.80 USDT'],
    ['es', 'USD 1,449.90', '1,250.00', '24.80 USDT'],
    ['pt', 'US$ 1.449,90', '1.250,00', '24,80 USDT'],
    ['zh-TW', 'US$1,449.90', '1,250.00', '24.80 USDT'],
    ['vi', '1.449,90 US$', '1.250,00', '24,80 USDT'],
  ])('MONEY-1 DL-1 CARD-3 on the screens of the app, in %s', (locale, ...written) => {
    const { walletTotal, walletUsdt, cardPaid } = formatAmounts(locale);
    expect([walletTotal, walletUsdt, cardPaid].map((it) => it?.replaceAll('\u00a0', ' '))).toEqual(
      written,
    );
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    'MONEY-1 no bare dollar sign in %s',
    (locale) => {
      for (const amount of Object.values(formatAmounts(locale)))
        expect(amount).not.toMatch(/(?<!US)\$/);
    },
  );

  it('the build writes them into a message, and leaves other arguments', () => {
    const tree = [parseMessage('a', '{on, select, true {Up to {reward}} other {{name}}}')];
    const written = stringifyWithAmounts(tree, { reward: '$1,000' });
    expect(written).toContain('"$1,000"');
    expect(written).not.toContain('reward');
    expect(written).toContain('{"type":1,"value":"name"}');
  });

  it('MONEY-1 each file gets the amounts of its own language; the pseudo-locale leaves them plain', () => {
    expect(compile('pt.json', { 'order.price': '{price}' })).toContain('US$\u00a0399,00');
    expect(compile('en.json?pseudo', { 'order.price': '{price}' })).toContain('"$399.00"');
    expect(() => compile('de.json', {})).toThrow('no language of the site');
  });
});

const cents = (value: number) => Math.round(value * 100);

it('HOME-3 the sent amount of an example is its fee plus the received amount', () => {
  expect(cents(EXAMPLE_SWAP.sent)).toBe(cents(EXAMPLE_SWAP.fee) + cents(EXAMPLE_SWAP.received));
  expect(cents(EXAMPLE_TOP_UP.sent)).toBe(
    cents(EXAMPLE_TRANSFER.fee) + cents(EXAMPLE_TOP_UP.received),
  );
});

it('DL-1 the coins of the wallet add up to its balance', () => {
  const { total, usdt, usdc } = EXAMPLE_WALLET;
  expect(cents(usdt) + cents(usdc)).toBe(cents(total));
});

import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { INTL_LOCALES, type Locale } from '../../i18n/locales.ts';
import {
  CARD_FEE_USD,
  EXAMPLE_CARD,
  EXAMPLE_PURCHASE,
  EXAMPLE_STATEMENT,
  EXAMPLE_SWAP,
  EXAMPLE_TOP_UP,
  EXAMPLE_TRANSFER,
  EXAMPLE_WALLET,
  MERCHANT_NODES,
  ONE_UNIT,
  PREORDER_PRICE_USD,
  REWARD_LIMIT_USD,
} from './figures.ts';

const NO_BREAK_SPACE = '\u00a0';

export type Amounts = Readonly<Record<string, string>>;

/**
 * Message arguments that the build fills in: the example address, and money and quantities as the readers of a language
 * write them (MONEY-1, MONEY-2). Formatted in the build, so that a browser with another CLDR shows the
 * same text as the prerendered document.
 */
export function formatAmounts(locale: Locale): Amounts {
  const tag = INTL_LOCALES[locale];
  const dollars = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', ...options }).format(value);
  const whole = { maximumFractionDigits: 0 };
  const coins = (value: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(value);

  return {
    price: dollars(PREORDER_PRICE_USD),
    reward: dollars(REWARD_LIMIT_USD, whole),
    nodes: formatNodes(locale),
    unit: coins(ONE_UNIT),
    transferSent: `${coins(EXAMPLE_TRANSFER.sent)} USDT`,
    transferFee: dollars(EXAMPLE_TRANSFER.fee),
    transferAddress: EXAMPLE_TRANSFER.address,
    swapSent: `${coins(EXAMPLE_SWAP.sent)} USDT`,
    swapFee: dollars(EXAMPLE_SWAP.fee),
    swapReceived: `${coins(EXAMPLE_SWAP.received)} USDC`,
    cardSent: `${coins(EXAMPLE_TOP_UP.sent)} USDT`,
    cardReceived: dollars(EXAMPLE_TOP_UP.received),
    cardBalance: dollars(EXAMPLE_CARD.balance),
    cardInterest: dollars(EXAMPLE_CARD.interest, { signDisplay: 'always' }),
    // Without a symbol: the currency code is beside it, as for `cardUsdt`.
    cardUsd: coins(EXAMPLE_CARD.usd),
    cardUsdt: coins(EXAMPLE_CARD.usdt),
    cardPaid: `${coins(EXAMPLE_PURCHASE)} USDT`,
    walletTotal: dollars(EXAMPLE_WALLET.total),
    walletUsdt: coins(EXAMPLE_WALLET.usdt),
    walletUsdc: coins(EXAMPLE_WALLET.usdc),
    fee: dollars(CARD_FEE_USD, whole),
    spentTotal: `${coins(EXAMPLE_STATEMENT.total)} USDT`,
    spentCloud: coins(EXAMPLE_STATEMENT.cloud),
    spentAdvertising: coins(EXAMPLE_STATEMENT.advertising),
    spentMonthly: coins(EXAMPLE_STATEMENT.monthly),
    spentAnnual: coins(EXAMPLE_STATEMENT.annual),
  };
}

/** MONEY-2. CLDR's compact forms, except those that people do not write: "500K" in English, "500 N" in Vietnamese. */
function formatNodes(locale: Locale): string {
  const format = (options?: Intl.NumberFormatOptions, tag: string = INTL_LOCALES[locale]) =>
    new Intl.NumberFormat(tag, options).format(MERCHANT_NODES);
  switch (locale) {
    case 'en':
      return format({ notation: 'compact' }).toLowerCase();
    case 'es':
      // es-419 has the English "500 k".
      return format({ notation: 'compact' }, 'es');
    case 'pt':
      return format({ notation: 'compact' });
    case 'zh-TW':
      // A space between Chinese and figures, as everywhere on the site.
      return format({ notation: 'compact' }).replace('萬', `${NO_BREAK_SPACE}萬`);
    case 'vi':
      return format();
  }
}

/** `JSON.stringify` with each argument that `amounts` has replaced by its text. */
export function stringifyWithAmounts(messages: object, amounts: Amounts): string {
  return JSON.stringify(messages, (_key, element: MessageFormatElement | null) => {
    if (element?.type !== TYPE.argument) return element;
    const text = amounts[element.value];
    return text === undefined ? element : { type: TYPE.literal, value: text };
  });
}

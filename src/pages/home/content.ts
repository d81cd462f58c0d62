/** The maximum reward (HOME-5); always shown with "up to" and its qualifier. */
export const REWARD_LIMIT = '$1000';

/** The part of `REWARD_LIMIT` that is text; pearls are its zeros. */
export const REWARD_DIGITS = '$1';

/** The target value of one digital dollar (HOME-4). */
export const ONE_UNIT = '1.00';

/** The least number of merchant nodes (HOME-7). */
export const MERCHANT_NODES = '500k';

/** HOME-3 */
export const EXAMPLE_TRANSFER = { sent: '40.00 USDT', fee: '$0.02' } as const;

/** HOME-6: `usd` and `usdt` add up to `balance`. */
export const EXAMPLE_CARD = {
  balance: '$3,240.50',
  interest: '+$0.31',
  usd: '$2,240.50',
  usdt: '1,000.00',
} as const;

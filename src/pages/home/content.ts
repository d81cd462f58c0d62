/** The most that rewards can come to (HOME-5); shown with "up to" and its qualifier. */
export const REWARD_LIMIT = '$1000';

/** How much of it is written; its zeros are the pearls of the section. */
export const REWARD_DIGITS = '$1';

/** What one digital dollar aims at: the figure beside the still pearl. The same in every language. */
export const ONE_UNIT = '1.00';

/** Merchant nodes that the phone is linked to, or more (HOME-7). */
export const MERCHANT_NODES = '500k';

/** The request in the AI wallet's example; the same in every language. */
export const EXAMPLE_TRANSFER = { sent: '40.00 USDT', fee: '$0.02' } as const;

/** The balances in the card's example, which add up; the same in every language. */
export const EXAMPLE_CARD = {
  balance: '$3,240.50',
  interest: '+$0.31',
  usd: '$2,240.50',
  usdt: '1,000.00',
} as const;

/**
 * The owner's figures and the examples, each written once (CONST). The build formats them for each
 * language (amounts.ts).
 */

/** Excluding taxes (ORD-2). */
export const PREORDER_PRICE_USD = 399;

/** The maximum reward (HOME-5); always shown with "up to" and its qualifier. */
export const REWARD_LIMIT_USD = 1_000;

/** The least number of merchant nodes (HOME-7). */
export const MERCHANT_NODES = 500_000;

/** The monthly and annual fee of the card (HOME-6). */
export const CARD_FEE_USD = 0;

/** The target value of one digital dollar (HOME-4). */
export const ONE_UNIT = 1;

/** HOME-3: sent in USDT, its fee in US dollars, to a made-up, shortened address. */
export const EXAMPLE_TRANSFER = { sent: 40, fee: 0.02, address: '0x7a…e41c' } as const;

/** HOME-3: sent in USDT, received in USDC, its fee in US dollars. */
export const EXAMPLE_SWAP = { sent: 200, fee: 0.1, received: 199.9 } as const;

/** HOME-3: sent in USDT, received on the card in US dollars; the fee is the transfer's. */
export const EXAMPLE_TOP_UP = { sent: 50.02, received: 50 } as const;

/** HOME-6 and CARD-3: US dollars, except `usdt`. `usd` and `usdt` add up to `balance`. */
export const EXAMPLE_CARD = { balance: 3_240.5, interest: 0.31, usd: 2_340.5, usdt: 900 } as const;

/** CARD-4: USDT. The lines add up to `total`. */
export const EXAMPLE_STATEMENT = {
  total: 720,
  cloud: 250,
  advertising: 470,
  monthly: 0,
  annual: 0,
} as const;

/** DL-1: stablecoins, including the USDC that the swap gave; they add up to `total`, in US dollars. */
export const EXAMPLE_WALLET = { total: 1_449.9, usdt: 1_250, usdc: EXAMPLE_SWAP.received } as const;

/** CARD-3: paid with the card, USDT. */
export const EXAMPLE_PURCHASE = 24.8;

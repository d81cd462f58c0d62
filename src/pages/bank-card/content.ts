/** The two balances of the card (HOME-6). The same in every language. */
export const CURRENCIES = { start: 'USD', end: 'USDT' } as const;

/** The lines of a company's statement, which add up; an example, and the same in every language. */
export const EXAMPLE_STATEMENT = {
  total: '720.00 USDT',
  cloud: '240.00',
  advertising: '480.00',
  monthly: '0.00',
  annual: '0.00',
} as const;

/** What a month or a year of the card costs (HOME-6), and what is written of it beside its pearl. */
export const FEE = { label: '$0', digits: '$' } as const;

/** The two balances of the card (HOME-6). */
export const CURRENCIES = { start: 'USD', end: 'USDT' } as const;

/** An example statement: its lines add up to `total`. */
export const EXAMPLE_STATEMENT = {
  total: '720.00 USDT',
  cloud: '240.00',
  advertising: '480.00',
  monthly: '0.00',
  annual: '0.00',
} as const;

/** The monthly and annual fee (HOME-6): for screen readers, and the part that is text beside the pearl. */
export const FEE = { label: '$0', digits: '$' } as const;

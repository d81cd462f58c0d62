/** The two balances of the card (HOME-6). */
export const CURRENCIES = { start: 'USD', end: 'USDT' } as const;

const AMOUNT = /^(?<before>(?:[A-Z]+\$?)?)\s?(?<symbol>\$?)\s?(?<digit>\d)[\d.,]*\s?(?<after>\D*)$/;

type AmountParts = { before: string; symbol: string; digit: string; after: string };

/**
 * The parts of a formatted amount that pearls do not replace: `$1,000` is `$` and `1`; `US$1,000` is
 * `US$` and `1`; in Vietnamese `1.000 US$` is `1` and, after the zeros, `US$`. Throws for anything else.
 */
export function splitAmount(amount: string): AmountParts {
  const parts = AMOUNT.exec(amount)?.groups;
  if (!parts) throw new Error(`"${amount}" is not an amount of money`);
  return parts as AmountParts;
}

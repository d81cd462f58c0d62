import type { TokenName } from './generated/tokens.ts';

/** The CSS variable of a token: `cssVar('color-text-muted')` is `var(--color-text-muted)`. */
export function cssVar(name: TokenName): `var(--${TokenName})` {
  return `var(--${name})`;
}

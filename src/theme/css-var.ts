import type { TokenName } from './generated/tokens.ts';

/** `cssVar('color-text-muted')` is `var(--color-text-muted)`. */
export function cssVar(name: TokenName): `var(--${TokenName})` {
  return `var(--${name})`;
}

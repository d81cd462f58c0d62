import { breakpoint } from './generated/tokens.ts';

export const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

/** HOME-11, as a media query. A file of its own: the inline script of every document needs no other query. */
export const scrollEffects = `(min-width: ${breakpoint.scrollEffects}px) and ${MOTION_ALLOWED}`;

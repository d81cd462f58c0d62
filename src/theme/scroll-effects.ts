import { breakpoint } from './generated/tokens.ts';

export const MOTION_ALLOWED = '(prefers-reduced-motion: no-preference)';

/** HOME-11, as a media query. In its own file, so that the inline script contains only this query. */
export const scrollEffects = `(min-width: ${breakpoint.scrollEffects}px) and ${MOTION_ALLOWED}`;

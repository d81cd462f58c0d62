import type { ReactNode } from 'react';

/** Every mark is this high, in units of its drawing: two to a CSS px. */
const HEIGHT = 56;
const UNITS_PER_PX = 2;

/**
 * The ground of a partner's mark: a shape and a word in one color, that of the text around it.
 * `width` is in units, 2 to a CSS px. Decoration: the name stands beside it for those who hear it.
 * The words are outlines of Bricolage Grotesque and Hanken Grotesk (SIL Open Font License).
 */
export function Mark({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      fill="currentColor"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width / UNITS_PER_PX}
      height={HEIGHT / UNITS_PER_PX}
    >
      {children}
    </svg>
  );
}

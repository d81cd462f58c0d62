import type { PARTNERS } from './partners.ts';

/** Height of every logo, px. */
export const MARK_HEIGHT = 28;
const UNITS_PER_PX = 2;

type PartnerMarkProps = Omit<(typeof PARTNERS)[number], 'name'>;

/** A partner's logo in the text color. Decorative: the name is next to it for screen readers. */
export function PartnerMark({ width, inset, shape, word }: PartnerMarkProps) {
  return (
    <svg
      aria-hidden
      fill="currentColor"
      viewBox={`0 0 ${width} ${MARK_HEIGHT * UNITS_PER_PX}`}
      width={width / UNITS_PER_PX}
      height={MARK_HEIGHT}
    >
      <path transform={`translate(-${inset} 0)`} d={shape} />
      <path d={word} />
    </svg>
  );
}

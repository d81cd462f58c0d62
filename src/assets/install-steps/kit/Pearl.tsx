import type { ReactElement } from 'react';
import { PAPER, usePaint } from './paint.ts';

/** A round in user units. */
export interface RoundProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The brand's pearl, lit from the upper left; `x`, `y` is its centre. */
export function Pearl({ x, y, r }: RoundProps): ReactElement {
  const body = usePaint('pearl').url;
  const limb = usePaint('limb').url;
  const sheen = usePaint('sheen').url;
  const eyeX = x - r * 0.3;
  const eyeY = y - r * 0.4;
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={PAPER} />
      <circle cx={x} cy={y} r={r} fill={body} />
      <circle cx={x} cy={y} r={r} fill={limb} />
      <ellipse
        cx={eyeX}
        cy={eyeY}
        rx={r * 0.36}
        ry={r * 0.24}
        fill={sheen}
        transform={`rotate(-34 ${eyeX} ${eyeY})`}
      />
    </g>
  );
}

/** The pearl as the fingertip: it floats above the screen and shades what it touches. */
export function Pointer({
  x,
  y,
  r = 21,
}: Omit<RoundProps, 'r'> & { readonly r?: number }): ReactElement {
  const shadow = usePaint('shadow').url;
  return (
    <g>
      <ellipse cx={x + r * 0.18} cy={y + r * 0.56} rx={r * 1.4} ry={r * 1.16} fill={shadow} />
      <Pearl x={x} y={y} r={r} />
    </g>
  );
}

import type { ReactElement } from 'react';
import { INK, NACRE } from './paint.ts';
import { Pearl } from './Pearl.tsx';
import { squircle } from './squircle.ts';

/** The app's icon: the pearl on ink; `x`, `y` is its upper left corner. */
export function AppIcon({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  const shape = squircle(x, y, size, size, size * 0.3);
  return (
    <g>
      <path d={shape} fill={INK} />
      <path d={shape} fill={NACRE[1]} fillOpacity={0.14} />
      <Pearl x={x + size / 2} y={y + size / 2} r={size * 0.31} />
    </g>
  );
}

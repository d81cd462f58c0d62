import type { ReactElement } from 'react';
import { INK, MUTED, NACRE, PAPER, usePaint } from './paint.ts';

const [BLUSH, LILAC, ICE, MINT] = NACRE;

type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): ReactElement[] {
  return list.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

/** The gradients of one picture: nacre along its ramp, the pearl, the phone's rim. */
export function Paints(): ReactElement {
  const id = {
    pearl: usePaint('pearl').id,
    sheen: usePaint('sheen').id,
    limb: usePaint('limb').id,
    shadow: usePaint('shadow').id,
    nacre: usePaint('nacre').id,
    rim: usePaint('rim').id,
    wash: usePaint('wash').id,
    dawn: usePaint('dawn').id,
  };
  const nacre: readonly Stop[] = [
    [0, BLUSH],
    [0.36, LILAC],
    [0.68, ICE],
    [1, MINT],
  ];
  return (
    <>
      <linearGradient id={id.nacre} x1="0" y1="0" x2="1" y2="0.4">
        {stops(nacre)}
      </linearGradient>
      <linearGradient id={id.wash} x1="0" y1="0" x2="1" y2="1">
        {stops([
          [0, BLUSH, 0.95],
          [0.45, LILAC, 0.9],
          [0.8, ICE, 0.8],
          [1, MINT, 0.7],
        ])}
      </linearGradient>
      <linearGradient id={id.rim} x1="0" y1="0" x2="1" y2="0.9">
        {stops([
          [0, PAPER],
          [0.18, LILAC],
          [0.34, MUTED],
          [0.52, PAPER],
          [0.7, ICE],
          [1, MUTED],
        ])}
      </linearGradient>
      <linearGradient id={id.dawn} x1="0" y1="0" x2="0" y2="1">
        {stops([
          [0, PAPER, 0],
          [1, PAPER],
        ])}
      </linearGradient>
      <radialGradient id={id.pearl} cx="0.36" cy="0.3" r="0.8">
        {stops([
          [0, PAPER],
          [0.3, PAPER],
          [0.62, LILAC, 0.75],
          [1, MUTED],
        ])}
      </radialGradient>
      <radialGradient id={id.limb} cx="0.5" cy="0.5" r="0.5">
        {stops([
          [0.6, ICE, 0],
          [0.82, ICE, 0.5],
          [0.93, LILAC, 0.7],
          [1, BLUSH, 0.95],
        ])}
      </radialGradient>
      <radialGradient id={id.sheen}>
        {stops([
          [0, PAPER],
          [1, PAPER, 0],
        ])}
      </radialGradient>
      <radialGradient id={id.shadow}>
        {stops([
          [0, INK, 0.42],
          [0.5, INK, 0.16],
          [1, INK, 0],
        ])}
      </radialGradient>
    </>
  );
}

import { createContext, useContext } from 'react';

/**
 * Custom properties, which the page sets from the tokens. The screen is light on dark pages too.
 */
export const INK = 'var(--art-ink)';
export const PAPER = 'var(--art-paper)';
export const LINE = 'var(--art-line)';
export const MUTED = 'var(--art-muted)';
export const ACCENT = 'var(--art-accent)';
export const BLUSH = 'var(--art-nacre-1)';
export const LILAC = 'var(--art-nacre-2)';
export const ICE = 'var(--art-nacre-3)';
export const MINT = 'var(--art-nacre-4)';

type Paint = 'nacre' | 'wash' | 'rim' | 'pearl' | 'limb' | 'sheen';

/** Prefix of the gradients' ids, unique per picture on a page. */
export const PaintScope = createContext('');

/** The `url(#…)` of a gradient. */
export function usePaint(paint: Paint): string {
  return `url(#${useContext(PaintScope)}-${paint})`;
}

export function stops(...list: readonly [offset: number, color: string, opacity?: number][]) {
  return list.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

export function Paints() {
  const scope = useContext(PaintScope);
  return (
    <>
      <linearGradient id={`${scope}-nacre`} x1="0" y1="0" x2="1" y2="0.4">
        {stops([0, BLUSH], [0.36, LILAC], [0.68, ICE], [1, MINT])}
      </linearGradient>
      <linearGradient id={`${scope}-wash`} x1="0" y1="0" x2="1" y2="1">
        {stops([0, BLUSH, 0.95], [0.45, LILAC, 0.9], [0.8, ICE, 0.8], [1, MINT, 0.7])}
      </linearGradient>
      <linearGradient id={`${scope}-rim`} x1="0" y1="0" x2="1" y2="0.9">
        {stops([0, PAPER], [0.18, LILAC], [0.34, MUTED], [0.52, PAPER], [0.7, ICE], [1, MUTED])}
      </linearGradient>
      <radialGradient id={`${scope}-pearl`} cx="0.36" cy="0.3" r="0.8">
        {stops([0, PAPER], [0.3, PAPER], [0.62, LILAC, 0.75], [1, MUTED])}
      </radialGradient>
      <radialGradient id={`${scope}-limb`} cx="0.5" cy="0.5" r="0.5">
        {stops([0.6, ICE, 0], [0.82, ICE, 0.5], [0.93, LILAC, 0.7], [1, BLUSH, 0.95])}
      </radialGradient>
      <radialGradient id={`${scope}-sheen`}>{stops([0, PAPER], [1, PAPER, 0])}</radialGradient>
    </>
  );
}

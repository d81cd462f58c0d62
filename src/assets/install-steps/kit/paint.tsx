import { createContext, useContext } from 'react';

/**
 * Custom properties, which the page sets from the tokens. The screen is light on dark pages too.
 */
export const INK = 'var(--art-ink)';
export const PAPER = 'var(--art-paper)';
export const LINE = 'var(--art-line)';
export const MUTED = 'var(--art-muted)';
export const ACCENT = 'var(--art-accent)';
const TILE = 'var(--art-tile)';
export const BLUSH = 'var(--art-nacre-1)';
export const LILAC = 'var(--art-nacre-2)';
export const ICE = 'var(--art-nacre-3)';
export const MINT = 'var(--art-nacre-4)';

type Paint = 'nacre' | 'wash' | 'rim' | 'metal' | 'tile';

/** Prefix of the gradients' ids, unique per picture on a page. */
export const PaintScopeContext = createContext('');

/** The `url(#…)` of a gradient. */
export function usePaint(paint: Paint): string {
  return `url(#${useContext(PaintScopeContext)}-${paint})`;
}

export function stops(...list: readonly [offset: number, color: string, opacity?: number][]) {
  return list.map(([offset, color, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
}

export function Paints() {
  const scope = useContext(PaintScopeContext);
  return (
    <>
      <linearGradient id={`${scope}-nacre`} x1="0" y1="0" x2="1" y2="0.4">
        {stops([0, BLUSH], [0.36, LILAC], [0.68, ICE], [1, MINT])}
      </linearGradient>
      <linearGradient id={`${scope}-wash`} x1="0" y1="0" x2="1" y2="1">
        {stops([0, BLUSH, 0.95], [0.45, LILAC, 0.9], [0.8, ICE, 0.8], [1, MINT, 0.7])}
      </linearGradient>
      <linearGradient id={`${scope}-rim`} x1="0" y1="0" x2="1" y2="0.9">
        {stops([0, MUTED], [0.2, LILAC], [0.4, MUTED], [0.6, LILAC], [0.8, ICE], [1, MUTED])}
      </linearGradient>
      <linearGradient id={`${scope}-metal`} x1="0" y1="0" x2="1" y2="0.4">
        {stops([0, MUTED], [0.06, PAPER], [0.18, LINE], [0.36, MUTED], [0.6, LINE])}
        {stops([0.86, PAPER], [0.95, LINE], [1, MUTED])}
      </linearGradient>
      <linearGradient id={`${scope}-tile`} x1="0.33" y1="0" x2="0.67" y2="1">
        {stops([0, TILE], [1, INK])}
      </linearGradient>
    </>
  );
}

import { createContext, useContext } from 'react';

/**
 * The colors of the step pictures. They hold no values: the page that shows a picture
 * sets these custom properties from the tokens, once.
 * The screen stays light on dark pages too, so `--art-paper` and `--art-ink` need
 * not change with the page; `--art-glow` (0 to 1, 0.8 if unset) should.
 */
export const INK = 'var(--art-ink)';
export const PAPER = 'var(--art-paper)';
export const LINE = 'var(--art-line)';
export const MUTED = 'var(--art-muted)';
export const ACCENT = 'var(--art-accent)';
export const GLOW = 'var(--art-glow, 0.8)';
export const NACRE = [
  'var(--art-nacre-1)',
  'var(--art-nacre-2)',
  'var(--art-nacre-3)',
  'var(--art-nacre-4)',
] as const;

/** The paints a picture defines once and its parts refer to. */
export const PAINTS = [
  'pearl',
  'sheen',
  'limb',
  'shadow',
  'nacre',
  'rim',
  'wash',
  'dawn',
  'screen',
  'fade',
] as const;
export type Paint = (typeof PAINTS)[number];

/** Prefix of the picture's own ids, so that two pictures on a page never share one. */
export const PaintScope = createContext('');

/** The id of a paint within this picture, and `url(#…)` that refers to it. */
export function usePaint(paint: Paint): { id: string; url: string } {
  const id = `${useContext(PaintScope)}-${paint}`;
  return { id, url: `url(#${id})` };
}

/** An element's edges in the window, px. */
type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * The sides of a button on which its panel has more room: above it (`block: 'start'`) or below, and
 * ending where it ends (`inline: 'start'`) or beginning where it begins. Lengths in px.
 */
export function choosePlacement(
  { top, right, bottom, left }: Edges,
  { width, height }: { readonly width: number; readonly height: number },
): { block: 'start' | 'end'; inline: 'start' | 'end' } {
  return {
    block: top > height - bottom ? 'start' : 'end',
    inline: right < width - left ? 'end' : 'start',
  };
}

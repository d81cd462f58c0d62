type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * The sides with more space: above (`block: 'start'`) or below the button, and aligned with its right
 * (`inline: 'start'`) or left edge. In px.
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

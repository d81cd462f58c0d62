/** Icons on a grid of 24 units, language-neutral. */
const GLYPHS = {
  arrowDown: 'M12 4v14M6 12.5l6 6 6-6',
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 17h12l-1.6-2.4V10a4.4 4.4 0 0 0-8.8 0v4.6zM10.5 20h3',
  check: 'M5 12.6l4.6 4.6L19 7.6',
  chevron: 'M9 5l7 7-7 7',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  gear: 'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  lock: 'M6.5 11h11v8.5h-11zM8.8 11V8.2a3.2 3.2 0 0 1 6.4 0V11',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  phone: 'M8 3.5h8v17H8zM11.5 17.5h1',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M14.8 14.8L19.5 19.5',
  shield: 'M12 3.5l7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1z',
  shieldCheck:
    'M12 3.5l7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1zM8.8 11.8l2.3 2.3 4.2-4.4',
  star: 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3.5v1M12 19.5v1M3.5 12h1M19.5 12h1',
  wifi: 'M4 10c5-4.6 11-4.6 16 0M7 13.4c3.2-2.9 6.8-2.9 10 0M10 16.7c1.4-1.1 2.6-1.1 4 0',
} as const;

export type GlyphName = keyof typeof GLYPHS;

type GlyphProps = { name: GlyphName; x: number; y: number; size: number; color: string };

/** An icon of `size` user units; `x`, `y` is the top left corner. */
export function Glyph({ name, x, y, size, color }: GlyphProps) {
  return (
    <path
      d={GLYPHS[name]}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      stroke={color}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

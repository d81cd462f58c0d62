/** Icons on a grid of 24 units, language-neutral. */
const GLYPHS = {
  arrowDown: 'M12 4v14M6 12.5l6 6 6-6',
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 17h12l-1.6-2.4V10a4.4 4.4 0 0 0-8.8 0v4.6zM10.5 20h3',
  book: 'M5 5h5.5a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 0-1.5-1.5H5zM19 5h-5.5A1.5 1.5 0 0 0 12 6.5V19a1.5 1.5 0 0 1 1.5-1.5H19z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  camera: 'M4 8h4l1.4-2.5h5.2L16 8h4v11H4zM12 10.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  chat: 'M4.5 5.5h15v10.5H11L7 19.5V16H4.5z',
  check: 'M5 12.6l4.6 4.6L19 7.6',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  cloud: 'M7.5 18.5a4 4 0 0 1-.4-8 5 5 0 0 1 9.6 1 3.6 3.6 0 0 1 .3 7z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  gear: 'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 5.6l-1.9 1.9M7.5 16.5l-1.9 1.9',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  heart: 'M12 19.5C7 16 4 13 4 9.7a4 4 0 0 1 8-1.2 4 4 0 0 1 8 1.2c0 3.3-3 6.3-8 9.8z',
  lock: 'M6.5 11h11v8.5h-11zM8.8 11V8.2a3.2 3.2 0 0 1 6.4 0V11',
  mail: 'M4 6h16v12.5H4zM4.5 7l7.5 6 7.5-6',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  music:
    'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  phone: 'M8 3.5h8v17H8zM11.5 17.5h1',
  photo: 'M4 5h16v14H4zM4.5 16.5l4.5-5 4 4.5 2.5-2.5 4 4.5M15.5 9v.01',
  pin: 'M12 3.5a6 6 0 0 0-6 6c0 4.2 6 11 6 11s6-6.8 6-11a6 6 0 0 0-6-6M12 8v.01',
  play: 'M7.5 5l11 7-11 7z',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M14.8 14.8L19.5 19.5',
  shield: 'M12 3.5l7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1z',
  shieldCheck:
    'M12 3.5l7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1zM8.8 11.8l2.3 2.3 4.2-4.4',
  star: 'M12 4.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3.5v1M12 19.5v1M3.5 12h1M19.5 12h1',
  user: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5 20c.6-4 3.2-6 7-6s6.4 2 7 6',
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

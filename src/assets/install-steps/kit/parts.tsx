import { Glyph, type GlyphName } from './Glyph.tsx';
import { ACCENT, INK, LILAC, LINE, MUTED, PAPER, usePaint } from './paint.tsx';
import { squircle } from './squircle.ts';

/** In screen units. */
type Point = { x: number; y: number };
type Line = Point & { w: number };
type Box = Line & { h: number };

const TONES = {
  ink: { fill: INK, fillOpacity: 0.9 },
  muted: { fill: MUTED, fillOpacity: 0.72 },
  faint: { fill: MUTED, fillOpacity: 0.34 },
  paper: { fill: PAPER, fillOpacity: 1 },
  accent: { fill: ACCENT, fillOpacity: 1 },
};
type BarProps = Line & { h?: number; tone?: keyof typeof TONES };

/** A bar in place of a line of text, which would need translation. */
export function Bar({ x, y, w, h = 6, tone = 'muted' }: BarProps) {
  return <rect x={x} y={y} width={w} height={h} rx={h / 2} {...TONES[tone]} />;
}

/** A gray background of the whole screen. */
export function Ground() {
  return <rect width={224} height={488} fill={LINE} fillOpacity={0.5} />;
}

/** The backdrop of a dialog. */
export function Veil() {
  return <rect width={224} height={488} fill={INK} fillOpacity={0.34} />;
}

export function Panel({ x, y, w, h, r }: Box & { r: number }) {
  return <path d={squircle(x, y, w, h, r)} fill={PAPER} />;
}

export function Rule({ x, y, w }: Line) {
  return <rect x={x} y={y} width={w} height={1} fill={LINE} />;
}

/** A nacre glow around the tap target. */
export function Halo({ x, y, w, h, r }: Box & { r: number }) {
  const nacre = usePaint('nacre');
  const outer = squircle(x - 7, y - 7, w + 14, h + 14, r + 7);
  const inner = squircle(x - 3.5, y - 3.5, w + 7, h + 7, r + 3.5);
  return (
    <>
      <path d={outer} stroke={nacre} strokeWidth={6} strokeOpacity={0.45} />
      <path d={inner} stroke={nacre} strokeWidth={3} />
    </>
  );
}

/** `x`, `y` is the center. */
export function Pearl({ x, y, r }: Point & { r: number }) {
  const circle = { cx: x, cy: y, r };
  const eye = { cx: x - r * 0.3, cy: y - r * 0.4, rx: r * 0.36, ry: r * 0.24 };
  return (
    <>
      <circle {...circle} fill={PAPER} />
      <circle {...circle} fill={usePaint('pearl')} />
      <circle {...circle} fill={usePaint('limb')} />
      <ellipse {...eye} fill={usePaint('sheen')} transform={`rotate(-34 ${eye.cx} ${eye.cy})`} />
    </>
  );
}

/** The fingertip, a pearl with a shadow. */
export function Pointer({ x, y }: Point) {
  const r = 21;
  const shade = { cx: x + r * 0.18, cy: y + r * 0.56, rx: r * 1.4, ry: r * 1.16 };
  return (
    <>
      <ellipse {...shade} fill={usePaint('shadow')} />
      <Pearl x={x} y={y} r={r} />
    </>
  );
}

/** `x`, `y` is the top left corner. */
export function AppIcon({ x, y, size }: Point & { size: number }) {
  const shape = squircle(x, y, size, size, size * 0.3);
  return (
    <>
      <path d={shape} fill={INK} />
      <path d={shape} fill={LILAC} fillOpacity={0.14} />
      <Pearl x={x + size / 2} y={y + size / 2} r={size * 0.31} />
    </>
  );
}

/** The app icon with a bar for its name. */
export function AppLine({ x, y, size }: Point & { size: number }) {
  return (
    <>
      <AppIcon x={x} y={y} size={size} />
      <Bar x={x + size + 12} y={y + size / 2 - 12} w={58} h={8} tone="ink" />
      <Bar x={x + size + 12} y={y + size / 2 + 4} w={42} tone="faint" />
    </>
  );
}

/** The primary button of the step: a glyph and a bar. */
export function ActionButton({ glyph, bar, ...box }: Box & { glyph?: GlyphName; bar: number }) {
  const { x, y, w, h } = box;
  const inner = (glyph ? 16 + (bar > 0 ? 6 : 0) : 0) + bar;
  const start = x + (w - inner) / 2;
  return (
    <>
      <Halo {...box} r={h / 2} />
      <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={ACCENT} />
      {glyph && <Glyph name={glyph} x={start} y={y + h / 2 - 8} size={16} color={PAPER} />}
      {bar > 0 && <Bar x={start + inner - bar} y={y + h / 2 - 3} w={bar} tone="paper" />}
    </>
  );
}

export function QuietButton({ x, y, w, h, bar = 30 }: Box & { bar?: number }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={LINE} fillOpacity={0.75} />
      <Bar x={x + (w - bar) / 2} y={y + h / 2 - 3} w={bar} />
    </>
  );
}

type RowProps = {
  y: number;
  glyph?: GlyphName;
  /** Length of the bar in the row. */
  bar: number;
  /** The row is the tap target. */
  target?: boolean;
  /** Without a hairline below. */
  last?: boolean;
};

/** A row of a settings list, 40 units high, across a panel at x = 14. */
export function Row({ y, glyph, bar, target = false, last = false }: RowProps) {
  const text = glyph ? 58 : 28;
  const icon = { fill: target ? ACCENT : MUTED, fillOpacity: target ? 1 : 0.5 };
  return (
    <>
      {glyph && <path d={squircle(26, y + 9, 22, 22, 7)} {...icon} />}
      {glyph && <Glyph name={glyph} x={30} y={y + 13} size={14} color={PAPER} />}
      <Bar x={text} y={y + 16.5} w={bar} h={7} tone={target ? 'ink' : 'muted'} />
      <Glyph name="chevron" x={188} y={y + 14} size={12} color={icon.fill} />
      {!last && !target && <Rule x={text} y={y + 39.5} w={210 - text} />}
    </>
  );
}

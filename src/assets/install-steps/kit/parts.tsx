import type { ReactNode } from 'react';
import pearl from '../../files/white-pearl-160.webp';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { ACCENT, INK, LINE, MUTED, PAPER, usePaint } from './paint.tsx';
import { squircle } from './squircle.ts';
import { Words } from './Words.tsx';

/** The size of a phone's screen, in user units. */
export const SCREEN = { width: 224, height: 488 };

/** In screen units. */
type Point = { x: number; y: number };
type Line = Point & { w: number };
export type Rectangle = Line & { h: number };

const TONES = {
  ink: { fill: INK, fillOpacity: 0.9 },
  muted: { fill: MUTED, fillOpacity: 0.72 },
  faint: { fill: MUTED, fillOpacity: 0.34 },
  paper: { fill: PAPER, fillOpacity: 1 },
  accent: { fill: ACCENT, fillOpacity: 1 },
};
type BarProps = Line & { h?: number; tone?: keyof typeof TONES };

/** A bar in place of words that the visitor need not look for. */
export function Bar({ x, y, w, h = 6, tone = 'muted' }: BarProps) {
  return <rect x={x} y={y} width={w} height={h} rx={h / 2} {...TONES[tone]} />;
}

/** A gray background of the whole screen. */
export function ScreenBackground() {
  return <rect {...SCREEN} fill={LINE} fillOpacity={0.5} />;
}

/** The brand's light on the whole screen. */
export function GradientBackground() {
  return <rect {...SCREEN} fill={usePaint('wash')} />;
}

/** The backdrop of a dialog. */
export function Backdrop() {
  return <rect {...SCREEN} fill={INK} fillOpacity={0.28} />;
}

export function Panel({ x, y, w, h, r }: Rectangle & { r: number }) {
  return <path d={squircle(x, y, w, h, r)} fill={PAPER} />;
}

export function Rule({ x, y, w }: Line) {
  return <rect x={x} y={y} width={w} height={1} fill={LINE} />;
}

type RingProps = Rectangle & {
  r: number;
  /** Around an outlined button: the gap inside the ring keeps the page's color. */
  isOnInk?: boolean;
};

/** The ring around the tap target: cobalt, visible on paper and on ink, in a nacre glow. */
export function Ring({ x, y, w, h, r, isOnInk = false }: RingProps) {
  const nacre = usePaint('nacre');
  const around = (by: number) => ({
    x: x - by,
    y: y - by,
    width: w + 2 * by,
    height: h + 2 * by,
    rx: r + by,
  });
  return (
    <>
      <rect {...around(7.5)} stroke={nacre} strokeWidth={5} strokeOpacity={0.75} />
      <rect {...around(2)} stroke={isOnInk ? INK : PAPER} strokeWidth={4} />
      <rect {...around(4.25)} stroke={ACCENT} strokeWidth={2.5} />
    </>
  );
}

const SEAM = 2;

type LiftProps = Rectangle & { r: number; by: number; scope: string; children: ReactNode };

/** A part of the screen in front of the phone, scaled up from its middle, with its ring and a shadow. */
export function Lift({ by, scope, children, ...box }: LiftProps) {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})`}>
      {/* The row is low, so the filter region is high enough for the whole blur. */}
      <filter id={`${scope}-lift`} x="-20%" y="-100%" width="140%" height="300%">
        <feGaussianBlur stdDeviation={12} />
      </filter>
      <rect
        x={box.x}
        y={box.y + 12}
        width={box.w}
        height={box.h}
        rx={box.r}
        fill={INK}
        fillOpacity={0.34}
        filter={`url(#${scope}-lift)`}
      />
      {/* Background for the seam that antialiasing leaves between the row and its ring. */}
      <rect
        x={box.x - SEAM}
        y={box.y - SEAM}
        width={box.w + 2 * SEAM}
        height={box.h + 2 * SEAM}
        rx={box.r + SEAM}
        fill={PAPER}
      />
      {children}
      <Ring {...box} />
    </g>
  );
}

/** The home indicator at the bottom of the screen. */
export function HomeIndicator() {
  return <rect x={74} y={475} width={76} height={4} rx={2} fill={INK} fillOpacity={0.8} />;
}

/** The rendered pearl, one small file for all pictures. `x`, `y` is the center. */
export function Pearl({ x, y, r }: Point & { r: number }) {
  return <image href={pearl} x={x - r} y={y - r} width={2 * r} height={2 * r} />;
}

/** The app's icon; `x`, `y` is the top left corner. */
export function AppIcon({ x, y, size }: Point & { size: number }) {
  const edge = { x, y, width: size, height: size, rx: size * 0.26 };
  return (
    <>
      <rect {...edge} fill={usePaint('tile')} stroke={usePaint('nacre')} strokeWidth={1} />
      <Pearl x={x + size / 2} y={y + size / 2} r={size * 0.31} />
    </>
  );
}

type RowProps = {
  y: number;
  h?: number;
  glyph?: GlyphName;
  /** The words of the row that the visitor looks for, or the length of a bar. */
  label: string | number;
  /** The tone of the bar and of the icon beside it. */
  tone?: 'ink' | 'muted';
  /** Without a hairline below. */
  isLast?: boolean;
};

/** A row of a settings list, across a panel at x = 14. */
export function Row({ y, h = 40, glyph, label, tone = 'muted', isLast = false }: RowProps) {
  const text = glyph ? 60 : 30;
  const middle = y + h / 2;
  const isFull = typeof label === 'string' || tone === 'ink';
  const icon = isFull ? { fill: INK } : { fill: MUTED, fillOpacity: 0.5 };
  return (
    <>
      {glyph && <path d={squircle(26, middle - 12, 24, 24, 8)} {...icon} />}
      {glyph && <Glyph name={glyph} x={30} y={middle - 8} size={16} color={PAPER} />}
      {typeof label === 'string' ? (
        <Words text={label} x={text} y={middle} maxWidth={186 - text} />
      ) : (
        <Bar x={text} y={middle - 3.5} w={label} h={7} tone={tone} />
      )}
      <Glyph name="chevron" x={190} y={middle - 6} size={12} color={MUTED} />
      {!isLast && <Rule x={text} y={y + h - 1} w={210 - text} />}
    </>
  );
}

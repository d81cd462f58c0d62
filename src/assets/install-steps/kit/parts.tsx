import type { ReactElement, ReactNode } from 'react';
import { AppIcon } from './AppIcon.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { ACCENT, INK, LINE, MUTED, PAPER, usePaint } from './paint.ts';
import { squircle } from './squircle.ts';

/** A place and size in screen units. */
export interface PartBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const TONES = {
  ink: { fill: INK, opacity: 0.9 },
  muted: { fill: MUTED, opacity: 0.72 },
  faint: { fill: MUTED, opacity: 0.34 },
  paper: { fill: PAPER, opacity: 1 },
  accent: { fill: ACCENT, opacity: 1 },
} as const;

/** How strongly a bar stands out. */
export type Tone = keyof typeof TONES;

/** A line of writing, drawn as a bar: a picture without words needs no translation. */
export function Bar({
  x,
  y,
  w,
  h = 6,
  tone = 'muted',
}: Omit<PartBox, 'h'> & { readonly h?: number; readonly tone?: Tone }): ReactElement {
  const { fill, opacity } = TONES[tone];
  return <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={fill} fillOpacity={opacity} />;
}

/** A grey ground over the whole screen, so that groups stand out on it. */
export function Ground(): ReactElement {
  return <rect width={224} height={488} fill={LINE} fillOpacity={0.5} />;
}

/** Darkens what lies behind a dialog. */
export function Veil(): ReactElement {
  return <rect width={224} height={488} fill={INK} fillOpacity={0.34} />;
}

/** A surface: a group of rows, a sheet, a dialog. */
export function Panel({
  x,
  y,
  w,
  h,
  r = 16,
  children,
}: PartBox & { readonly r?: number; readonly children?: ReactNode }): ReactElement {
  return (
    <g>
      <path d={squircle(x, y, w, h, r)} fill={PAPER} />
      {children}
    </g>
  );
}

/** A hairline. */
export function Rule({ x, y, w }: Omit<PartBox, 'h'>): ReactElement {
  return <rect x={x} y={y} width={w} height={1} fill={LINE} />;
}

/** The ring of nacre light round the thing to tap. */
export function Halo({ x, y, w, h, r }: PartBox & { readonly r: number }): ReactElement {
  const nacre = usePaint('nacre').url;
  return (
    <g>
      <path
        d={squircle(x - 7, y - 7, w + 14, h + 14, r + 7)}
        stroke={nacre}
        strokeWidth={6}
        strokeOpacity={0.45}
      />
      <path d={squircle(x - 3.5, y - 3.5, w + 7, h + 7, r + 3.5)} stroke={nacre} strokeWidth={3} />
    </g>
  );
}

/** The button of the step: filled with the accent, a glyph and a line of writing in it. */
export function ActionButton({
  x,
  y,
  w,
  h,
  glyph,
  bar = 34,
}: PartBox & { readonly glyph?: GlyphName; readonly bar?: number }): ReactElement {
  const inner = (glyph === undefined ? 0 : 16 + (bar > 0 ? 6 : 0)) + bar;
  const start = x + (w - inner) / 2;
  return (
    <g>
      <Halo x={x} y={y} w={w} h={h} r={h / 2} />
      <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={ACCENT} />
      {glyph === undefined ? null : (
        <Glyph name={glyph} x={start} y={y + h / 2 - 8} size={16} color={PAPER} />
      )}
      {bar > 0 ? <Bar x={start + inner - bar} y={y + h / 2 - 3} w={bar} tone="paper" /> : null}
    </g>
  );
}

/** A button that is not the step's. */
export function QuietButton({
  x,
  y,
  w,
  h,
  bar = 30,
}: PartBox & { readonly bar?: number }): ReactElement {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={LINE} fillOpacity={0.75} />
      <Bar x={x + (w - bar) / 2} y={y + h / 2 - 3} w={bar} />
    </g>
  );
}

interface RowProps {
  readonly y: number;
  readonly glyph?: GlyphName;
  /** Length of the row's name. */
  readonly bar: number;
  /** The row to tap. */
  readonly target?: boolean;
  /** The last row of its group has no hairline. */
  readonly last?: boolean;
}

/** Height of a settings row in screen units. */
export const ROW = 40;

/** A row of a settings list, from edge to edge of a panel at x = 14. */
export function Row({ y, glyph, bar, target = false, last = false }: RowProps): ReactElement {
  const middle = y + ROW / 2;
  const text = glyph === undefined ? 28 : 58;
  return (
    <g>
      {glyph === undefined ? null : (
        <>
          <path
            d={squircle(26, middle - 11, 22, 22, 7)}
            fill={target ? ACCENT : MUTED}
            fillOpacity={target ? 1 : 0.5}
          />
          <Glyph name={glyph} x={30} y={middle - 7} size={14} color={PAPER} />
        </>
      )}
      <Bar x={text} y={middle - 3.5} w={bar} h={7} tone={target ? 'ink' : 'muted'} />
      <Glyph name="chevron" x={188} y={middle - 6} size={12} color={target ? ACCENT : MUTED} />
      {last || target ? null : <Rule x={text} y={y + ROW - 0.5} w={210 - text} />}
    </g>
  );
}

/** The app with its name beside it. */
export function AppLine({
  x,
  y,
  size,
}: Omit<PartBox, 'w' | 'h'> & { readonly size: number }): ReactElement {
  return (
    <g>
      <AppIcon x={x} y={y} size={size} />
      <Bar x={x + size + 12} y={y + size / 2 - 12} w={58} h={8} tone="ink" />
      <Bar x={x + size + 12} y={y + size / 2 + 4} w={42} tone="faint" />
    </g>
  );
}

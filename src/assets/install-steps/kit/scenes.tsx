import type { ReactElement } from 'react';
import { AppIcon } from './AppIcon.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { ACCENT, INK, LINE, MUTED, NACRE, PAPER, usePaint } from './paint.ts';
import { Bar, Halo, Panel } from './parts.tsx';
import { Pearl } from './Pearl.tsx';
import { squircle } from './squircle.ts';

/** Nacre light over the whole screen: the ground of the home screen and of the app. */
export function Wash({ opacity = 1 }: { readonly opacity?: number }): ReactElement {
  return <rect width={224} height={488} fill={usePaint('wash').url} fillOpacity={opacity} />;
}

/** A small shot of the app, as a store shows it; `kind` picks what is on it. */
export function Shot({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: 'balance' | 'pearl' | 'card';
}): ReactElement {
  const nacre = usePaint('nacre').url;
  const wash = usePaint('wash').url;
  const dark = kind === 'pearl';
  return (
    <g>
      <path d={squircle(x, y, 78, 138, 14)} fill={dark ? INK : wash} />
      {kind === 'balance' ? (
        <>
          <Bar x={x + 12} y={y + 20} w={26} h={4} />
          <Bar x={x + 12} y={y + 30} w={50} h={10} tone="ink" />
          {[0, 1, 2].map((n) => (
            <path
              key={n}
              d={squircle(x + 12 + n * 19, y + 52, 16, 18, 6)}
              fill={n === 0 ? INK : PAPER}
            />
          ))}
          <path d={squircle(x + 12, y + 80, 54, 44, 9)} fill={PAPER} fillOpacity={0.85} />
        </>
      ) : null}
      {dark ? <Pearl x={x + 39} y={y + 76} r={24} /> : null}
      {dark ? <Bar x={x + 22} y={y + 24} w={34} h={6} tone="paper" /> : null}
      {kind === 'card' ? (
        <>
          <Bar x={x + 12} y={y + 20} w={40} h={7} tone="ink" />
          <g transform={`rotate(-12 ${x + 44} ${y + 76})`}>
            <path d={squircle(x + 12, y + 52, 68, 44, 8)} fill={INK} />
            <path d={squircle(x + 12, y + 52, 68, 44, 8)} fill={nacre} fillOpacity={0.34} />
            <rect x={x + 20} y={y + 66} width={11} height={9} rx={2.5} fill={NACRE[0]} />
          </g>
        </>
      ) : null}
    </g>
  );
}

const HOME_GLYPHS: readonly (GlyphName | null)[] = [
  'globe',
  'sun',
  null,
  'search',
  null,
  'gear',
  'bell',
  null,
  'phone',
  null,
  null,
  'star',
  'wifi',
  null,
  'lock',
  null,
];

interface HomeScreenProps {
  /** Round icons, as one system draws them, or superellipses. */
  readonly round: boolean;
  /** How far down the grid starts, in screen units. */
  readonly top: number;
  /** Which place of the grid is the app's, counted from 0 by rows of four. */
  readonly app: number;
}

/** The corner of a place in the home screen's grid. */
export function gridPlace(index: number, top: number): { x: number; y: number } {
  return { x: 20 + (index % 4) * 48, y: top + Math.floor(index / 4) * 60 };
}

/** A home screen of muted apps with ours lit among them. */
export function HomeScreen({ round, top, app }: HomeScreenProps): ReactElement {
  const own = gridPlace(app, top);
  const size = 40;
  return (
    <g>
      <Wash />
      {HOME_GLYPHS.map((glyph, index) => {
        const { x, y } = gridPlace(index, top);
        if (index === app) return null;
        return (
          <g key={`${x}-${y}`}>
            <path d={squircle(x, y, size, size, round ? 20 : 13)} fill={PAPER} fillOpacity={0.72} />
            {glyph === null ? (
              <circle cx={x + 20} cy={y + 20} r={7} fill={MUTED} fillOpacity={0.3} />
            ) : (
              <Glyph name={glyph} x={x + 11} y={y + 11} size={18} color={MUTED} />
            )}
            <Bar x={x + 9} y={y + 46} w={22} h={4} tone="faint" />
          </g>
        );
      })}
      <circle cx={own.x + 20} cy={own.y + 20} r={44} fill={usePaint('sheen').url} />
      <Halo x={own.x} y={own.y} w={size} h={size} r={13} />
      <AppIcon x={own.x} y={own.y} size={size} />
      <Bar x={own.x + 6} y={own.y + 50} w={28} h={5} tone="ink" />
    </g>
  );
}

/** The wallet itself, open: balance, actions, the line to ask, assets. */
export function WalletScreen(): ReactElement {
  const nacre = usePaint('nacre').url;
  const actions: readonly GlyphName[] = ['arrowUp', 'arrowDown', 'swap', 'plus'];
  return (
    <g>
      <rect width={224} height={230} fill={usePaint('wash').url} />
      <rect y={20} width={224} height={211} fill={usePaint('dawn').url} />
      <Bar x={24} y={62} w={52} />
      <Bar x={24} y={78} w={118} h={20} tone="ink" />
      <Bar x={150} y={86} w={28} h={12} tone="faint" />
      {actions.map((name, index) => (
        <g key={name}>
          <path d={squircle(20 + index * 47, 118, 42, 46, 15)} fill={index === 0 ? INK : PAPER} />
          <Glyph
            name={name}
            x={32 + index * 47}
            y={132}
            size={18}
            color={index === 0 ? PAPER : INK}
          />
        </g>
      ))}
      <path d={squircle(20, 178, 184, 40, 20)} fill={PAPER} stroke={nacre} strokeWidth={2.5} />
      <Pearl x={41} y={198} r={10} />
      <Bar x={60} y={195} w={84} />
      {[ACCENT, INK, NACRE[1]].map((color, index) => (
        <g key={color}>
          <circle cx={36} cy={256 + index * 44} r={14} fill={color} />
          <Bar x={60} y={248 + index * 44} w={62 - index * 9} h={7} tone="ink" />
          <Bar x={60} y={261 + index * 44} w={40} tone="faint" />
          <Bar x={162} y={252 + index * 44} w={42} h={7} />
          <rect x={20} y={277 + index * 44} width={184} height={1} fill={LINE} />
        </g>
      ))}
    </g>
  );
}

/** The address line of a browser with the page's lock. */
export function AddressLine({ y }: { readonly y: number }): ReactElement {
  return (
    <g>
      <rect x={18} y={y} width={188} height={30} rx={15} fill={LINE} fillOpacity={0.6} />
      <Glyph name="lock" x={30} y={y + 8} size={14} color={MUTED} />
      <Bar x={50} y={y + 12} w={84} />
      <Glyph name="more" x={184} y={y + 8} size={14} color={MUTED} />
    </g>
  );
}

/** A sheet that has come up from the lower edge, with its grip. */
export function Sheet({ y }: { readonly y: number }): ReactElement {
  return (
    <g>
      <Panel x={8} y={y} w={208} h={480 - y} r={36} />
      <rect x={97} y={y + 10} width={30} height={4} rx={2} fill={LINE} />
    </g>
  );
}

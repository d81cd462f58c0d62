import { Glyph, type GlyphName } from './Glyph.tsx';
import { ACCENT, BLUSH, INK, LILAC, LINE, MUTED, PAPER, usePaint } from './paint.tsx';
import { AppIcon, Bar, Halo, Panel, Pearl, Rule } from './parts.tsx';
import { squircle } from './squircle.ts';

type ShotProps = { x: number; y: number; kind: 'balance' | 'pearl' | 'card' };

/** A store's screenshot of the app. */
export function Shot({ x, y, kind }: ShotProps) {
  const nacre = usePaint('nacre');
  const wash = usePaint('wash');
  const ground = squircle(x, y, 78, 138, 14);
  if (kind === 'pearl')
    return (
      <>
        <path d={ground} fill={INK} />
        <Pearl x={x + 39} y={y + 76} r={24} />
        <Bar x={x + 22} y={y + 24} w={34} tone="paper" />
      </>
    );
  if (kind === 'balance')
    return (
      <>
        <path d={ground} fill={wash} />
        <Bar x={x + 12} y={y + 20} w={26} h={4} />
        <Bar x={x + 12} y={y + 30} w={50} h={10} tone="ink" />
        <path d={squircle(x + 12, y + 52, 16, 18, 6)} fill={INK} />
        <path d={squircle(x + 31, y + 52, 16, 18, 6)} fill={PAPER} />
        <path d={squircle(x + 50, y + 52, 16, 18, 6)} fill={PAPER} />
        <path d={squircle(x + 12, y + 80, 54, 44, 9)} fill={PAPER} fillOpacity={0.85} />
      </>
    );
  const card = squircle(x + 12, y + 52, 68, 44, 8);
  return (
    <>
      <path d={ground} fill={wash} />
      <Bar x={x + 12} y={y + 20} w={40} h={7} tone="ink" />
      <g transform={`rotate(-12 ${x + 44} ${y + 76})`}>
        <path d={card} fill={INK} />
        <path d={card} fill={nacre} fillOpacity={0.34} />
        <rect x={x + 20} y={y + 66} width={11} height={9} rx={2.5} fill={BLUSH} />
      </g>
    </>
  );
}

const HOME_GLYPHS: readonly (readonly (GlyphName | null)[])[] = [
  ['globe', 'sun', null, 'search'],
  [null, 'gear', 'bell', null],
  ['phone', null, null, 'star'],
  ['wifi', null, 'lock', null],
];

type HomeScreenProps = {
  /** Round icons instead of superellipses. */
  round?: boolean;
  /** The y of the grid. */
  top: number;
  /** The app's index in the grid, in rows of four. */
  app: number;
};

/** A home screen with the app highlighted. */
export function HomeScreen({ round = false, top, app }: HomeScreenProps) {
  const place = (index: number) => ({
    x: 20 + (index % 4) * 48,
    y: top + Math.floor(index / 4) * 60,
  });
  const own = place(app);
  return (
    <>
      <rect width={224} height={488} fill={usePaint('wash')} />
      {HOME_GLYPHS.flat().map((glyph, index) => {
        const { x, y } = place(index);
        if (index === app) return null;
        return (
          <g key={index}>
            <path d={squircle(x, y, 40, 40, round ? 20 : 13)} fill={PAPER} fillOpacity={0.72} />
            {glyph ? (
              <Glyph name={glyph} x={x + 11} y={y + 11} size={18} color={MUTED} />
            ) : (
              <circle cx={x + 20} cy={y + 20} r={7} fill={MUTED} fillOpacity={0.3} />
            )}
            <Bar x={x + 9} y={y + 46} w={22} h={4} tone="faint" />
          </g>
        );
      })}
      <circle cx={own.x + 20} cy={own.y + 20} r={44} fill={usePaint('sheen')} />
      <Halo {...own} w={40} h={40} r={13} />
      <AppIcon {...own} size={40} />
      <Bar x={own.x + 6} y={own.y + 50} w={28} h={5} tone="ink" />
    </>
  );
}

const ACTIONS = ['arrowUp', 'arrowDown', 'swap', 'plus'] as const;

export function WalletScreen() {
  const nacre = usePaint('nacre');
  return (
    <>
      <rect width={224} height={230} fill={usePaint('wash')} />
      <rect y={20} width={224} height={211} fill={usePaint('dawn')} />
      <Bar x={24} y={62} w={52} />
      <Bar x={24} y={78} w={118} h={20} tone="ink" />
      <Bar x={150} y={86} w={28} h={12} tone="faint" />
      {ACTIONS.map((name, index) => {
        const [fill, color] = index === 0 ? [INK, PAPER] : [PAPER, INK];
        return (
          <g key={name}>
            <path d={squircle(20 + index * 47, 118, 42, 46, 15)} fill={fill} />
            <Glyph name={name} x={32 + index * 47} y={132} size={18} color={color} />
          </g>
        );
      })}
      <path d={squircle(20, 178, 184, 40, 20)} fill={PAPER} stroke={nacre} strokeWidth={2.5} />
      <Pearl x={41} y={198} r={10} />
      <Bar x={60} y={195} w={84} />
      {[ACCENT, INK, LILAC].map((color, index) => (
        <g key={color}>
          <circle cx={36} cy={256 + index * 44} r={14} fill={color} />
          <Bar x={60} y={248 + index * 44} w={62 - index * 9} h={7} tone="ink" />
          <Bar x={60} y={261 + index * 44} w={40} tone="faint" />
          <Bar x={162} y={252 + index * 44} w={42} h={7} />
          <Rule x={20} y={277 + index * 44} w={184} />
        </g>
      ))}
    </>
  );
}

/** A browser's address bar with a lock. */
export function AddressLine({ y }: { y: number }) {
  return (
    <>
      <rect x={18} y={y} width={188} height={30} rx={15} fill={LINE} fillOpacity={0.6} />
      <Glyph name="lock" x={30} y={y + 8} size={14} color={MUTED} />
      <Bar x={50} y={y + 12} w={84} />
      <Glyph name="more" x={184} y={y + 8} size={14} color={MUTED} />
    </>
  );
}

export function Sheet({ y }: { y: number }) {
  return (
    <>
      <Panel x={8} y={y} w={208} h={480 - y} r={36} />
      <rect x={97} y={y + 10} width={30} height={4} rx={2} fill={LINE} />
    </>
  );
}

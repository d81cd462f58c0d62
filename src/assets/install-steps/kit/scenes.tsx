import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { BLUSH, INK, LINE, MUTED, PAPER, usePaint } from './paint.tsx';
import { AppIcon, Bar, Ground, Pearl } from './parts.tsx';
import { squircle } from './squircle.ts';
import { Words } from './Words.tsx';

/** Where the dark opening of the site's page ends. */
const SITE_FOLD = 242;

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
        <Bar x={x + 12} y={y + 30} w={32} h={10} tone="ink" />
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

const HOME_GLYPHS: readonly GlyphName[] = [
  'globe',
  'sun',
  'search',
  'bell',
  'phone',
  'gear',
  'star',
  'lock',
  'wifi',
];

/** Where the app is on the home screen. */
export const HOME_APP = { x: 89, y: 134, w: 46, h: 46, r: 14 };

/** A home screen of rows of three, with the app in the middle. */
export function HomeScreen({ name }: { name: string }) {
  return (
    <>
      <rect width={224} height={488} fill={usePaint('wash')} />
      {HOME_GLYPHS.map((glyph, index) => {
        const x = 22 + (index % 3) * 67;
        const y = 48 + Math.floor(index / 3) * 86;
        if (index === 4) return <AppIcon key={glyph} x={x} y={y} size={46} />;
        return (
          <g key={glyph}>
            <path d={squircle(x, y, 46, 46, 14)} fill={PAPER} fillOpacity={0.72} />
            <Glyph name={glyph} x={x + 13} y={y + 13} size={20} color={MUTED} />
            <Bar x={x + 9} y={y + 53} w={28} h={5} tone="faint" />
          </g>
        );
      })}
      <Words text={name} x={112} y={201} room={88} size={14} anchor="middle" weight={600} />
    </>
  );
}

/**
 * A page of this site: dark, then light, so that the phone's foot stands out on a dark page, too. What is in the
 * dark part ends below the browser.
 */
export function SitePage({ top, children }: { top: number; children: ReactNode }) {
  return (
    <>
      <Ground />
      <rect y={top} width={224} height={SITE_FOLD - top} fill={INK} />
      {children}
      <rect width={224} height={top} fill={PAPER} />
      <Bar x={22} y={288} w={104} h={11} tone="ink" />
    </>
  );
}

/** A page of this site, dark on the whole screen; the camera is darker still. */
export function DarkPage() {
  return <rect width={224} height={488} fill={usePaint('tile')} />;
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

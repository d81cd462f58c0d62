import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { BLUSH, INK, LINE, MUTED, PAPER, usePaint } from './paint.tsx';
import {
  AppIcon,
  Bar,
  type Rectangle,
  GradientBackground,
  HomeIndicator,
  Pearl,
  SCREEN,
  ScreenBackground,
} from './parts.tsx';
import { squircle } from './squircle.ts';
import { Words } from './Words.tsx';

type ScreenshotProps = { x: number; y: number; kind: 'balance' | 'pearl' | 'card' };

/** A store's screenshot of the app. */
export function Screenshot({ x, y, kind }: ScreenshotProps) {
  const nacre = usePaint('nacre');
  const wash = usePaint('wash');
  const background = squircle(x, y, 78, 138, 14);
  if (kind === 'pearl')
    return (
      <>
        <path d={background} fill={INK} />
        <Pearl x={x + 39} y={y + 76} r={24} />
        <Bar x={x + 22} y={y + 24} w={34} tone="paper" />
      </>
    );
  if (kind === 'balance')
    return (
      <>
        <path d={background} fill={wash} />
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
      <path d={background} fill={wash} />
      <Bar x={x + 12} y={y + 20} w={40} h={7} tone="ink" />
      <g transform={`rotate(-12 ${x + 44} ${y + 76})`}>
        <path d={card} fill={INK} />
        <path d={card} fill={nacre} fillOpacity={0.34} />
        <rect x={x + 20} y={y + 66} width={11} height={9} rx={2.5} fill={BLUSH} />
      </g>
    </>
  );
}

const HOME_GLYPHS: readonly GlyphName[] = ['sun', 'mail', 'bell', 'star', 'lock'];
const DOCK_GLYPHS: readonly GlyphName[] = ['phone', 'globe', 'chat', 'music'];

/** Where the app is on the home screen. */
export const HOME_APP = { x: 147, y: 316, w: 54, h: 54, r: 16 };

/** The lower part of a home screen: the app is the last on its page, above the dock. */
export function HomeScreen({ name }: { name: string }) {
  return (
    <>
      <GradientBackground />
      {HOME_GLYPHS.map((glyph, index) => {
        const x = 23 + (index % 3) * 62;
        const y = 316 - (index < 3 ? 84 : 0);
        return (
          <g key={glyph}>
            <path d={squircle(x, y, 54, 54, 16)} fill={PAPER} fillOpacity={0.72} />
            <Glyph name={glyph} x={x + 16} y={y + 16} size={22} color={MUTED} />
            <Bar x={x + 12} y={y + 62} w={30} h={5} tone="faint" />
          </g>
        );
      })}
      <AppIcon x={HOME_APP.x} y={HOME_APP.y} size={HOME_APP.w} />
      <Words text={name} x={174} y={388} maxWidth={92} size={14} anchor="middle" weight={600} />
      <path d={squircle(12, 410, 200, 60, 26)} fill={PAPER} fillOpacity={0.5} />
      {DOCK_GLYPHS.map((glyph, index) => (
        <g key={glyph}>
          <path d={squircle(25 + index * 46, 422, 36, 36, 11)} fill={PAPER} fillOpacity={0.82} />
          <Glyph name={glyph} x={34 + index * 46} y={431} size={18} color={MUTED} />
        </g>
      ))}
      <HomeIndicator />
    </>
  );
}

type SitePageProps = {
  /** Where the dark part ends. Without it, the whole page is dark. */
  fold?: number;
  /** Down to here, the browser's bar covers the children. */
  top: number;
  children: ReactNode;
};

/** A page of this site: dark down to `fold`, then light. */
export function SitePage({ fold = SCREEN.height, top, children }: SitePageProps) {
  return (
    <>
      <ScreenBackground />
      <rect y={top} width={SCREEN.width} height={fold - top} fill={INK} />
      {children}
      <rect width={SCREEN.width} height={top} fill={PAPER} />
    </>
  );
}

/** The site's main button on ink, for the store, with a bar for its label: another button is the one to tap. */
export function StoreButton({ x, y, w, h }: Rectangle) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={PAPER} />
      <Bar x={x + w / 2 - 34} y={y + h / 2 - 4} w={68} h={8} tone="ink" />
    </>
  );
}

/** A browser's address bar with a lock. */
export function AddressBar({ y }: { y: number }) {
  return (
    <>
      <rect x={18} y={y} width={188} height={30} rx={15} fill={LINE} fillOpacity={0.6} />
      <Glyph name="lock" x={30} y={y + 8} size={14} color={MUTED} />
      <Bar x={50} y={y + 12} w={84} />
      <Glyph name="more" x={184} y={y + 8} size={14} color={MUTED} />
    </>
  );
}

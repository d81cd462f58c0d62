import { useId } from 'react';
import { BRAND } from '../../site.ts';
import { Device, type DeviceKind } from './kit/Device.tsx';
import { Glyph, type GlyphName } from './kit/Glyph.tsx';
import {
  BLUSH,
  ICE,
  INK,
  LILAC,
  MINT,
  PAPER,
  Paints,
  PaintScopeContext,
  usePaint,
} from './kit/paint.tsx';
import { AppIcon, SCREEN } from './kit/parts.tsx';
import { squircle } from './kit/squircle.ts';
import { Words } from './kit/Words.tsx';

const MIDDLE = SCREEN.width / 2;
const COLUMNS = 4;
const ICON = 38;
const MARGIN = 18;
const PITCH = 50;
const ROW_PITCH = 54;

/** Four in a row; the app's icon takes the place of four. */
const APPS: readonly GlyphName[][] = [
  ['calendar', 'camera', 'chat', 'cloud'],
  ['photo', 'mail'],
  ['music', 'pin'],
  ['sun', 'heart', 'bell', 'star'],
  ['phone', 'play', 'globe', 'gear'],
  ['lock', 'wifi', 'search', 'download'],
  ['shield', 'book', 'clock', 'user'],
];

type Tile = { tile: string; opacity?: number; color?: string };

const LIGHT_TILE: Tile = { tile: PAPER, opacity: 0.9 };
const DARK_TILE: Tile = { tile: INK, opacity: 0.78, color: PAPER };

/** Tile and glyph color by app. An app without an entry has a light tile. */
const TILES: Partial<Record<GlyphName, Tile>> = {
  camera: DARK_TILE,
  cloud: { tile: ICE },
  music: { tile: BLUSH },
  pin: { tile: MINT },
  heart: { tile: BLUSH },
  star: { tile: LILAC },
  phone: { tile: MINT },
  globe: { tile: ICE },
  gear: DARK_TILE,
};

const APP_SIZE = 78;

type Layout = { top: number; round: number };

const LAYOUTS: Record<DeviceKind, Layout> = {
  iphone: { top: 54, round: 12 },
  android: { top: 116, round: ICON / 2 },
};

/** The drawing's viewBox. */
const VIEW = { x: 11, y: 14, width: 250, height: 506 };
const DEVICE_OFFSET = 24;

/** From the top of the drawing to the middle of the gap below the first row of apps, as a share of its width. */
export const firstRowGap = (kind: DeviceKind) =>
  (DEVICE_OFFSET - VIEW.y + LAYOUTS[kind].top + (ICON + ROW_PITCH) / 2) / VIEW.width;

/** From row to row, as a share of the drawing's width. */
export const ROW_PITCH_RATIO = ROW_PITCH / VIEW.width;

function HomeScreen({ kind, scope }: { kind: DeviceKind; scope: string }) {
  const { top, round } = LAYOUTS[kind];
  const appIconBox = { x: MIDDLE - APP_SIZE / 2, y: top + ROW_PITCH - 3, size: APP_SIZE };
  return (
    <>
      {/* For its size, a larger filter region than the phone's, so that it does not cut off the blur. */}
      <filter id={`${scope}-app-shadow`} x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation={14} />
      </filter>
      <rect {...SCREEN} fill={PAPER} />
      <rect {...SCREEN} fill={usePaint('wash')} />
      {kind === 'android' && <SearchPill y={top - ROW_PITCH} />}
      {APPS.map((row, line) =>
        row.map((glyph, index) => {
          const column = row.length === COLUMNS ? index : index * (COLUMNS - 1);
          const x = MARGIN + column * PITCH;
          const y = top + line * ROW_PITCH;
          const { tile, opacity = 1, color = INK } = TILES[glyph] ?? LIGHT_TILE;
          return (
            <g key={glyph}>
              <path d={squircle(x, y, ICON, ICON, round)} fill={tile} fillOpacity={opacity} />
              <g opacity={0.8}>
                <Glyph name={glyph} x={x + 10} y={y + 10} size={18} color={color} />
              </g>
            </g>
          );
        }),
      )}
      <rect
        x={appIconBox.x + 4}
        y={appIconBox.y + 14}
        width={APP_SIZE - 8}
        height={APP_SIZE - 8}
        rx={20}
        fill={INK}
        fillOpacity={0.4}
        filter={`url(#${scope}-app-shadow)`}
      />
      <AppIcon {...appIconBox} />
      <Words
        text={BRAND.wallet}
        x={MIDDLE}
        y={appIconBox.y + APP_SIZE + 12}
        maxWidth={96}
        size={13}
        anchor="middle"
        weight={600}
      />
    </>
  );
}

/** Above the apps of an Android phone. */
function SearchPill({ y }: { y: number }) {
  return (
    <>
      <rect
        x={MARGIN}
        y={y}
        width={SCREEN.width - 2 * MARGIN}
        height={ICON}
        rx={ICON / 2}
        fill={PAPER}
        fillOpacity={0.62}
      />
      <g opacity={0.42}>
        <Glyph name="search" x={MARGIN + 10} y={y + 10} size={18} color={INK} />
        <rect x={MARGIN + 38} y={y + 16.5} width={56} height={5} rx={2.5} fill={INK} />
      </g>
    </>
  );
}

/** The home screen with the app's icon: 250 × 506 units, in colors of the page. Decorative. */
export function HomeScreenPhone({ kind }: { kind: DeviceKind }) {
  const scope = useId();
  return (
    <svg viewBox={Object.values(VIEW).join(' ')} aria-hidden="true" focusable="false" fill="none">
      <PaintScopeContext value={scope}>
        <defs>
          <Paints />
        </defs>
        <Device kind={kind} scope={scope} offset={DEVICE_OFFSET} isMetal>
          <HomeScreen kind={kind} scope={scope} />
        </Device>
      </PaintScopeContext>
    </svg>
  );
}

import type { ReactNode } from 'react';
import { INK, MUTED, PAPER, usePaint } from './paint.tsx';
import { Backdrop, SCREEN } from './parts.tsx';
import { squircle } from './squircle.ts';
import { Words } from './Words.tsx';

const { width: WIDTH, height: HEIGHT } = SCREEN;

const KINDS = {
  iphone: {
    radius: 48,
    right: [[116, 52]],
    left: [
      [88, 18],
      [120, 32],
      [162, 32],
    ],
  },
  android: {
    radius: 34,
    right: [
      [92, 58],
      [168, 34],
    ],
    left: [],
  },
} as const;

/** The same time in every picture of a phone. */
export const TIME = '9:41';

export type DeviceKind = keyof typeof KINDS;

type DeviceProps = {
  kind: DeviceKind;
  scope: string;
  overlay?: ReactNode;
  /** A page, which a backdrop dims with the status bar; the children are above both. */
  behind?: ReactNode;
  /** A metal frame around the glass, as on the site's other large phones. Without it, only a thin edge. */
  isMetal?: boolean;
  /** x and y of the screen's top left corner. */
  offset?: number;
  children: ReactNode;
};

/** Width of the frame around the glass. */
const METAL = 3.5;
const EDGE = 1;
/** Width of the black glass around the display. */
const GLASS = 6;

/** A phone. Its screen begins at 0, 0 unless `offset` is set. */
export function Device(props: DeviceProps) {
  const { kind, scope, overlay, behind, isMetal, offset = 0, children } = props;
  const { radius, left, right } = KINDS[kind];
  const rim = usePaint(isMetal ? 'metal' : 'rim');
  const outer = GLASS + (isMetal ? METAL : EDGE);
  const glass = squircle(0, 0, WIDTH, HEIGHT, radius);
  const frame = (by: number) => squircle(-by, -by, WIDTH + 2 * by, HEIGHT + 2 * by, radius + by);
  /* Nothing dark below the screen: it would show as a hairline at a rounded corner that crops the phone. */
  const ring = (by: number) => ({ d: frame(by) + glass, fillRule: 'evenodd' as const });
  return (
    <>
      <clipPath id={`${scope}-screen`}>
        <path d={glass} />
      </clipPath>
      <filter id={`${scope}-shadow`} x="-40%" y="-20%" width="180%" height="140%">
        <feGaussianBlur stdDeviation={14} />
      </filter>
      <g transform={`translate(${offset} ${offset})`}>
        <path
          d={frame(0)}
          transform="translate(0 16)"
          fill={INK}
          fillOpacity={0.22}
          filter={`url(#${scope}-shadow)`}
        />
        <path {...ring(outer)} fill={rim} />
        {isMetal && <Antennas outer={outer} />}
        {/* The rim goes around the buttons, too. Without it, they look detached on a dark page. */}
        {left.map(([y, h]) => (
          <SideButton key={y} x={-outer - 2} y={y} h={h} isMetal={isMetal} />
        ))}
        {right.map(([y, h]) => (
          <SideButton key={y} x={WIDTH + outer - 2} y={y} h={h} isMetal={isMetal} />
        ))}
        <path {...ring(GLASS)} fill={INK} />
        <path d={glass} fill={PAPER} />
        <g clipPath={`url(#${scope}-screen)`}>
          {behind ?? children}
          <StatusBar kind={kind} />
          {behind && (
            <>
              <Backdrop />
              {children}
            </>
          )}
        </g>
        {/* Covers the light seam that antialiasing leaves between two clipped shapes. */}
        <path d={glass} stroke={INK} strokeWidth={1.5} />
        {overlay}
      </g>
    </>
  );
}

type SideButtonProps = { x: number; y: number; h: number; isMetal?: boolean | undefined };

function SideButton({ x, y, h, isMetal }: SideButtonProps) {
  const rim = usePaint('rim');
  if (isMetal) return <path d={squircle(x, y, 4, h, 1.25)} fill={MUTED} />;
  return (
    <>
      <path d={squircle(x - 1, y - 1, 6, h + 2, 2.25)} fill={rim} />
      <path d={squircle(x, y, 4, h, 1.25)} fill={INK} />
    </>
  );
}

/** Where the metal is interrupted. */
function Antennas({ outer }: { outer: number }) {
  return (
    <path
      d={`M${-outer} 64h${outer}M${WIDTH} 64h${outer}`}
      stroke={INK}
      strokeOpacity={0.56}
      strokeWidth={METAL}
    />
  );
}

function StatusBar({ kind }: { kind: DeviceKind }) {
  return (
    <>
      <Words text={TIME} x={39} y={20.5} maxWidth={40} size={12} weight={600} anchor="middle" />
      {kind === 'iphone' ? (
        <rect x={79} y={11} width={66} height={19} rx={9.5} fill={INK} />
      ) : (
        <circle cx={112} cy={20} r={7} fill={INK} />
      )}
      <path
        d="M163.5 22.5v1M168 20.5v3M172.5 18v5.5"
        stroke={INK}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <rect x={179} y={16} width={19} height={9} rx={3} stroke={INK} strokeWidth={1.2} />
      <rect x={181} y={18} width={12} height={5} rx={1.6} fill={INK} />
    </>
  );
}

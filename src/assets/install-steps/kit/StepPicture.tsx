import { useId, type ReactNode } from 'react';
import {
  BLUSH,
  ICE,
  INK,
  LILAC,
  LINE,
  MINT,
  PAPER,
  Paints,
  PaintScope,
  stops,
  usePaint,
} from './paint.tsx';
import { Bar } from './parts.tsx';
import { squircle } from './squircle.ts';

/** Size of the phone's screen in user units. */
const WIDTH = 224;
const HEIGHT = 488;
const LEFT = 48;
const TOP = { top: 30, bottom: -118 };
// Each glow ends within the picture, so that its box is invisible.
const LIGHTS = [
  { cx: 118, cy: 122, r: 118, color: BLUSH },
  { cx: 202, cy: 118, r: 118, color: LILAC },
  { cx: 206, cy: 276, r: 114, color: ICE },
  { cx: 116, cy: 280, r: 116, color: MINT },
];

function Light({ scope }: { scope: string }) {
  return (
    <g fillOpacity={0.8}>
      {LIGHTS.map(({ color, ...circle }, index) => (
        <g key={color}>
          <radialGradient id={`${scope}-light-${index}`}>
            {stops([0, color], [0.55, color, 0.62], [1, color, 0])}
          </radialGradient>
          <circle {...circle} fill={`url(#${scope}-light-${index})`} />
        </g>
      ))}
    </g>
  );
}

function StatusBar() {
  return (
    <>
      <Bar x={22} y={16} w={24} h={7} tone="ink" />
      <Bar x={164} y={16} w={12} h={7} tone="ink" />
      <rect x={181} y={15} width={19} height={9} rx={3} stroke={INK} strokeWidth={1.2} />
      <rect x={183} y={17} width={12} height={5} rx={1.6} fill={INK} />
      <circle cx={112} cy={20} r={7} fill={INK} />
    </>
  );
}

/** The end of the phone in the picture; the other end fades out. */
type Crop = keyof typeof TOP;

function Phone({ scope, crop, children }: { scope: string; crop: Crop; children: ReactNode }) {
  const rim = usePaint('rim');
  const glass = squircle(0, 0, WIDTH, HEIGHT, 42);
  const fadesFrom = crop === 'top' ? 1 : 0;
  return (
    <>
      <clipPath id={`${scope}-screen`}>
        <path d={glass} />
      </clipPath>
      <linearGradient id={`${scope}-fade-ramp`} x1="0" y1={fadesFrom} x2="0" y2={1 - fadesFrom}>
        {stops([0, INK, 0], [0.15, INK])}
      </linearGradient>
      <mask
        id={`${scope}-fade`}
        mask-type="alpha"
        maskUnits="userSpaceOnUse"
        x="0"
        y="0"
        width="320"
        height="400"
      >
        <rect width="320" height="400" fill={`url(#${scope}-fade-ramp)`} />
      </mask>
      <g mask={`url(#${scope}-fade)`}>
        <g transform={`translate(${LEFT} ${TOP[crop]})`}>
          <path d={squircle(WIDTH + 4, 128, 4, 46, 2)} fill={rim} />
          <path d={squircle(-8, 104, 4, 28, 2)} fill={rim} />
          <path d={squircle(-7.5, -7.5, WIDTH + 15, HEIGHT + 15, 49.5)} fill={rim} />
          <path d={squircle(-5.5, -5.5, WIDTH + 11, HEIGHT + 11, 47.5)} fill={INK} />
          <path d={glass} fill={PAPER} />
          <g clipPath={`url(#${scope}-screen)`}>{children}</g>
        </g>
      </g>
    </>
  );
}

type Step = {
  screen: ReactNode;
  /** Floats above the phone. */
  above?: ReactNode;
  crop?: Crop;
};

/**
 * One step of an install guide, 320 × 400 units. Decorative (`aria-hidden`): the caption has the
 * meaning. No text, no color values and no inline style (GUIDE-1, GUIDE-2).
 */
export function stepPicture({ screen, above, crop = 'top' }: Step) {
  return function StepPicture({ className }: { className?: string }) {
    const scope = useId();
    return (
      <svg
        className={className}
        viewBox="0 0 320 400"
        width={320}
        height={400}
        aria-hidden="true"
        focusable="false"
        fill="none"
      >
        <PaintScope value={scope}>
          <defs>
            <Paints />
          </defs>
          <Light scope={scope} />
          <Phone scope={scope} crop={crop}>
            {screen}
            {crop === 'top' ? (
              <StatusBar />
            ) : (
              <rect x={78} y={476} width={68} height={4} rx={2} fill={LINE} />
            )}
          </Phone>
          <g transform={`translate(${LEFT} ${TOP[crop]})`}>{above}</g>
        </PaintScope>
      </svg>
    );
  };
}

import { useId, type ReactElement, type ReactNode } from 'react';
import { GLOW, INK, LINE, NACRE, PAPER, PaintScope, usePaint } from './paint.ts';
import { Paints } from './Paints.tsx';
import { Bar } from './parts.tsx';
import { squircle } from './squircle.ts';

/** Size of the phone's screen; a screen draws from (0, 0) to (`width`, `height`). */
export const SCREEN = { width: 224, height: 488 } as const;

/** Which end of the phone the picture shows; the other end fades out. */
export type Crop = 'top' | 'bottom';

const LEFT = 48;
const TOP: Record<Crop, number> = { top: 30, bottom: -118 };
// Each light ends within the picture: the box it stands in must never show.
const GLOWS = [
  { cx: 118, cy: 122, r: 118, color: NACRE[0] },
  { cx: 202, cy: 118, r: 118, color: NACRE[1] },
  { cx: 206, cy: 276, r: 114, color: NACRE[2] },
  { cx: 116, cy: 280, r: 116, color: NACRE[3] },
] as const;

function Light({ scope }: { readonly scope: string }): ReactElement {
  return (
    <g fillOpacity={GLOW}>
      {GLOWS.map(({ cx, cy, r, color }, index) => (
        <g key={color}>
          <radialGradient id={`${scope}-light-${index}`}>
            <stop offset="0" stopColor={color} />
            <stop offset="0.55" stopColor={color} stopOpacity="0.62" />
            <stop offset="1" stopColor={color} stopOpacity="0" />
          </radialGradient>
          <circle cx={cx} cy={cy} r={r} fill={`url(#${scope}-light-${index})`} />
        </g>
      ))}
    </g>
  );
}

function StatusBar(): ReactElement {
  return (
    <g>
      <Bar x={22} y={16} w={24} h={7} tone="ink" />
      <Bar x={164} y={16} w={12} h={7} tone="ink" />
      <rect
        x={181}
        y={15}
        width={19}
        height={9}
        rx={3}
        fill="none"
        stroke={INK}
        strokeWidth={1.2}
      />
      <rect x={183} y={17} width={12} height={5} rx={1.6} fill={INK} />
      <circle cx={112} cy={20} r={7} fill={INK} />
    </g>
  );
}

function Phone({
  crop,
  children,
}: {
  readonly crop: Crop;
  readonly children: ReactNode;
}): ReactElement {
  const rim = usePaint('rim').url;
  const screen = usePaint('screen');
  const fade = usePaint('fade');
  const top = TOP[crop];
  const { width, height } = SCREEN;
  const glass = squircle(0, 0, width, height, 42);
  return (
    <>
      <clipPath id={screen.id}>
        <path d={glass} />
      </clipPath>
      <linearGradient
        id={`${fade.id}-ramp`}
        x1="0"
        y1={crop === 'top' ? 1 : 0}
        x2="0"
        y2={crop === 'top' ? 0 : 1}
      >
        <stop offset="0" stopColor={INK} stopOpacity="0" />
        <stop offset="0.15" stopColor={INK} />
      </linearGradient>
      <mask
        id={fade.id}
        mask-type="alpha"
        maskUnits="userSpaceOnUse"
        x="0"
        y="0"
        width="320"
        height="400"
      >
        <rect width="320" height="400" fill={`url(#${fade.id}-ramp)`} />
      </mask>
      <g mask={fade.url}>
        <g transform={`translate(${LEFT} ${top})`}>
          <path d={squircle(width + 4, 128, 4, 46, 2)} fill={rim} />
          <path d={squircle(-8, 104, 4, 28, 2)} fill={rim} />
          <path d={squircle(-7.5, -7.5, width + 15, height + 15, 49.5)} fill={rim} />
          <path d={squircle(-5.5, -5.5, width + 11, height + 11, 47.5)} fill={INK} />
          <path d={glass} fill={PAPER} />
          <g clipPath={screen.url}>{children}</g>
        </g>
      </g>
    </>
  );
}

/** What every step picture takes. */
export interface StepPictureProps {
  /** Class of the `svg`, for its place and size in the page. */
  readonly className?: string | undefined;
}

interface FrameProps extends StepPictureProps {
  readonly crop?: Crop;
  /** What is on the screen, in screen units. */
  readonly screen: ReactNode;
  /** What floats above the phone (the pointer), in the same units. */
  readonly above?: ReactNode;
}

/**
 * One step of an install guide: 320 × 400 units, the brand's phone on nacre light.
 * Decorative (`aria-hidden`): the caption beside it carries the meaning. It holds
 * no words, no color values and no inline style (GUIDE-1, GUIDE-2).
 */
export function StepPicture({ className, crop = 'top', screen, above }: FrameProps): ReactElement {
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
        <Phone crop={crop}>
          {screen}
          {crop === 'top' ? <StatusBar /> : <HomeBar />}
        </Phone>
        <g transform={`translate(${LEFT} ${TOP[crop]})`}>{above}</g>
      </PaintScope>
    </svg>
  );
}

function HomeBar(): ReactElement {
  return <rect x={78} y={476} width={68} height={4} rx={2} fill={LINE} />;
}

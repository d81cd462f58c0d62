import { useId, type ComponentProps, type ReactNode } from 'react';
import { Device, type DeviceKind } from './Device.tsx';
import { BLUSH, ICE, LILAC, MINT, Paints, PaintScope, stops } from './paint.tsx';
import { Ring } from './parts.tsx';

// Each glow ends within the picture, so that its box is invisible.
const LIGHTS = [
  { cx: 104, cy: 104, r: 104, color: BLUSH },
  { cx: 168, cy: 100, r: 100, color: LILAC },
  { cx: 172, cy: 236, r: 100, color: ICE },
  { cx: 102, cy: 238, r: 102, color: MINT },
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

type Step = {
  device: DeviceKind;
  /** With the words that the step's title and text mark, in their order. */
  screen: (...words: string[]) => ReactNode;
  /** The dark page below, if the screen is a dialog. */
  behind?: (...words: string[]) => ReactNode;
  /** What to tap. */
  target: ComponentProps<typeof Ring>;
};

/**
 * One step of an install guide, 272 × 340 units. Decorative (`aria-hidden`): the step's text says
 * the words too. No color values and no inline style (GUIDE-1, GUIDE-2).
 */
export function stepPicture({ device, screen, behind, target }: Step) {
  return function StepPicture({ words }: { words: readonly string[] }) {
    const scope = useId();
    return (
      <svg
        viewBox="0 0 272 340"
        width={272}
        height={340}
        aria-hidden="true"
        focusable="false"
        overflow="visible"
        fill="none"
      >
        <PaintScope value={scope}>
          <defs>
            <Paints />
          </defs>
          <Light scope={scope} />
          <Device
            kind={device}
            scope={scope}
            above={<Ring {...target} />}
            behind={behind?.(...words)}
          >
            {screen(...words)}
          </Device>
        </PaintScope>
      </svg>
    );
  };
}

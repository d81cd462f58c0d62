import { useId, type ComponentProps, type ReactNode } from 'react';
import { Device, type DeviceKind } from './Device.tsx';
import { Paints, PaintScopeContext } from './paint.tsx';
import { Lift, Ring } from './parts.tsx';

/** In user units. */
const WIDTH = 300;
const HEIGHT = 280;
/** How much larger than the phone a lifted part is. */
const LIFT = 1.18;

type View = {
  /** The point of the phone's screen at the picture's top left corner, in units of the screen. */
  x: number;
  y: number;
  scale: number;
};

/** Gets the words that the step's title and text mark, in their order. */
type Draw = (...words: string[]) => ReactNode;

type Step = {
  device: DeviceKind;
  /** The part of the phone that is shown. */
  view: View;
  screen: Draw;
  /** The page below, dimmed, if the screen is a dialog. */
  behind?: Draw;
  /** The row to tap, if it is drawn in front of the phone and larger. */
  lifted?: Draw;
  /** What to tap or to read. */
  target: ComponentProps<typeof Ring>;
};

/**
 * The picture of a step: a part of a phone, drawn larger than its frame, which crops it. Decorative
 * (`aria-hidden`): the step's text says the words, too. No color values and no inline style (GUIDE-1,
 * GUIDE-2).
 */
export function stepPicture({ device, view, screen, behind, lifted, target }: Step) {
  const { x, y, scale } = view;
  return function StepPicture({ words }: { words: readonly string[] }) {
    const scope = useId();
    return (
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
        focusable="false"
        overflow="visible"
        fill="none"
      >
        <PaintScopeContext value={scope}>
          <defs>
            <Paints />
          </defs>
          <g transform={`scale(${scale}) translate(${-x} ${-y})`}>
            <Device
              kind={device}
              scope={scope}
              overlay={
                lifted ? (
                  <Lift {...target} by={LIFT} scope={scope}>
                    {lifted(...words)}
                  </Lift>
                ) : (
                  <Ring {...target} />
                )
              }
              behind={behind?.(...words)}
            >
              {screen(...words)}
            </Device>
          </g>
        </PaintScopeContext>
      </svg>
    );
  };
}

import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { phoneBack } from '../../assets/images/phone-back.ts';
import { logoPearl } from '../../assets/images/logo-pearl.ts';
import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Caption } from '../../primitives/Text.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { phoneBesideTerms } from './beside-terms.ts';
import { size } from '../../theme/generated/tokens.ts';
import {
  frameOf,
  HALF_TURN,
  limitTurn,
  STEP_DEGREES,
  turnByKey,
  viewOf,
  wrapTurn,
} from './turn.ts';
import { type LoadFrames, useFrames } from './use-frames.ts';

type PhoneTurntableProps = {
  /** The phone from behind. */
  children: ReactNode;
  load?: LoadFrames;
};

type Drag = { x: number; turn: number };

/** A drag across the picture's width is half a turn. */
function dragPhone({ currentTarget, clientX }: PointerEvent<HTMLElement>, from: Drag): number {
  return wrapTurn(from.turn + ((clientX - from.x) / currentTarget.clientWidth) * HALF_TURN);
}

/** The thumb follows the pointer. */
function dragThumb({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return limitTurn((((clientX - left) / width) * 2 - 1) * HALF_TURN);
}

/**
 * Visitors turn the phone by dragging it, or with the slider below it, a pearl on a line. The other frames load at
 * the first press or key.
 */
export function PhoneTurntable({ children, load }: PhoneTurntableProps) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const [turn, setTurn] = useState(0);
  const { urlFor, request, hasFailed } = useFrames(load);
  const url = urlFor(frameOf(turn));
  const drag = useRef<Drag>(null);

  const dragTo = (turnAt: (event: PointerEvent<HTMLElement>, from: Drag) => number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      request();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, turn };
      setTurn(turnAt(event, drag.current));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current) setTurn(turnAt(event, drag.current));
    },
    onLostPointerCapture: () => {
      drag.current = null;
    },
    // Otherwise the browser would start a native drag of the image.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  });

  return (
    <Root>
      <Stage {...dragTo(dragPhone)} data-has-frame={url !== undefined}>
        {children}
        {url !== undefined && <img src={url} alt="" />}
      </Stage>
      <Control data-dehydrated={!isHydrated}>
        <Track {...dragTo(dragThumb)}>
          <Thumb
            // No style attribute: the content security policy of a document allows none.
            ref={(thumb) => thumb?.style.setProperty('--turn', `${turn / HALF_TURN}`)}
            role="slider"
            tabIndex={0}
            aria-label={t('order.turn')}
            aria-valuemin={-HALF_TURN * STEP_DEGREES}
            aria-valuemax={HALF_TURN * STEP_DEGREES}
            aria-valuenow={turn * STEP_DEGREES}
            aria-valuetext={t(`order.turn.${viewOf(turn)}`)}
            onKeyDown={(event: KeyboardEvent) => {
              const next = turnByKey(event.key, turn);
              if (next === undefined) return;
              event.preventDefault();
              request();
              setTurn(next);
            }}
          >
            <Picture data={logoPearl} alt="" sizes={`${size.icon}px`} />
          </Thumb>
        </Track>
        <Caption $color="muted" role="status">
          {hasFailed ? t('order.turn.failed') : t('order.turn')}
        </Caption>
      </Control>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  ${phoneBesideTerms(css`
    justify-content: center;
  `)}
`;

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  cursor: grab;
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  > picture {
    display: block;
    height: 100%;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  > img {
    position: absolute;
    inset: 0;
  }

  &[data-has-frame='true'] > picture {
    visibility: hidden;
  }

  /* As high as the phone, so that the slider is close to it. */
  ${phoneBesideTerms(css`
    flex: 0 1 auto;
    aspect-ratio: ${phoneBack.width} / ${phoneBack.height};
  `)}
`;

/** Hidden until hydration. Its space is reserved, so that it appears without a layout shift. */
const Control = styled.div`
  display: grid;
  justify-items: center;
  padding-block-end: ${cssVar('space-2')};
  pointer-events: auto;

  &[data-dehydrated='true'] {
    visibility: hidden;
  }

  /* The caption is close below the pearl, and overlaps the pearl's touch target. */
  > :last-child {
    margin-block-start: calc(-1 * ${cssVar('space-2')});
  }

  ${hiddenIn('print')}
`;

const Track = styled.div`
  position: relative;
  width: min(14rem, 70%);
  height: ${cssVar('size-target')};
  cursor: grab;
  touch-action: pan-y;

  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }
`;

const Thumb = styled.span`
  position: absolute;
  inset: 0 auto auto calc(50% + var(--turn, 0) * 50%);
  display: grid;
  place-items: center;
  width: ${cssVar('size-target')};
  height: ${cssVar('size-target')};
  translate: -50%;
  border-radius: ${cssVar('radius-pill')};

  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('space-2')});
  }

  img {
    width: ${cssVar('size-icon')};
    height: ${cssVar('size-icon')};
  }
`;

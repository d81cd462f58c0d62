import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css.ts';
import { clamp } from '../../model/zoom.ts';

type CompareSliderProps = {
  /** From 0 to 1 of the pane's width. */
  position: number;
  onChange: (change: (position: number) => number) => void;
};

const STEP = 0.02;

export function CompareSlider({ position, onChange }: CompareSliderProps) {
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const pane = currentTarget.parentElement?.getBoundingClientRect();
    if (!currentTarget.hasPointerCapture(pointerId) || !pane) return;
    const next = clamp((clientX - pane.left) / pane.width, 0, 1);
    onChange(() => next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    // An updater, because a held key repeats faster than the page renders.
    onChange((now) => clamp(now + step, 0, 1));
  };
  return (
    <Line
      role="slider"
      tabIndex={0}
      aria-label="Between baseline and candidate"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position * 100)}
      style={{ left: `${position * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
    />
  );
}

const Line = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 32px;
  margin-left: -16px;
  cursor: col-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0 15px;
    background: ${cssVar('palette-cobalt-600')};
    box-shadow: 0 0 0 1px ${cssVar('palette-paper-50')};
  }

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 2px;
    width: 28px;
    height: 28px;
    margin-top: -14px;
    border-radius: 50%;
    background: ${cssVar('palette-paper-50')};
    border: 2px solid ${cssVar('palette-cobalt-600')};
  }
`;

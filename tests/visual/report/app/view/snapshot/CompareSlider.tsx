import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';

type SplitProps = {
  /** 0 to 1 of the pane. */
  at: number;
  onChange: (change: (at: number) => number) => void;
};

const STEP = 0.02;

/** The line between base and new; dragged, or moved with the arrow keys. */
export function CompareSlider({ at, onChange }: SplitProps) {
  const dragging = useRef(false);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!dragging.current || !pane) return;
    const at = within((event.clientX - pane.left) / pane.width);
    onChange(() => at);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    // A held key is faster than the page: the last step counts, not the last picture.
    onChange((now) => within(now + step));
  };
  return (
    <Line
      role="slider"
      tabIndex={0}
      aria-label="Between base and new"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      style={{ left: `${at * 100}%` }}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => (dragging.current = false)}
      onPointerCancel={() => (dragging.current = false)}
      onKeyDown={keys}
    />
  );
}

function within(at: number): number {
  return Math.min(1, Math.max(0, at));
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

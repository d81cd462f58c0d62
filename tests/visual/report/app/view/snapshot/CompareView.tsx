import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css.ts';
import type { ResultRow } from '../../../results.ts';
import { ARROWS } from '../../keyboard-shortcuts.ts';
import type { CompareMode } from '../../model/route.ts';
import { DENSE, focusRingInside } from '../ui.ts';
import { CompareSlider } from './CompareSlider.tsx';
import { ChangeBoxes, ImageLayer } from './ImageLayer.tsx';
import type { Compare } from './use-compare.ts';

/** In CSS px. */
const PAN_STEP = 60;

/** Both screenshots in the chosen mode, with the same zoom and position. */
export function CompareView({ row, compare }: { row: ResultRow; compare: Compare }) {
  const { mode, shown, opacity, split, setSplit, showBoxes, zoom, panes } = compare;
  const { view } = zoom;
  const baseline = <ImageLayer row={row} kind="expected" view={view} />;
  const candidate = <ImageLayer row={row} kind="actual" view={view} />;
  const boxes = showBoxes && <ChangeBoxes changes={row.changes} view={view} />;
  const visibleIf = (isVisible: boolean) =>
    ({ visibility: isVisible ? 'visible' : 'hidden' }) as const;
  const content: Record<CompareMode, ReactNode> = {
    side: (
      <>
        <Pane label="Baseline">
          {baseline}
          {boxes}
        </Pane>
        <Pane label="Candidate">
          {candidate}
          {boxes}
        </Pane>
      </>
    ),
    slider: (
      <Pane label="Baseline | Candidate">
        <Layer style={{ clipPath: `inset(0 ${(1 - split) * 100}% 0 0)` }}>{baseline}</Layer>
        <Layer style={{ clipPath: `inset(0 0 0 ${split * 100}%)` }}>{candidate}</Layer>
        {boxes}
        <CompareSlider position={split} onChange={setSplit} />
      </Pane>
    ),
    onion: (
      <Pane label={`Candidate at ${Math.round(opacity * 100)} %`}>
        {/* Added, not overlaid: at 0 % and 100 %, the hidden screenshot is invisible even where it is longer. */}
        <Layer>
          <Layer style={{ opacity: 1 - opacity }}>{baseline}</Layer>
          <Layer style={{ opacity, mixBlendMode: 'plus-lighter' }}>{candidate}</Layer>
        </Layer>
        {boxes}
      </Pane>
    ),
    blink: (
      <Pane label={shown === 'actual' ? 'Candidate' : 'Baseline'}>
        <Layer style={visibleIf(shown === 'expected')}>{baseline}</Layer>
        <Layer style={visibleIf(shown === 'actual')}>{candidate}</Layer>
      </Pane>
    ),
    difference: (
      <Pane label="Difference">
        {row.files.diff === undefined ? (
          <Layer style={{ background: cssVar('palette-black') }}>
            <Layer>{baseline}</Layer>
            <Layer style={{ mixBlendMode: 'difference' }}>{candidate}</Layer>
          </Layer>
        ) : (
          <ImageLayer row={row} kind="diff" view={view} />
        )}
        {boxes}
      </Pane>
    ),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.target !== event.currentTarget) return;
    event.preventDefault();
    zoom.pan(-arrow[0] * PAN_STEP, -arrow[1] * PAN_STEP);
  };
  return (
    <Panes
      ref={panes}
      tabIndex={0}
      role="group"
      aria-label={`Screenshots, ${mode === 'side' ? 'side by side' : mode}`}
      onKeyDown={onKeyDown}
    >
      {content[mode]}
    </Panes>
  );
}

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PaneBox data-pane>
      {children}
      <span>{label}</span>
    </PaneBox>
  );
}

const Panes = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  height: 100%;
  background: ${cssVar('palette-black')};
  cursor: grab;
  touch-action: none;
  user-select: none;
  ${focusRingInside}

  &:active {
    cursor: grabbing;
  }
`;

const PaneBox = styled.div`
  position: relative;
  overflow: clip;
  /* Dotted, so that the edge of a dark page is visible. */
  background:
    radial-gradient(circle, ${cssVar('color-line-subtle')} 1px, transparent 1px) 0 0 / 12px 12px,
    ${cssVar('color-surface-raised')};
  isolation: isolate;

  > span:last-child {
    position: absolute;
    left: ${cssVar('space-3')};
    bottom: ${cssVar('space-3')};
    padding: 2px 10px;
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};
    font-size: ${DENSE.small};
    pointer-events: none;
  }
`;

/** Layers in it blend with each other, not with the background. */
const Layer = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
`;
